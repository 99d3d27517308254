import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { batchOf } from '#db/batch-of.ts';
import type { Database } from '#db/client.ts';
import { insertIf } from '#db/insert-if.ts';
import { bookings, requestEvents } from '#db/schema.ts';
import { moneyStatements } from '#ledger/entries.ts';
import { type Booking, type BookingRow, findBooking } from './booking.reads.ts';
import { notifyResellers } from './notify-reseller.ts';
import { takesPlaces } from './places.sql.ts';

/** Who does it (`guest`, `user:1`, `key:3`, `system`), and when. */
export type By = { actor: string; now: Date };
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
  Partial<Pick<BookingRow, 'version' | 'refund'>>;
/** Statements that belong to a write, such as its mails; they run in its batch, under the condition that it was written. */
export type Beside = (isDone: SQL, after: Written) => BatchItem<'sqlite'>[] | Promise<BatchItem<'sqlite'>[]>;

/**
 * Changes a booking that still stands as it was read: its version, and if it is a hold, its time. `before` runs first, `beside` under the
 * condition that the change was written. `isRevived`: also of a booking that is over. Undefined when another change came first or `when` does not hold.
 */
export async function changeBooking(
  db: Database,
  booking: Booking,
  set: Changes,
  { actor, now }: By,
  more: {
    when?: SQL | undefined;
    before?: BatchItem<'sqlite'>[];
    beside?: Beside | undefined;
    note?: string;
    isRevived?: boolean | undefined;
    type?: 'note' | 'message';
  } = {},
): Promise<Booking | undefined> {
  const { id, version, status: fromStatus } = booking;
  const stamp = now.toISOString();
  const toStatus = (set.status as BookingStatus | undefined) ?? fromStatus;
  const isDone = exists(
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, id), eq(bookings.version, version + 1), eq(bookings.updatedAt, stamp))),
  );
  const type = more.type ?? (toStatus === fromStatus ? 'edit' : 'state');
  // How it ended is told by the history, too.
  const data = set.endedAs ? { endedAs: set.endedAs } : null;
  const statements = [
    ...(more.before ?? []),
    db
      .update(bookings)
      .set({ ...set, version: version + 1, updatedAt: stamp } as Partial<BookingRow>)
      .where(and(eq(bookings.id, id), eq(bookings.version, version), more.isRevived ? undefined : takesPlaces(now), more.when))
      .returning({ id: bookings.id }),
    ...((await more.beside?.(isDone, { ...booking, ...set, version: version + 1 } as Written)) ?? []),
    ...(booking.resellerKeyId === null ? [] : [notifyResellers(db, and(eq(bookings.id, id), isDone), now)]),
    insertIf(
      db,
      requestEvents,
      { requestId: id, kind: 'booking', type, fromStatus, toStatus, actor, note: more.note ?? null, data, createdAt: stamp },
      isDone,
    ),
    ...moneyStatements(db, { kind: 'booking', id }, { actor, now }),
  ];
  const results = (await db.batch(batchOf(statements))) as unknown[][];
  return (results[more.before?.length ?? 0]?.length ?? 0) > 0 ? findBooking(db, id) : undefined;
}

/** Ends holds whose time is over. Places were free from that minute on; this makes it readable. */
export async function expireHolds(db: Database, now: Date): Promise<void> {
  const stamp = now.toISOString();
  const isOver = and(sql`${bookings.status} = 'ON_HOLD'`, sql`${bookings.expiresAt} <= ${stamp}`);
  await db.batch([
    db.insert(requestEvents).select(
      // In the order of the table's columns: id, request, kind, type, states, actor, note, data, creation.
      sql`SELECT NULL, ${bookings.id}, 'booking', 'state', 'ON_HOLD', 'EXPIRED', 'system', NULL, NULL, ${stamp} FROM ${bookings} WHERE ${isOver}`,
    ),
    notifyResellers(db, isOver, now),
    db.update(bookings).set({ status: 'EXPIRED', version: sql`version + 1`, updatedAt: stamp }).where(isOver),
  ]);
}
