import type { PriceDraft } from './price-draft.ts';

const KEY = 'admin-draft:transfer-prices';

/** Unsaved price changes, and the table they are based on. */
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
    // Storage full or blocked: the draft lasts only as long as the tab.
  }
}
