import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { TripInboxState } from '#contract/admin/admin.ts';
import { menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { bookingUnits } from '#core/db/schema.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { hasResources } from '#orders/resources/needs.sql.ts';
import { type Booking, findBooking, takenBy } from '../booking.reads.ts';
import { endedColumns, refundAfter } from '../ending.ts';
import { STORED } from '../inbox-states.ts';
import { hasRoom, storeDeparture } from '../places.sql.ts';
import { BookingRefused, notToday } from '../refused.ts';
import { type By, type Changes, changeBooking } from '../write.ts';

type Alongside = (isDone: SQL) => BatchItem<'sqlite'>[];

const isEnding = (state: TripInboxState) => STORED[state].status === 'CANCELLED';

const NOT_ENDED = {
  ...{ endedAs: null, cancelledAt: null, cancellationReason: null },
  ...{ refund: null, feeCents: null },
} as const;

/** A booking that was declined, or taken for spam, comes back if there is still room for it. */
async function reopen(
  db: Database,
  booking: Booking,
  set: Changes,
  by: By,
  alongside: Alongside,
): Promise<Booking | undefined> {
  const { optionId, localDate, localTime, id, version } = booking;
  const [plan] = await new Reader(db).run(
    plansOf(db, { optionId }, { from: localDate, to: localDate }),
  );
  const departure =
    plan && departuresBetween(plan, localDate, localDate).find(({ time }) => time === localTime);
  // Without a plan it is the option that is not sold, and carries requests without a limit.
  if (plan && !departure) throw new BookingRefused('closed', 'problem.no_departure_any_more');
  const changed = await changeBooking(db, booking, { ...NOT_ENDED, ...set }, by, {
    isRevived: true,
    ...(departure
      ? {
          before: [storeDeparture(db, plan, departure, by.now)],
          when: hasRoom(plan, departure, takenBy(booking), by.now),
        }
      : {
          when: hasResources({ id: booking.departureId }, by.now, {
            except: [id],
            groups: [takenBy(booking).people],
          }),
        }),
    alongside,
  });
  const current = changed ?? (await findBooking(db, id));
  if (!changed && current?.version === version)
    throw new BookingRefused('sold_out', 'problem.sold_out');
  return changed;
}

/** Whether the guest has to accept what the firm confirms: the request came without the terms, or an offer ran out. */
export const isToAccept = ({ offer }: Pick<Booking, 'offer'>) =>
  offer !== null && offer !== 'accepted';

/** Brings a booking into another state, for the firm. A guest's cancellation costs `feeCents`. Undefined when another change came first. */
export function bringInto(
  db: Database,
  booking: Booking,
  to: TripInboxState,
  by: By,
  alongside: Alongside,
  { feeCents = 0, ...price }: Pick<Changes, 'totalCents' | 'lines'> & { feeCents?: number } = {},
): Promise<Booking | undefined> {
  const stamp = by.now.toISOString();
  if (isEnding(to)) {
    const ended = { ...STORED[to], cancelledAt: stamp, expiresAt: null };
    const fee = to === 'cancelled_customer' ? feeCents : 0;
    const refund = refundAfter(fee, booking.totalCents);
    const set = { ...ended, ...endedColumns({ refund, feeCents: fee }) };
    // An offer that held places may have ended before.
    const isRevived = booking.status === 'EXPIRED';
    return changeBooking(db, booking, set, by, { alongside, isRevived });
  }
  const set: Changes =
    to === 'confirmed' && isToAccept(booking)
      ? // What was offered before is none of it.
        {
          ...{ status: 'PENDING', confirmedAt: null },
          ...{ offer: 'made', offered: null, offerUntil: null },
          ...price,
        }
      : to === 'confirmed'
        ? { status: 'CONFIRMED', confirmedAt: stamp, expiresAt: null, ...price }
        : { status: 'PENDING', confirmedAt: null };
  if (booking.status === 'CANCELLED') return reopen(db, booking, set, by, alongside);
  if (to !== 'completed') return changeBooking(db, booking, set, by, { alongside });
  if (booking.localDate > menorcaToday(by.now)) throw notToday();
  const allIn = (isDone: SQL) =>
    db
      .update(bookingUnits)
      .set({ redeemedAt: stamp })
      .where(and(eq(bookingUnits.bookingId, booking.id), isDone));
  return changeBooking(db, booking, { status: 'REDEEMED', redeemedAt: stamp }, by, {
    alongside: (isDone) => [allIn(isDone), ...alongside(isDone)],
  });
}

/** Whether a booking counts on a departure with a limit: in the trash it would take places invisibly. */
export const holdsPlaces = (booking: Pick<Booking, 'status'>, capacity: number | null) =>
  capacity !== null && ['ON_HOLD', 'PENDING', 'CONFIRMED'].includes(booking.status);
