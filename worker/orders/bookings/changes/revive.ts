import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings } from '#core/db/schema.ts';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { type Booking, takenBy } from '../booking.reads.ts';
import { hasRoom, storeDeparture } from '../places.sql.ts';
import { type Alongside, type By, changeBooking } from '../write.ts';

/** Tries when the plan is saved at the same moment. */
const TRIES = 3;

/**
 * Confirms a booking whose hold ran out, as agreed then, if its places are still free. Undefined when they are not, when the departure can no longer
 * be booked, or when `when` does not hold.
 */
export async function revive(
  db: Database,
  booking: Booking,
  { when, by, alongside }: { when: SQL; by: By; alongside?: Alongside },
): Promise<Booking | undefined> {
  const { optionId, localDate, localTime } = booking;
  const hasEnded = sql`${bookings.status} IN ('EXPIRED', 'ON_HOLD')`;
  for (let n = 0; n < TRIES; n += 1) {
    const [plan] = await new Reader(db).run(
      plansOf(db, { optionId }, { from: localDate, to: localDate }),
    );
    const departure =
      plan && departuresBetween(plan, localDate, localDate).find(({ time }) => time === localTime);
    if (!plan || !departure || stateOf(departure, 0, by.now.getTime()).status === 'CLOSED')
      return undefined;
    const isInstant = plan.option.instantConfirmation;
    const set = {
      status: isInstant ? 'CONFIRMED' : 'PENDING',
      confirmedAt: isInstant ? by.now.toISOString() : null,
      expiresAt: null,
    } as const;
    const revived = await changeBooking(db, booking, set, by, {
      isRevived: true,
      alongside,
      before: [storeDeparture(db, plan, departure, by.now)],
      when: and(
        hasRoom(plan, departure, takenBy(booking), by.now, { except: booking.id }),
        hasEnded,
        when,
      ),
    });
    if (revived) return revived;
    const [row] = await db
      .select({ version: bookings.version })
      .from(bookings)
      .where(eq(bookings.id, booking.id));
    if (row?.version !== booking.version) return undefined;
  }
  return undefined;
}
