import type { PriceDraft } from './price-draft.ts';

const KEY = 'admin-draft:transfer-prices';

/** Prices that were changed and not saved, and the table that they were changed in. */
export type KeptDraft = { base: PriceDraft; now: PriceDraft };

export function readKept(): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptDraft | null;
    return kept?.base && kept.now ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keep(draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden storage: then the draft lives as long as its tab.
  }
}
