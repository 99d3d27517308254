import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { BookingRow, TripRow } from '#contract/imports/imports.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { bookings, importRows, ledgerEntries } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { says } from '#core/http/problem-text.ts';
import { undoKey } from '#money/ledger/ledger.reads.ts';
import { handKey } from '#money/payments/by-hand.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { changeBooking } from '#orders/bookings/write.ts';
import { plansOf, takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import { makeDeskOrder } from '#orders/desk/desk-order.ts';
import { actorOf } from '#orders/trip-requests/desk.ts';
import { plannedBooking, rowFault } from './booking-plan.ts';
import {
  isRefused,
  type Made,
  type Outcome,
  type Run,
  refusalOf,
  refused,
  type Undone,
} from './outcome.ts';

const sameKey = (row: Pick<BookingRow, 'reference' | 'date' | 'time'>) =>
  `${row.reference.toLowerCase()} ${row.date} ${row.time}`;

/** Bookings here that have one of the references of the former system. */
async function knownBookings({ c }: Run, rows: readonly BookingRow[]) {
  const references = [...new Set(rows.flatMap(({ reference }) => reference || []))];
  const known = await c.var.db
    .select({
      reference: bookings.resellerReference,
      own: bookings.reference,
      date: bookings.localDate,
      time: bookings.localTime,
    })
    .from(bookings)
    .where(
      and(
        sql`${bookings.resellerReference} IN (SELECT value FROM json_each(${JSON.stringify(references)}))`,
        eq(bookings.source, 'import'),
        isNull(bookings.deletedAt),
        ne(bookings.status, 'CANCELLED'),
      ),
    );
  return (row: BookingRow) =>
    known.find(
      (one) =>
        one.reference?.toLowerCase() === row.reference.toLowerCase() &&
        one.date === row.date &&
        (row.time === '' || one.time === row.time || one.time === ''),
    )?.own;
}

/** What would become of each row: by plans, places that are taken and those that rows before it take. */
export async function checkBookings(
  run: Run,
  rows: readonly BookingRow[],
  trips: readonly TripRow[],
): Promise<Outcome[]> {
  const { c, now, options } = run;
  const isKnown = await knownBookings(run, rows);
  const dates = rows.map(({ date }) => date).sort();
  const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const ids = [...new Set(rows.flatMap(({ optionId }) => optionId ?? []))];
  const plans = new Map(
    await Promise.all(
      ids.map(async (optionId) => {
        const [[plan], taken] = await Promise.all([
          c.var.reader.run(plansOf(c.var.db, { optionId }, days)),
          c.var.reader.run(takenPlaces(c.var.db, { optionId }, days, now)),
        ]);
        return [optionId, { plan, taken: new Map(taken) }] as const;
      }),
    ),
  );
  const made = new Set(trips.map(({ name }) => name));
  const seen = new Map<string, number>();

  const outcomeOf = (row: BookingRow): Outcome => {
    const own = row.reference ? isKnown(row) : undefined;
    if (own) return { state: 'same', reason: says('problem.import_same', { reference: own }) };
    const before = row.reference ? seen.get(sameKey(row)) : undefined;
    if (before !== undefined)
      return refused(says('problem.import_twice', { line: before }), 'reference');
    seen.set(sameKey(row), row.line);
    const fault = rowFault(row, now);
    if (fault) return fault;
    if (row.optionId === null)
      return made.has(row.product)
        ? { state: 'made' }
        : refused(says('problem.import_trip_unknown', { product: row.product }), 'product');
    const { plan, taken } = plans.get(row.optionId) ?? {};
    if (!plan || !taken) return refused('problem.import_option_gone', 'product');
    const planned = plannedBooking(plan, row);
    if (isRefused(planned)) return planned;
    const { departure, places, people } = planned as Exclude<typeof planned, Outcome>;
    const key = takenKey(plan.option.id, departure);
    const inUse = taken.get(key) ?? 0;
    const free = departure.capacity === null ? Infinity : departure.capacity - inUse;
    if (places > free && !options.overbook)
      return refused(says('problem.import_full', { free: Math.max(0, free), places }), 'people');
    const room = departure.room?.people ?? null;
    if (room !== null && people > room) return refused('problem.import_resource', 'date');
    taken.set(key, inUse + places);
    return { state: 'made' };
  };
  return rows.map(outcomeOf);
}

/** The option of a trip that the same import has made, by the name in the file. */
async function ownOption({ c, importId }: Run, product: string): Promise<number | undefined> {
  const { made } = importRows;
  const [row] = await c.var.db
    .select({ optionId: sql<number | null>`${made} ->> '$.optionId'` })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), sql`${made} ->> '$.product' = ${product}`))
    .limit(1);
  return row?.optionId ?? undefined;
}

/** Books a row once: the same line of the same import is the same order. */
export async function writeBooking(run: Run, row: BookingRow): Promise<Outcome> {
  const { c, now, importId, options } = run;
  const { db, reader } = c.var;
  const keyHash = await hashToken(`import ${importId} ${row.line}`);
  const ownRow = sql`${bookings.orderId} IN (SELECT id FROM orders WHERE idempotency_key = ${keyHash})`;
  const readOwn = async () => {
    const [booking] = await db
      .select({ bookingId: bookings.id, name: bookings.reference, version: bookings.version })
      .from(bookings)
      .where(ownRow);
    return booking;
  };
  const day = { from: row.date, to: row.date };
  const [earlier, isKnown, plans] = await Promise.all([
    readOwn(),
    knownBookings(run, row.reference ? [row] : []),
    row.optionId === null ? [] : reader.run(plansOf(db, { optionId: row.optionId }, day)),
  ]);
  if (earlier) return { state: 'made', made: earlier };
  const known = row.reference ? isKnown(row) : undefined;
  if (known) return { state: 'same', reason: says('problem.import_same', { reference: known }) };
  const fault = rowFault(row, now);
  if (fault) return fault;
  const optionId = row.optionId ?? (await ownOption(run, row.product));
  if (optionId === undefined)
    return refused(says('problem.import_trip_unknown', { product: row.product }), 'product');
  const [plan] = row.optionId === null ? await reader.run(plansOf(db, { optionId }, day)) : plans;
  if (!plan) return refused('problem.import_option_gone', 'product');
  const planned = plannedBooking(plan, row);
  if (isRefused(planned)) return planned;
  const { departure, units, totalCents } = planned as Exclude<typeof planned, Outcome>;
  const paid = row.paidCents ?? 0;
  try {
    await makeDeskOrder(
      c,
      {
        items: [
          {
            kind: 'trip',
            ...{ optionId, departureId: departure.id, units, extras: [], answers: [] },
            status: 'CONFIRMED',
            ...{ notes: row.notes || null, note: null, resellerReference: row.reference || null },
            ...(row.totalCents !== null && {
              price: { totalCents, reason: row.reference || row.product || 'CSV' },
            }),
          },
        ],
        contact: { name: row.name || null, email: row.email || null, phone: row.phone || null },
        language: row.language ?? DEFAULT_LANGUAGE,
        ...{ notes: null, note: null, source: 'import', partnerId: null, code: undefined },
        payments:
          paid > 0
            ? [{ method: 'former_system', cents: paid, reference: row.reference || null }]
            : [],
        notify: options.notify && row.email !== '',
        isOver: options.overbook,
      },
      { keyHash, digest: keyHash, former: [] },
    );
  } catch (error) {
    return refusalOf(error);
  }
  const booking = await readOwn();
  if (!booking) throw new Error('The booking of an import is not there.');
  return { state: 'made', made: booking };
}

/** Takes an imported booking back: its payment and its places, and it goes to the trash. One that was changed since, or has other money, stays. */
export async function undoBooking(run: Run, line: number, made: Made): Promise<Undone> {
  const { c, now, importId } = run;
  const { db } = c.var;
  const id = String(made.bookingId);
  const booking = await findBooking(db, id);
  // In the trash already.
  if (!booking) return { state: 'undone' };
  if (booking.version !== made.version || booking.status !== 'CONFIRMED')
    return { state: 'kept', reason: 'problem.import_kept_changed' };
  const subject = { kind: 'booking' as const, id };
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.subjectKind, 'booking'),
        eq(ledgerEntries.subjectId, id),
        inArray(ledgerEntries.kind, ['payment', 'deposit', 'refund']),
      ),
    );
  const own = entries.find(({ key }) => key === handKey(subject, '0'));
  if (entries.length > (own ? 1 : 0)) return { state: 'kept', reason: 'problem.import_kept_paid' };
  const stamp = now.toISOString();
  const isAsMade = hasRow(
    bookings,
    and(eq(bookings.id, id), eq(bookings.version, booking.version)),
  );
  const actor = actorOf(c);
  const audit = {
    ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId },
    ...{ action: 'delete' as const, entity: 'trip-requests' as const, entityId: id },
  };
  const changed = await changeBooking(
    db,
    booking,
    {
      ...{ status: 'CANCELLED', endedAs: 'firm', cancelledAt: stamp, refund: 'FULL' },
      ...{ feeCents: null, expiresAt: null, deletedAt: stamp },
    },
    { actor, now },
    {
      before: own
        ? [
            insertIf(
              db,
              ledgerEntries,
              {
                ...{ subjectKind: 'booking', subjectId: id, kind: 'refund', method: own.method },
                ...{ cents: -own.cents, actor, at: stamp, reference: own.reference },
                key: undoKey(own.id),
              },
              isAsMade,
            ),
          ]
        : [],
      end: (isDone) => [
        auditEntryIf(db, audit, isDone),
        db
          .update(importRows)
          .set({ state: 'undone' })
          .where(and(eq(importRows.importId, importId), eq(importRows.line, line), isDone)),
      ],
    },
  );
  // `findBooking` does not see what is in the trash.
  const isGone = changed !== undefined || (await findBooking(db, id)) === undefined;
  return isGone ? { state: 'undone' } : { state: 'kept', reason: 'problem.import_kept_changed' };
}
