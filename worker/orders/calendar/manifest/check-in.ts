import { eq } from 'drizzle-orm';
import { isCheckInDay } from '#contract/bookings/check-in-day.ts';
import type {
  CheckedTicket,
  CheckInInput,
  CheckInResult,
  DepartureStart,
  UndoCheckInAnswer,
  UndoCheckInInput,
} from '#contract/bookings/firm-calendar.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, bookingUnits } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { statusAt } from '#orders/bookings/booking.reads.ts';
import { redeemUnits } from '#orders/bookings/redeem.ts';
import { reopenUnits } from '#orders/bookings/reopen-units.ts';

/** Scans are sent late when there is no net; a stamp older than this is the device's wrong clock. */
const MAX_DELAY_MS = 48 * 3_600_000;

function stampOf(at: string | undefined, now: Date): Date {
  const scanned = at === undefined ? Number.NaN : Date.parse(at);
  return scanned <= now.getTime() && now.getTime() - scanned < MAX_DELAY_MS
    ? new Date(scanned)
    : now;
}

const ticketsOf = (db: Database, codes: readonly string[]) =>
  db
    .select({
      code: bookingUnits.ticketCode,
      uuid: bookingUnits.uuid,
      redeemedAt: bookingUnits.redeemedAt,
      bookingId: bookings.id,
      reference: bookings.reference,
      name: bookings.contactName,
      status: bookings.status,
      expiresAt: bookings.expiresAt,
      deletedAt: bookings.deletedAt,
      optionId: bookings.optionId,
      date: bookings.localDate,
      time: bookings.localTime,
    })
    .from(bookingUnits)
    .innerJoin(bookings, eq(bookings.id, bookingUnits.bookingId))
    .where(isOneOf(bookingUnits.ticketCode, codes));
type Ticket = Awaited<ReturnType<typeof ticketsOf>>[number];

function refusalOf(
  ticket: Ticket,
  { optionId, date, time }: DepartureStart,
  now: Date,
): CheckInResult | undefined {
  const status = statusAt(ticket, now);
  if (ticket.deletedAt !== null || status === 'CANCELLED' || status === 'EXPIRED')
    return 'cancelled';
  if (ticket.optionId !== optionId || ticket.date !== date || ticket.time !== time)
    return 'elsewhere';
  return status === 'PENDING' || status === 'ON_HOLD' ? 'unconfirmed' : undefined;
}

/** Checks tickets in, each at most once. The same scan sent again has the same answer. */
export async function checkIn(
  db: Database,
  start: DepartureStart,
  scans: CheckInInput['tickets'],
  { actor, now }: { actor: string; now: Date },
): Promise<CheckedTicket[]> {
  // The first scan of a ticket counts.
  const first = new Map<string, { at: Date; anyDay: boolean }>();
  for (const { code, at, anyDay = false } of scans)
    if (!first.has(code)) first.set(code, { at: stampOf(at, now), anyDay });
  const codes = [...first.keys()];
  const read = async () =>
    new Map((await ticketsOf(db, codes)).map((ticket) => [ticket.code, ticket]));
  const before = await read();
  const admissible = [...first].flatMap(([code, { at, anyDay }]) => {
    const ticket = before.get(code);
    return ticket && !refusalOf(ticket, start, now) && (anyDay || isCheckInDay(start, at))
      ? [{ uuid: ticket.uuid, bookingId: ticket.bookingId, at }]
      : [];
  });
  const admitted = new Set(await redeemUnits(db, admissible, { actor, now }));
  const after = admissible.length > 0 ? await read() : before;
  return [...first].map(([code, { at, anyDay }]): CheckedTicket => {
    const ticket = before.get(code);
    if (!ticket)
      return {
        code,
        result: 'unknown',
        redeemedAt: null,
        reference: null,
        name: null,
        date: null,
        time: null,
      };
    const { uuid, reference, name, date, time } = ticket;
    const shown = { code, reference, name, date, time };
    const refusal = refusalOf(ticket, start, now);
    if (refusal) return { ...shown, result: refusal, redeemedAt: ticket.redeemedAt };
    const redeemedAt = after.get(code)?.redeemedAt ?? null;
    if (redeemedAt === null && !anyDay && !isCheckInDay(start, at))
      return { ...shown, result: 'not_today', redeemedAt };
    const isOwnScan = admitted.has(uuid) || redeemedAt === at.toISOString();
    // A booking that was cancelled since it was read admits no one.
    return {
      ...shown,
      result: isOwnScan ? 'admitted' : redeemedAt === null ? 'cancelled' : 'before',
      redeemedAt,
    };
  });
}

/** Opens tickets of a departure again that were checked in by mistake; a check-in that was made after the mistake was noticed stays. */
export async function undoCheckIn(
  db: Database,
  { optionId, date, time }: DepartureStart,
  { tickets: codes, at }: UndoCheckInInput,
  by: { actor: string; now: Date },
): Promise<UndoCheckInAnswer> {
  const noticed = at === undefined ? undefined : stampOf(at, by.now);
  const tickets = (await ticketsOf(db, codes))
    .filter((one) => one.optionId === optionId && one.date === date && one.time === time)
    .map((one) => ({ ...one, at: noticed }));
  const opened = new Set(await reopenUnits(db, tickets, by));
  const isLater = ({ redeemedAt }: Ticket) =>
    noticed !== undefined && redeemedAt !== null && redeemedAt > noticed.toISOString();
  return {
    tickets: tickets.flatMap(({ uuid, code }) => (opened.has(uuid) ? [code] : [])),
    later: tickets.filter(isLater).map(({ code }) => code),
  };
}
