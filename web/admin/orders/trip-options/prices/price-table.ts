import type { TripPriceCell, TripPriceGrid } from '#contract/bookings/plans.ts';

export type Season = { seasonFrom: string; seasonTo: string };
/** Prices while they are edited: seasons as columns, and cents by season and row. A season may still be empty. */
export type PriceDraft = { seasons: readonly Season[]; cents: Readonly<Record<string, number>> };
export type PriceChange = Season & {
  unitId: number | null;
  before: number | null;
  after: number | null;
};

export const ALL_YEAR: Season = { seasonFrom: '01-01', seasonTo: '12-31' };

export const seasonKey = ({ seasonFrom, seasonTo }: Season) => `${seasonFrom}/${seasonTo}`;
const centsKey = (unitId: number | null, season: Season) =>
  `${unitId ?? 'booking'} ${seasonKey(season)}`;

/** The rows of a table: units, or the whole booking. */
export const rowsOf = ({ option, units }: TripPriceGrid): (number | null)[] =>
  option.pricingPer === 'BOOKING' ? [null] : units.map(({ id }) => id);

/** The season of the whole year first, then by first day. */
const inOrder = (seasons: readonly Season[]) =>
  seasons.toSorted((one, other) => {
    const [isYear, isOtherYear] = [one, other].map(
      (season) => seasonKey(season) === seasonKey(ALL_YEAR),
    );
    return Number(isOtherYear) - Number(isYear) || seasonKey(one).localeCompare(seasonKey(other));
  });

export function draftOf(prices: readonly TripPriceCell[]): PriceDraft {
  const seasons = new Map(
    [...(prices.length === 0 ? [ALL_YEAR] : []), ...prices].map((price) => [
      seasonKey(price),
      price,
    ]),
  );
  return {
    seasons: inOrder(
      [...seasons.values()].map(({ seasonFrom, seasonTo }) => ({ seasonFrom, seasonTo })),
    ),
    cents: Object.fromEntries(prices.map((price) => [centsKey(price.unitId, price), price.cents])),
  };
}

export const centsAt = (
  { cents }: PriceDraft,
  unitId: number | null,
  season: Season,
): number | null => cents[centsKey(unitId, season)] ?? null;

type Amount = { unitId: number | null; season: Season; cents: number | null };

export function withAmounts(
  { seasons, cents }: PriceDraft,
  amounts: readonly Amount[],
): PriceDraft {
  const next = { ...cents };
  for (const { unitId, season, cents: amount } of amounts) {
    if (amount === null) delete next[centsKey(unitId, season)];
    else next[centsKey(unitId, season)] = amount;
  }
  return { seasons, cents: next };
}

export const withSeason = ({ seasons, cents }: PriceDraft, season: Season): PriceDraft => ({
  seasons: inOrder([...seasons.filter((one) => seasonKey(one) !== seasonKey(season)), season]),
  cents,
});

export const withoutSeason = ({ seasons, cents }: PriceDraft, season: Season): PriceDraft => ({
  seasons: seasons.filter((one) => seasonKey(one) !== seasonKey(season)),
  cents: Object.fromEntries(
    Object.entries(cents).filter(([key]) => !key.endsWith(` ${seasonKey(season)}`)),
  ),
});

/** The prices of the rows; those of units that are gone stay behind. */
export const pricesOf = (draft: PriceDraft, rows: readonly (number | null)[]): TripPriceCell[] =>
  draft.seasons.flatMap((season) =>
    rows.flatMap((unitId) => {
      const cents = centsAt(draft, unitId, season);
      return cents === null ? [] : [{ unitId, ...season, cents }];
    }),
  );

export function changesOf(
  before: PriceDraft,
  after: PriceDraft,
  rows: readonly (number | null)[],
): PriceChange[] {
  const { seasons } = after.seasons.reduce(withSeason, before);
  return seasons.flatMap((season) =>
    rows.flatMap((unitId): PriceChange[] => {
      const [was, is] = [centsAt(before, unitId, season), centsAt(after, unitId, season)];
      return was === is ? [] : [{ unitId, ...season, before: was, after: is }];
    }),
  );
}

/** Rows that have no price in any season. */
export const rowsWithoutPrice = (draft: PriceDraft, rows: readonly (number | null)[]) =>
  rows.filter((unitId) => draft.seasons.every((season) => centsAt(draft, unitId, season) === null));

/** My changes over a table that was published meanwhile. */
export const rebased = (
  base: PriceDraft,
  mine: PriceDraft,
  theirs: PriceDraft,
  rows: readonly (number | null)[],
): PriceDraft =>
  changesOf(base, mine, rows).reduce(
    (draft, { unitId, seasonFrom, seasonTo, after }) =>
      withAmounts(withSeason(draft, { seasonFrom, seasonTo }), [
        { unitId, season: { seasonFrom, seasonTo }, cents: after },
      ]),
    theirs,
  );
