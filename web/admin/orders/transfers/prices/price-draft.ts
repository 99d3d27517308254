import type { PriceCell, PriceDifference } from '#contract/transfers/admin/price-admin.ts';

export type PriceField = 'oneWayCents' | 'returnCents';
/** A price while it is edited; an amount may be missing. */
export type DraftPrice = {
  oneWayCents: number | null;
  returnCents: number | null;
  validTo: string | null;
};
/** A whole price table, keyed by `zone vehicle validFrom`. */
export type PriceDraft = Readonly<Record<string, DraftPrice>>;
export type CellName = { zone: string; vehicle: string; validFrom: string };
export type Amount = CellName & { field: PriceField; cents: number | null };

export const cellKey = ({ zone, vehicle, validFrom }: CellName) =>
  `${zone} ${vehicle} ${validFrom}`;
export function cellName(key: string): CellName {
  const [zone = '', vehicle = '', validFrom = ''] = key.split(' ');
  return { zone, vehicle, validFrom };
}

export const draftOf = (cells: readonly PriceCell[]): PriceDraft =>
  Object.fromEntries(
    cells.map((cell) => [
      cellKey(cell),
      { oneWayCents: cell.oneWayCents, returnCents: cell.returnCents, validTo: cell.validTo },
    ]),
  );

/** The table with these amounts; a price without amounts is removed, and a new one ends with its season. */
export function withAmounts(
  draft: PriceDraft,
  amounts: readonly Amount[],
  validTo: string | null,
): PriceDraft {
  const next = { ...draft };
  for (const { field, cents, ...name } of amounts) {
    const key = cellKey(name);
    const before = next[key] ?? { oneWayCents: null, returnCents: null, validTo };
    const after = { ...before, [field]: cents };
    if (after.oneWayCents === null && after.returnCents === null) delete next[key];
    else next[key] = after;
  }
  return next;
}

const isSame = (a: DraftPrice | undefined, b: DraftPrice | undefined) =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.oneWayCents === b.oneWayCents &&
    a.returnCents === b.returnCents &&
    a.validTo === b.validTo);

const keysOf = (...drafts: readonly PriceDraft[]) => [
  ...new Set(drafts.flatMap((draft) => Object.keys(draft))),
];

/** Keys of changed prices. */
export const changedKeys = (base: PriceDraft, now: PriceDraft): string[] =>
  keysOf(base, now).filter((key) => !isSame(base[key], now[key]));

/** Keys of prices that lack one of their two amounts. */
export const incompleteKeys = (draft: PriceDraft): string[] =>
  Object.keys(draft).filter(
    (key) => draft[key]?.oneWayCents === null || draft[key]?.returnCents === null,
  );

/** The changes that turn `base` into `now`. */
export function changeOf(
  base: PriceDraft,
  now: PriceDraft,
): { cells: PriceCell[]; removed: CellName[] } {
  const keys = changedKeys(base, now);
  return {
    cells: keys.flatMap((key): PriceCell[] => {
      const price = now[key];
      if (!price || price.oneWayCents === null || price.returnCents === null) return [];
      return [
        {
          ...cellName(key),
          oneWayCents: price.oneWayCents,
          returnCents: price.returnCents,
          validTo: price.validTo,
        },
      ];
    }),
    removed: keys.filter((key) => !now[key]).map(cellName),
  };
}

/** Rebases my changes onto a concurrently saved table; returns the prices both changed. */
export function rebase(
  base: PriceDraft,
  mine: PriceDraft,
  theirs: PriceDraft,
): { draft: PriceDraft; clashes: string[] } {
  const draft = { ...theirs };
  const changed = changedKeys(base, mine);
  for (const key of changed) {
    const price = mine[key];
    if (price) draft[key] = price;
    else delete draft[key];
  }
  const clashes = changed.filter(
    (key) => !isSame(base[key], theirs[key]) && !isSame(mine[key], theirs[key]),
  );
  return { draft, clashes };
}

const complete = (price: DraftPrice | undefined): PriceDifference['before'] =>
  price && price.oneWayCents !== null && price.returnCents !== null
    ? { oneWayCents: price.oneWayCents, returnCents: price.returnCents, validTo: price.validTo }
    : null;

/** Differences of two tables, in the format of the save preview. */
export const differences = (before: PriceDraft, after: PriceDraft): PriceDifference[] =>
  changedKeys(before, after).map((key) => ({
    ...cellName(key),
    before: complete(before[key]),
    after: complete(after[key]),
  }));

/** Number of changed amounts; a price whose dates alone changed counts once. */
export const amountCount = (changes: readonly PriceDifference[]): number =>
  changes.reduce((sum, { before, after }) => {
    const isOther = (field: PriceField) => (before?.[field] ?? null) !== (after?.[field] ?? null);
    return sum + Math.max(1, Number(isOther('oneWayCents')) + Number(isOther('returnCents')));
  }, 0);
