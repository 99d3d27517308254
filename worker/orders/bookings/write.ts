import { and, eq, exists, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { bookings, requestEvents, tripOptions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { moneyStatements, refundStatementOfEnded } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { isCovered } from '#money/ledger/paid-first.sql.ts';
import { demandStep } from '#orders/items/demand-step.ts';
import { type Booking, type BookingRow, bookingsRead } from './booking.reads.ts';
import { inboxState } from './inbox-states.ts';
import { notifyResellers } from './notify-reseller.ts';

/** Who does it (`guest`, `user:1`, `key:3`, `system`), and when; `after` reads the answer in the write's batch. */
export type By = { actor: string; now: Date; after?: ReadAfter | undefined };
export type Changes = { [Name in keyof BookingRow]?: BookingRow[Name] | SQL };
/** Facts of a booking after it was written. */
export type Written = Pick<
  BookingRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'localDate'
  | 'localTime'
  | 'totalCents'
  | 'lines'
  | 'language'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'notes'
  | 'terms'
> &
  Partial<Pick<BookingRow, 'version' | 'refund' | 'feeCents' | 'pickup'>>;
/** Statements that belong to a write, such as its mails; they run in its batch, under the condition that it was written. */
export type Alongside = (
  isDone: SQL,
  after: Written,
) => BatchItem<'sqlite'>[] | Promise<BatchItem<'sqlite'>[]>;

/** Whether a write leaves its booking paid as far as its terms ask for when booking, with what the write sets. A condition of that statement. */
export function coveredBy({ terms, totalCents }: Booking, set: Changes = {}): SQL {
  return isCovered({
    terms,
    totalCents,
    ...(set as Partial<Pick<BookingRow, 'terms' | 'totalCents'>>),
  });
}

/**
 * The columns by which a write confirms a hold that is paid by then, and only then. A hold without a contact is being made, and one of a
 * reseller is confirmed by the reseller.
 */
function confirmation(booking: Booking, set: Changes, now: Date): Changes {
  const isAwaiting = booking.status === 'ON_HOLD' && set.status === undefined;
  if (
    !isAwaiting ||
    booking.resellerKeyId !== null ||
    (set.contactName ?? booking.contactName) === null
  )
    return {};
  const stamp = now.toISOString();
  const isPaid = sql`(${bookings.status} = 'ON_HOLD' AND ${bookings.expiresAt} > ${stamp} AND ${coveredBy(booking, set)})`;
  const isInstant = sql`(SELECT ${tripOptions.instantConfirmation} FROM ${tripOptions} WHERE ${tripOptions.id} = ${set.optionId ?? booking.optionId})`;
  return {
    status: sql`CASE WHEN ${isPaid} THEN iif(${isInstant}, 'CONFIRMED', 'PENDING') ELSE ${bookings.status} END`,
    confirmedAt: sql`CASE WHEN ${isPaid} AND ${isInstant} THEN ${stamp} ELSE ${bookings.confirmedAt} END`,
    expiresAt: sql`CASE WHEN ${isPaid} THEN NULL ELSE ${set.expiresAt === undefined ? bookings.expiresAt : set.expiresAt} END`,
  };
}

/**
 * Changes a booking that is as it was read: its version, and if it is a hold, its time. A hold that is paid by then is confirmed by the
 * same statement. `before` runs first, `alongside` under the condition that the change was written, `confirmed` when it confirmed a hold that was paid.
 * `isRevived`: also of a booking that is over. Undefined when another change came first or `when` does not hold.
 */
export async function changeBooking(
  db: Database,
  booking: Booking,
  set: Changes,
  { actor, now, after: answer }: By,
  more: {
    when?: SQL | undefined;
    before?: BatchItem<'sqlite'>[];
    /** Runs last. */
    end?: (isDone: SQL) => BatchItem<'sqlite'>[];
    alongside?: Alongside | undefined;
    confirmed?: Alongside | undefined;
    note?: string;
    /** For the history; without personal data. */
    data?: Record<string, unknown>;
    isRevived?: boolean | undefined;
    type?: 'note' | 'message';
  } = {},
): Promise<Booking | undefined> {
  const { id, version, status: fromStatus } = booking;
  const { status = fromStatus, endedAs = booking.endedAs } = set;
  demandStep('trip', inboxState(booking), inboxState({ status, endedAs } as BookingRow));
  const stamp = now.toISOString();
  const ofPayment = confirmation(booking, set, now);
  const isWritten = and(
    eq(bookings.id, id),
    eq(bookings.version, version + 1),
    eq(bookings.updatedAt, stamp),
  );
  const isDone = exists(db.select({ id: bookings.id }).from(bookings).where(isWritten));
  const isConfirmed = exists(
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(isWritten, ne(bookings.status, 'ON_HOLD'))),
  );
  const isState = (set.status ?? fromStatus) !== fromStatus;
  const statusNow = sql<string>`(SELECT ${bookings.status} FROM ${bookings} WHERE ${bookings.id} = ${id})`;
  const type =
    more.type ??
    (ofPayment.status
      ? sql<'edit' | 'state'>`iif(${statusNow} = ${fromStatus}, 'edit', 'state')`
      : isState
        ? 'state'
        : 'edit');
  // The history says how it ended, too.
  const data = set.endedAs ? { ...more.data, endedAs: set.endedAs } : (more.data ?? null);
  const after = { ...booking, ...set, version: version + 1 } as Written;
  const statements = [
    ...(more.before ?? []),
    db
      .update(bookings)
      .set({ ...set, ...ofPayment, version: version + 1, updatedAt: stamp } as Partial<BookingRow>)
      .where(
        and(
          eq(bookings.id, id),
          eq(bookings.version, version),
          more.isRevived ? undefined : takesPlaces(now),
          more.when,
        ),
      )
      .returning({ id: bookings.id }),
    ...((await more.alongside?.(isDone, after)) ?? []),
    ...(ofPayment.status
      ? ((await more.confirmed?.(isConfirmed, { ...after, status: 'CONFIRMED' })) ?? [])
      : []),
    ...(booking.resellerKeyId === null
      ? []
      : [notifyResellers(db, and(eq(bookings.id, id), isDone), now)]),
    insertIf(
      db,
      requestEvents,
      {
        requestId: id,
        kind: 'booking',
        type,
        fromStatus,
        toStatus: statusNow,
        actor,
        note: more.note ?? null,
        data,
        createdAt: stamp,
      },
      isDone,
    ),
    ...moneyStatements(db, { kind: 'booking', id }, { actor, now }),
    ...(more.end?.(isDone) ?? []),
  ];
  const written = new ReadAfter(bookingsRead(db, eq(bookings.id, id), 1));
  moneyMoves({ kind: 'booking', id });
  const results = (await db.batch(
    batchOf([...statements, ...(answer?.statements ?? []), ...written.statements]),
  )) as unknown[][];
  written.take(results);
  answer?.take(results.slice(0, -written.statements.length));
  const isWrittenNow = (results[more.before?.length ?? 0]?.length ?? 0) > 0;
  return isWrittenNow ? written.result?.value[0] : undefined;
}

/** Ends holds whose time is over, and notes what was paid for them as due back. Places were free from that minute on; this makes it readable. */
export async function expireHolds(db: Database, now: Date): Promise<void> {
  const stamp = now.toISOString();
  // The index of holds is for this word, not for a parameter.
  const isOver = and(sql`${bookings.status} = 'ON_HOLD'`, lte(bookings.expiresAt, stamp));
  await db.batch([
    insertRows(
      db,
      requestEvents,
      {
        requestId: bookings.id,
        kind: 'booking',
        type: 'state',
        fromStatus: 'ON_HOLD',
        toStatus: 'EXPIRED',
        actor: 'system',
        createdAt: stamp,
      },
      sql`FROM ${bookings} WHERE ${isOver}`,
    ),
    notifyResellers(db, isOver, now),
    db
      .update(bookings)
      .set({ status: 'EXPIRED', version: NEXT_VERSION, updatedAt: stamp })
      .where(isOver),
    refundStatementOfEnded(db, now),
  ]);
}
