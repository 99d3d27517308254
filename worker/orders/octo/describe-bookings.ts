import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { takenPlaces } from '#orders/departures/plan.reads.ts';
import { octoBooking } from './booking-shape.ts';
import type { Wanted } from './capabilities.ts';
import { allProducts, productOf } from './products.reads.ts';

/** Bookings as the standard has them, with products and places as they are now. */
export async function describeBookings(
  { db, reader }: { db: Database; reader: Reader },
  rows: readonly Booking[],
  wanted: Wanted,
  now: Date,
) {
  const days = rows.map(({ localDate }) => localDate).sort();
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const [only, ...others] = [...new Set(rows.map(({ tripId }) => tripId))];
  if (only === undefined) return [];
  const isOne = others.length === 0;
  const [products, taken] = await Promise.all([
    isOne
      ? productOf({ db, reader }, only, range).then((one) => (one ? [one] : []))
      : allProducts({ db, reader }, range),
    reader.run(takenPlaces(db, isOne ? { tripId: only } : 'all', range, now)),
  ]);
  return rows.map((row) =>
    octoBooking(row, {
      taken,
      wanted,
      now,
      product: products.find(({ trip }) => trip.id === row.tripId),
    }),
  );
}
