import type { ReportFigures } from '#contract/money/reports.ts';

/** What can be added up. */
export type Sums = Omit<ReportFigures, 'averageCents' | 'occupancy'>;

export const NOTHING: Sums = {
  ...{ revenueCents: 0, receivedCents: 0, refundedCents: 0, outstandingCents: 0 },
  ...{ bookings: 0, people: 0, taken: 0, capacity: 0 },
};

const KEYS = Object.keys(NOTHING) as (keyof Sums)[];

export const addUp = (all: Iterable<Sums>): Sums =>
  [...all].reduce(
    (sum, one) => Object.fromEntries(KEYS.map((key) => [key, sum[key] + one[key]])) as Sums,
    NOTHING,
  );

export const withShares = (sums: Sums): ReportFigures => ({
  ...sums,
  averageCents: sums.bookings > 0 ? Math.round(sums.revenueCents / sums.bookings) : null,
  occupancy: sums.capacity > 0 ? sums.taken / sums.capacity : null,
});
