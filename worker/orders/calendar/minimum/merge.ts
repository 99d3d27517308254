import { and, eq, gt, inArray, isNull, not } from 'drizzle-orm';
import type { Context } from 'hono';
import type { DepartureStart, Touched } from '#contract/bookings/firm-calendar.ts';
import { actorOf } from '#core/auth/actor.ts';
import { refuse } from '#core/crud/check-input.ts';
import { bookings } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import type { App } from '#env';
import { type Booking, findBooking, findBookings } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { termsWith } from '#orders/departures/minimum.ts';
import { takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { again, logAndMail } from '#orders/trip-requests/desk.ts';
import { auditOf } from '../named-departure.ts';
import { writeExceptionIf } from '../plan-change.ts';

/** More than any departure has. */
const MOST_GUESTS = 1000;

const isGuest = (departureId: number) =>
  and(
    eq(bookings.departureId, departureId),
    inArray(bookings.status, ['CONFIRMED', 'PENDING']),
    isNull(bookings.deletedAt),
  );

const touched = ({ id, reference, contactName, places }: Booking): Touched => ({
  ...{ id, reference, contactName, places },
});

/** The other departure, with places for all; none is moved when it has too few. */
async function roomOn(
  c: Context<App>,
  plan: Plan,
  { optionId, date }: DepartureStart,
  time: string,
  places: number,
) {
  const now = new Date();
  const departure = departuresBetween(plan, date, date).find((one) => one.time === time);
  if (!departure || departure.isClosed || now.getTime() >= departure.startsAt)
    throw new BookingRefused('closed', 'problem.no_such_departure');
  const days = { from: date, to: date };
  const taken = await c.var.reader.run(takenPlaces(c.var.db, { optionId }, days, now));
  const { vacancies } = stateOf(departure, taken.get(takenKey(optionId, departure)) ?? 0, 0);
  if (vacancies !== null && vacancies < places)
    throw new BookingRefused('sold_out', 'problem.sold_out');
  return departure;
}

/**
 * Moves the guests of a departure to another one of the option on that day, each as the desk moves a booking: at the agreed price, and free to
 * cancel until the start, as the firm chose the hour. The departure is closed once it has none left.
 */
export async function mergeInto(
  c: Context<App>,
  { plan, row, ...start }: DepartureStart & { plan: Plan; row: { id: number } },
  { time, notify }: { time: string; notify: boolean },
): Promise<{ moved: Touched[]; left: Touched[]; told: number }> {
  const { db } = c.var;
  if (time === start.time) throw refuse('time', 'invalid', 'problem.no_such_departure');
  const guests = await findBookings(db, isGuest(row.id), MOST_GUESTS);
  const departure = await roomOn(
    c,
    plan,
    start,
    time,
    guests.reduce((sum, { places }) => sum + places, 0),
  );
  const moved: Touched[] = [];
  const left: Touched[] = [];
  for (const guest of guests) {
    const move = async () => {
      const booking = await findBooking(db, guest.id);
      if (!booking || booking.departureId !== row.id) return guest;
      const now = new Date();
      const alongside = await logAndMail(c, {
        ...{ action: 'move', plan, now },
        event: notify ? 'changed' : undefined,
      });
      const free = { ...booking.terms, cancellation: [{ minutesBefore: 0, feePercent: 0 }] };
      const change = { plan, departure, keepsPrice: true, isLate: true, alongside };
      return changeTo(
        db,
        booking,
        { ...change, terms: termsWith(free, departure.minimum) },
        { actor: actorOf(c), now },
      );
    };
    try {
      moved.push(touched(await again(move)));
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      left.push(touched(guest));
    }
  }
  const stamp = new Date().toISOString();
  const isEmpty = not(hasRow(bookings, isGuest(row.id)));
  await db.batch(
    batchOf([
      writeExceptionIf(db, start, { kind: 'closed' }, isEmpty),
      db
        .update(bookings)
        .set({ expiresAt: stamp, version: NEXT_VERSION, updatedAt: stamp })
        .where(
          and(
            eq(bookings.departureId, row.id),
            eq(bookings.status, 'ON_HOLD'),
            gt(bookings.expiresAt, stamp),
            isEmpty,
          ),
        ),
      auditEntry(db, {
        ...auditOf(c, start),
        action: 'edit',
        detail: { mergedInto: time, guests: moved.length },
      }),
    ]),
  );
  return { moved, left, told: 0 };
}
