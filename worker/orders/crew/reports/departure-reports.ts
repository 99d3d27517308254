import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bookings, bookingUnits, departures } from '#core/db/schema.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { noteNoShow } from '#orders/bookings/changes/no-show.ts';
import { checkIn, undoCheckIn } from '#orders/calendar/manifest/check-in.ts';
import { takeCash, undoCash } from './cash.ts';
import { announceDelay } from './delay.ts';
import {
  ALREADY,
  type Arrived,
  type Crew,
  DONE,
  type Effect,
  refused,
  settle,
  type Undone,
} from './report.ts';

const departureRow = async ({ db }: Crew, id: number) =>
  (await db.select().from(departures).where(eq(departures.id, id)))[0];
type Departure = typeof departures.$inferSelect;

const startOf = ({ optionId, localDate, localTime }: Departure) => ({
  optionId,
  date: localDate,
  time: localTime,
});

const nothing = () => [];

/** Notes that the guests of a booking did not come, or that they came after all. */
const setNoShow = (
  { db, member }: Crew,
  departure: Departure,
  bookingId: string | null | undefined,
  isNoShow: boolean,
  now: Date,
): Promise<Effect> =>
  settle(async () => {
    const booking = bookingId ? await findBooking(db, bookingId) : undefined;
    if (booking?.departureId !== departure.id) return refused('problem.crew_booking_gone');
    const open = booking.units.filter(({ redeemedAt }) => redeemedAt === null);
    if (open.length > 0 && open.every(({ noShowAt }) => (noShowAt !== null) === isNoShow))
      return ALREADY;
    const by = { actor: member, now };
    const change = { tickets: undefined, isNoShow, alongside: nothing };
    return (await noteNoShow(db, booking, change, by)) && DONE;
  });

/** Checks in the guests of a booking, or all who have not been noted as absent. */
async function board(
  crew: Crew,
  departure: Departure,
  { bookingId, doneAt, now }: Arrived,
): Promise<Effect> {
  const { db, member } = crew;
  const tickets = await db
    .select({
      code: bookingUnits.ticketCode,
      redeemedAt: bookingUnits.redeemedAt,
      noShowAt: bookingUnits.noShowAt,
    })
    .from(bookingUnits)
    .innerJoin(bookings, eq(bookings.id, bookingUnits.bookingId))
    .where(
      and(
        eq(bookings.departureId, departure.id),
        bookingId ? eq(bookings.id, bookingId) : undefined,
        inArray(bookings.status, ['CONFIRMED', 'REDEEMED']),
        isNull(bookings.deletedAt),
      ),
    );
  if (tickets.length === 0) return refused('problem.crew_booking_gone');
  const open = tickets.filter(
    ({ redeemedAt, noShowAt }) => redeemedAt === null && (bookingId || noShowAt === null),
  );
  if (open.length === 0) return ALREADY;
  if (bookingId && open.some(({ noShowAt }) => noShowAt !== null))
    await setNoShow(crew, departure, bookingId, false, now);
  const at = doneAt.toISOString();
  const scans = open.map(({ code }) => ({ code, at, anyDay: false }));
  const checked = await checkIn(db, startOf(departure), scans, { actor: member, now });
  const admitted = checked.flatMap(({ code, result }) => (result === 'admitted' ? [code] : []));
  if (admitted.length > 0) return { outcome: 'done', data: { tickets: admitted } };
  const [first] = checked;
  if (first?.result === 'before') return ALREADY;
  return refused(first?.result === 'not_today' ? 'problem.check_in_day' : 'problem.check_in_state');
}

/** Takes in what was reported of a departure. */
export async function departureReport(crew: Crew, id: number, report: Arrived): Promise<Effect> {
  const departure = await departureRow(crew, id);
  if (!departure) return refused('problem.crew_not_yours');
  if (departure.calledOffAt !== null && report.kind !== 'cash')
    return refused('problem.called_off');
  const { kind, bookingId, now } = report;
  if (kind === 'boarded') return board(crew, departure, report);
  if (kind === 'no_show') return setNoShow(crew, departure, bookingId, true, now);
  if (kind === 'delay') return announceDelay(crew, report, report.minutes);
  if (kind === 'on_the_way') return DONE;
  const booking = kind === 'cash' && bookingId ? await findBooking(crew.db, bookingId) : undefined;
  if (booking?.departureId !== id) return refused('problem.crew_booking_gone');
  return takeCash(crew, { kind: 'booking', id: booking.id }, report);
}

/** Takes back what was reported of a departure. */
export async function undoDepartureReport(
  crew: Crew,
  id: number,
  undone: Undone,
  report: Arrived,
): Promise<Effect> {
  const departure = await departureRow(crew, id);
  if (!departure) return refused('problem.crew_not_yours');
  const { db, member } = crew;
  const { kind, bookingId, data } = undone;
  const { now } = report;
  if (kind === 'delay') return announceDelay(crew, report, 0);
  if (kind === 'no_show') return setNoShow(crew, departure, bookingId, false, now);
  if (kind === 'cash' && bookingId)
    return undoCash(crew, { kind: 'booking', id: bookingId }, undone.id, now);
  if (kind === 'boarded')
    await undoCheckIn(
      db,
      startOf(departure),
      { tickets: data.tickets ?? [] },
      { actor: member, now },
    );
  return DONE;
}
