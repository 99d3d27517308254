import { cellKey, cellName, type DraftPrice, type PriceDraft } from './price-draft.ts';

/** Prices with the same first day. `validTo` is the end that most of them have; `isMixed`: some differ. */
export type Season = { validFrom: string; validTo: string | null; isMixed: boolean };

function commonest(ends: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Sorted by first day. */
export function seasonsOf(draft: PriceDraft): Season[] {
  const ends = new Map<string, (string | null)[]>();
  for (const [key, price] of Object.entries(draft)) {
    const { validFrom } = cellName(key);
    ends.set(validFrom, [...(ends.get(validFrom) ?? []), price.validTo]);
  }
  return [...ends]
    .map(([validFrom, all]) => ({
      validFrom,
      validTo: commonest(all),
      isMixed: new Set(all).size > 1,
    }))
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
}

/** The season in effect on a day: the latest to begin, or the first season if none has begun. */
export function seasonOn(seasons: readonly Season[], day: string): Season | undefined {
  const holding = seasons.filter(
    ({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day),
  );
  return holding.at(-1) ?? seasons[0];
}

type Days = { validFrom: string; validTo: string | null };

const ofSeason = (draft: PriceDraft, validFrom: string | undefined) =>
  Object.entries(draft).filter(([key]) => cellName(key).validFrom === validFrom);

const onDays = (
  entries: readonly [string, DraftPrice][],
  { validFrom, validTo }: Days,
): PriceDraft =>
  Object.fromEntries(
    entries.map(([key, price]) => [
      cellKey({ ...cellName(key), validFrom }),
      { ...price, validTo },
    ]),
  );

/** A new season with the prices of another one, each adjusted by `change`. */
export function addSeason(
  draft: PriceDraft,
  like: string | undefined,
  days: Days,
  change: (cents: number) => number,
): PriceDraft {
  const amount = (cents: number | null) => (cents === null ? null : change(cents));
  const entries = ofSeason(draft, like).map(([key, price]): [string, DraftPrice] => [
    key,
    { ...price, oneWayCents: amount(price.oneWayCents), returnCents: amount(price.returnCents) },
  ]);
  return { ...draft, ...onDays(entries, days) };
}

/** Moves a season to other dates. */
export const moveSeason = (draft: PriceDraft, validFrom: string, days: Days): PriceDraft => ({
  ...removeSeason(draft, validFrom),
  ...onDays(ofSeason(draft, validFrom), days),
});

export const removeSeason = (draft: PriceDraft, validFrom: string): PriceDraft =>
  Object.fromEntries(
    Object.entries(draft).filter(([key]) => cellName(key).validFrom !== validFrom),
  );
