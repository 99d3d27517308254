import { useEffect, useState } from 'react';
import { begin, commit, type History, redo, undo } from '#admin/frame/sheet/history.ts';
import type { PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import {
  amountCount,
  changedKeys,
  changeOf,
  differences,
  draftOf,
  incompleteKeys,
  type PriceDraft,
  rebase,
} from './price-draft.ts';

const KEY = 'admin-draft:transfer-prices';

/** Unsaved price changes, and the table they are based on. */
type KeptDraft = { base: PriceDraft; now: PriceDraft };

function readKept(): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptDraft | null;
    return kept?.base && kept.now ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage full or blocked: the draft lasts only as long as the tab.
  }
}

/** State of the price table editor: saved table, undo history, and the draft of another tab or after a crash. */
export function usePriceTable(read: PriceGrid) {
  const [grid, setGrid] = useState(read);
  const [base, setBase] = useState<PriceDraft>(() => draftOf(read.cells));
  const [isRecovered, setRecovered] = useState(false);
  const [history, setHistory] = useState<History<PriceDraft>>(() => begin(base));
  const { now } = history;
  const isDirty = changedKeys(base, now).length > 0;

  /** Runs once on opening: rebases the draft onto the saved table. */
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) return;
    setAsked(true);
    const kept = readKept();
    if (!kept) return;
    const { draft } = rebase(kept.base, kept.now, base);
    if (changedKeys(base, draft).length === 0) return;
    setHistory(commit(begin(base), draft));
    setRecovered(true);
  }, [isAsked, base]);
  useEffect(() => {
    if (isAsked) keep(isDirty ? { base, now } : undefined);
  }, [isAsked, isDirty, base, now]);

  const open = (saved: PriceGrid, draft = draftOf(saved.cells)) => {
    const savedDraft = draftOf(saved.cells);
    setGrid(saved);
    setBase(savedDraft);
    setHistory(
      changedKeys(savedDraft, draft).length === 0
        ? begin(savedDraft)
        : commit(begin(savedDraft), draft),
    );
    setRecovered(false);
  };
  return {
    grid,
    base,
    now,
    changedAmounts: amountCount(differences(base, now)),
    isDirty,
    isRecovered,
    incomplete: incompleteKeys(now),
    change: changeOf(base, now),
    set: (next: PriceDraft) => next !== now && setHistory(commit(history, next)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo(history)),
    redo: () => setHistory(redo(history)),
    discard: () => {
      setHistory(begin(base));
      setRecovered(false);
    },
    /** Resets to the saved table; `draft`: with changes still to be saved over it. */
    open,
  };
}
export type PriceTable = ReturnType<typeof usePriceTable>;
