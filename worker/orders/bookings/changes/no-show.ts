import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookingUnits } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import type { Booking } from '../booking.reads.ts';
import { BookingRefused } from '../refused.ts';
import { type Alongside, type By, changeBooking } from '../write.ts';

const MINUTE_MS = 60_000;

type NoShow = { tickets: readonly string[] | undefined; isNoShow: boolean; alongside: Alongside };

/** When its guests are met: at their pick-up, else at the start. */
const meetingAt = ({ localDate, localTime, pickup }: Booking) =>
  instantOfWall(localDate, localTime) -
  Math.max(0, localTime === '' ? 0 : (pickup?.minutesBefore ?? 0)) * MINUTE_MS;

/**
 * Notes who did not come, or takes it back. When none of the tickets was used, the booking has ended so. Undefined when another change came
 * first.
 */
export async function noteNoShow(
  db: Database,
  booking: Booking,
  { tickets, isNoShow, alongside }: NoShow,
  by: By,
) {
  if (booking.status !== 'CONFIRMED' && booking.status !== 'REDEEMED')
    throw new BookingRefused('state', 'problem.no_show_state');
  if (isNoShow && by.now.getTime() < meetingAt(booking))
    throw new BookingRefused('state', 'problem.not_departed');
  const open = booking.units.filter(({ redeemedAt }) => redeemedAt === null);
  const meant = tickets ? open.filter(({ uuid }) => tickets.includes(uuid)) : open;
  if (meant.length === 0)
    throw new BookingRefused('units', 'problem.no_open_ticket', { path: 'tickets' });
  const absent = booking.units.filter((unit) =>
    meant.includes(unit) ? isNoShow : unit.noShowAt !== null,
  );
  const statements = async (isDone: SQL, after: Parameters<Alongside>[1]) => [
    db
      .update(bookingUnits)
      .set({ noShowAt: isNoShow ? by.now.toISOString() : null })
      .where(
        and(
          eq(bookingUnits.bookingId, booking.id),
          isNull(bookingUnits.redeemedAt),
          isOneOf(
            bookingUnits.uuid,
            meant.map(({ uuid }) => uuid),
          ),
          isDone,
        ),
      ),
    ...(await alongside(isDone, after)),
  ];
  const endedAs = absent.length === booking.units.length ? ('no_show' as const) : null;
  return changeBooking(db, booking, { endedAs }, by, {
    alongside: statements,
    note: `${absent.length} / ${booking.units.length}`,
  });
}
