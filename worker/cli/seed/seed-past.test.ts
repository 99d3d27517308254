import { expect, test } from 'vitest';
import { menorcaToday } from '#contract/calendar.ts';
import { seedPastBookings } from './seed-past-bookings.ts';
import { seedPastTransfers } from './seed-past-transfers.ts';
import { seedRows } from './seed-rows.ts';

const rows = seedRows((slug) => `${slug}.jpg`);
const at = (now: Date) => ({
  bookings: seedPastBookings(rows.options, 10, 'none', now),
  transfers: seedPastTransfers(rows, 'none', now),
});
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

test.each(['2026-11-28', '2027-03-01', '2027-08-15'])(
  'two seasons before %s are over, have their money, and no departure is oversold',
  (day) => {
    const now = new Date(`${day}T08:00:00Z`);
    const { bookings, transfers } = at(now);
    expect(bookings.bookings.length).toBeGreaterThanOrEqual(600);
    expect(transfers.requests).toHaveLength(200);
    expect(
      bookings.bookings.every(({ localDate, isDemo }) => localDate < menorcaToday(now) && isDemo),
    ).toBe(true);
    expect(transfers.legs.every(({ localDate }) => localDate < menorcaToday(now))).toBe(true);
    for (const { id, capacity } of bookings.departures) {
      const live = bookings.bookings.filter(
        ({ departureId, status }) => departureId === id && status === 'REDEEMED',
      );
      expect(sum(live.map(({ places }) => places))).toBeLessThanOrEqual(capacity ?? 0);
    }
    const owed = new Map<string, number>();
    for (const { subjectId, kind, cents } of [...bookings.entries, ...transfers.entries])
      if (['due', 'correction'].includes(kind))
        owed.set(subjectId, (owed.get(subjectId) ?? 0) + cents);
    for (const { id, status, totalCents } of bookings.bookings)
      expect(owed.get(id)).toBe(status === 'CANCELLED' ? 0 : totalCents);
    for (const { id, status, totalCents } of transfers.requests)
      expect(owed.get(id)).toBe(status === 'completed' ? totalCents : 0);
  },
);

test('it is the same on the same day', () => {
  const figures = () => {
    const { bookings, transfers } = at(new Date('2026-11-28T08:00:00Z'));
    return [...bookings.entries, ...transfers.entries].map(({ kind, cents, at: when }) => [
      kind,
      cents,
      when,
    ]);
  };
  expect(figures()).toEqual(figures());
});
