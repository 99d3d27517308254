import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { BookingContact, BookingLine } from '#contract/bookings/bookings.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, bookingUnits, requestEvents } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { newReference } from '#core/http/reference.ts';
import { discountLine, listedLines } from '#money/codes/discounts.ts';
import { oweStatement } from '#money/ledger/entries.ts';
import { hasResources } from '#orders/resources/needs.sql.ts';
import { spread } from '../agreed-price.ts';
import { type Booking, type BookingUnitRow, findBooking } from '../booking.reads.ts';
import { contactColumns } from '../contact.ts';
import { answersOf } from '../needs/answers.ts';
import { BookingRefused } from '../refused.ts';
import { type Alongside, type By, changeBooking } from '../write.ts';
import { demandLive } from './change.ts';
import { moveStatements, splitMoney } from './split-money.ts';

type Split = {
  tickets: readonly string[];
  /** Places that a unit takes. */
  placesOf: (unitId: number) => number;
  contact?: BookingContact | undefined;
  secret: string;
  alongside: Alongside;
};

/** The lines of some tickets as they were agreed. */
function linesOf(tickets: readonly BookingUnitRow[], lines: readonly BookingLine[]): BookingLine[] {
  return [...Map.groupBy(tickets, ({ unitId }) => unitId)].map(([unitId, units]) => ({
    kind: 'unit',
    id: unitId,
    name: lines.find(({ kind, id }) => kind === 'unit' && id === unitId)?.name ?? '',
    quantity: units.length,
    cents: units.reduce((sum, { cents }) => sum + cents, 0),
  }));
}

/** The discount divided in proportion to the prices of those who leave and those who stay; an amount is then the share of each. */
function sharedDiscount(
  lines: readonly BookingLine[],
  leavingCents: number,
): [BookingLine[], BookingLine[]] {
  const line = discountLine(lines);
  if (!line) return [[], []];
  const shares = spread(0 - line.cents, [leavingCents, totalOf(listedLines(lines)) - leavingCents]);
  const [leaving, staying] = shares.map((share): BookingLine[] =>
    share > 0
      ? [
          {
            ...line,
            cents: -share,
            ...(line.terms?.percent === null && { terms: { percent: null, cents: share } }),
          },
        ]
      : [],
  );
  return [leaving ?? [], staying ?? []];
}

/**
 * Some tickets become a booking of their own, with the same state and their own link; both totals together are the former one. Extras stay. What
 * was paid above the price of those who stay goes with the tickets. Undefined when another change came first.
 */
export async function split(
  db: Database,
  booking: Booking,
  { tickets, placesOf, contact, secret, alongside }: Split,
  by: By,
) {
  demandLive(booking, by.now);
  const moved = booking.units.filter(({ uuid }) => tickets.includes(uuid));
  if (moved.length !== new Set(tickets).size)
    throw new BookingRefused('units', 'problem.not_all_tickets', {
      path: 'tickets',
    });
  if (moved.length === 0)
    throw new BookingRefused('units', 'problem.one_ticket_leaves', { path: 'tickets' });
  if (moved.length === booking.units.length)
    throw new BookingRefused('units', 'problem.one_ticket_stays', { path: 'tickets' });
  if (booking.lines.some(({ kind }) => kind === 'booking'))
    throw new BookingRefused('state', 'problem.private_not_split');
  const rest = booking.units.filter(({ uuid }) => !tickets.includes(uuid));
  const places = moved.reduce((sum, { unitId }) => sum + placesOf(unitId), 0);
  const staying = booking.places - places;
  const listCents = moved.reduce((sum, { cents }) => sum + cents, 0);
  const [ownDiscount, otherDiscount] = sharedDiscount(booking.lines, listCents);
  const totalCents = listCents + totalOf(ownDiscount);
  const isPriced = booking.lines.length > 0;
  const extras = booking.lines.filter(({ kind }) => kind === 'extra');
  const money = await splitMoney(db, booking, {
    stayingCents: booking.totalCents - totalCents,
    leavingCents: totalCents,
  });
  const id = crypto.randomUUID();
  const stamp = by.now.toISOString();
  const reference = newReference();
  const { id: _id, units: _units, idempotencyKey: _key, digest: _digest, ...same } = booking;
  const own = {
    ...same,
    ...{
      id,
      uuid: crypto.randomUUID(),
      reference,
      places,
      people: places,
      totalCents,
      extras: [],
      answers: answersOf(booking.answers, moved),
      lines: isPriced ? [...linesOf(moved, booking.lines), ...ownDiscount] : [],
    },
    ...contactColumns(contact ?? booking.contact),
    // Another guest's booking is an order of its own, which the former one's link does not open.
    ...(contact && { orderId: null }),
    manageTokenHash: await hashToken(await bookingToken(secret, id)),
    // A hold that is divided is held no longer for that.
    ...{
      version: 1,
      createdAt: booking.status === 'ON_HOLD' ? booking.createdAt : stamp,
      updatedAt: stamp,
    },
  };
  // Two parties may need a kayak more than one.
  const parties = { except: [booking.id], groups: [places, staying] };
  const hasEnough = hasResources({ id: booking.departureId }, by.now, parties, { isAlready: true });
  // The new booking is written first, if the former one and its money are as they were read; all else depends on it.
  const isUnchanged = and(
    eq(bookings.id, booking.id),
    eq(bookings.version, booking.version),
    takesPlaces(by.now),
    hasEnough,
    money.isAsRead,
  );
  const insertOwn = insertIf(
    db,
    bookings,
    own,
    exists(db.select({ id: bookings.id }).from(bookings).where(isUnchanged)),
  );
  const isDone: SQL = sql`EXISTS (SELECT 1 FROM bookings AS own WHERE own.id = ${id})`;
  const statements = async (_isChanged: SQL, after: Parameters<Alongside>[1]) => [
    db
      .update(bookingUnits)
      .set({ bookingId: id })
      .where(
        and(eq(bookingUnits.bookingId, booking.id), isOneOf(bookingUnits.uuid, tickets), isDone),
      ),
    insertIf(
      db,
      requestEvents,
      {
        requestId: id,
        kind: 'booking',
        toStatus: booking.status,
        actor: by.actor,
        note: booking.reference,
        createdAt: stamp,
      },
      isDone,
    ),
    oweStatement(db, { kind: 'booking', id }, by),
    ...moveStatements(db, money.parts, booking, { id, reference }, by, isDone),
    ...(await alongside(isDone, after)),
  ];
  const set = {
    answers: answersOf(booking.answers, rest),
    places: staying,
    people: staying,
    totalCents: booking.totalCents - totalCents,
    lines: isPriced ? [...linesOf(rest, booking.lines), ...extras, ...otherDiscount] : [],
  };
  const changed = await changeBooking(db, booking, set, by, {
    ...{ when: isDone, before: [insertOwn], alongside: statements, note: `> ${reference}` },
  });
  if (changed) return { booking: changed, own: await findBooking(db, id) };
  const [state] = await db
    .select({ isFree: sql<number>`${hasEnough}`.as('isFree') })
    .from(bookings)
    .where(eq(bookings.id, booking.id));
  if (state?.isFree === 0) throw new BookingRefused('sold_out', 'problem.sold_out');
  return undefined;
}
