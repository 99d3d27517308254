import type { Database } from '#core/db/client.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { findBooking, statusAt } from '#orders/bookings/booking.reads.ts';
import { changeBooking } from '#orders/bookings/write.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Holds the places of a guest whom the payment provider kept from paying: for a day from when they were taken, and no longer than the trip's
 * start. A change at the same moment comes first.
 */
export async function keepPlaces(db: Database, id: string, now: Date): Promise<void> {
  const booking = await findBooking(db, id);
  // Without a contact no guest can be informed that it is possible to pay again.
  if (!booking?.contactEmail || statusAt(booking, now) !== 'ON_HOLD') return;
  const start = instantOfWall(booking.localDate, booking.localTime);
  const expiresAt = new Date(Math.min(Date.parse(booking.createdAt) + DAY_MS, start)).toISOString();
  if (booking.expiresAt !== null && expiresAt > booking.expiresAt)
    await changeBooking(db, booking, { expiresAt }, { actor: 'system', now });
}
