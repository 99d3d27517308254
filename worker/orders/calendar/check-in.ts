import { eq } from 'drizzle-orm';
import type {
  CheckedTicket,
  CheckInInput,
  CheckInResult,
  DepartureStart,
} from '#contract/bookings/firm-calendar.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, bookingUnits } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { statusAt } from '#orders/bookings/booking.reads.ts';
import { redeemUnits } from '#orders/bookings/redeem.ts';

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
  const scannedAt = new Map<string, Date>();
  for (const { code, at } of scans) if (!scannedAt.has(code)) scannedAt.set(code, stampOf(at, now));
  const codes = [...scannedAt.keys()];
  const read = async () =>
    new Map((await ticketsOf(db, codes)).map((ticket) => [ticket.code, ticket]));
  const before = await read();
  const admissible = [...scannedAt].flatMap(([code, at]) => {
    const ticket = before.get(code);
    return ticket && !refusalOf(ticket, start, now)
      ? [{ uuid: ticket.uuid, bookingId: ticket.bookingId, at }]
      : [];
  });
  const admitted = new Set(await redeemUnits(db, admissible, { actor, now }));
  const after = admissible.length > 0 ? await read() : before;
  return [...scannedAt].map(([code, at]): CheckedTicket => {
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
    const told = { code, reference, name, date, time };
    const refusal = refusalOf(ticket, start, now);
    if (refusal) return { ...told, result: refusal, redeemedAt: ticket.redeemedAt };
    const redeemedAt = after.get(code)?.redeemedAt ?? null;
    const isOwnScan = admitted.has(uuid) || redeemedAt === at.toISOString();
    // A booking that was cancelled since it was read admits nobody.
    return {
      ...told,
      result: isOwnScan ? 'admitted' : redeemedAt === null ? 'cancelled' : 'before',
      redeemedAt,
    };
  });
}
