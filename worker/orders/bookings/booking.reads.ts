import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read } from '#core/db/reader.ts';
import { bookings, bookingUnits, departures } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type BookingUnitRow = typeof bookingUnits.$inferSelect;
export type Booking = BookingRow & {
  units: BookingUnitRow[];
  /** When its departure was called off. */
  calledOffAt: string | null;
};
export const CALLED_OFF_AT = sql<
  string | null
>`(SELECT ${departures.calledOffAt} FROM ${departures} WHERE ${departures.id} = ${bookings.departureId})`;

/** The state at that moment: a hold past its end has expired, whether or not the cron job has written it. */
export const statusAt = (
  { status, expiresAt }: Pick<BookingRow, 'status' | 'expiresAt'>,
  now: Date,
): BookingStatus =>
  status === 'ON_HOLD' && expiresAt !== null && expiresAt <= now.toISOString() ? 'EXPIRED' : status;

/** What it takes of its departure. */
export const takenBy = ({ places, people }: Pick<BookingRow, 'places' | 'people'>) => ({
  places,
  people: people ?? places,
});

/** Bookings with their units, newest first. */
export function bookingsRead(
  db: Database,
  condition: SQL | undefined,
  limit = 100,
): Read<Booking[]> {
  const isMeant = and(condition, isNull(bookings.deletedAt));
  const newest = [desc(bookings.createdAt), asc(bookings.id)] as const;
  const ids = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(isMeant)
    .orderBy(...newest)
    .limit(limit);
  return read(
    [
      db
        .select({ ...getTableColumns(bookings), calledOffAt: CALLED_OFF_AT.as('calledOffAt') })
        .from(bookings)
        .where(isMeant)
        .orderBy(...newest)
        .limit(limit),
      db
        .select()
        .from(bookingUnits)
        .where(inArray(bookingUnits.bookingId, ids))
        .orderBy(asc(bookingUnits.position)),
    ],
    (rows, units): Booking[] => {
      const byBooking = Map.groupBy(units, ({ bookingId }) => bookingId);
      return rows.map((row) => ({ ...row, units: byBooking.get(row.id) ?? [] }));
    },
  );
}

/** The same in a round trip of its own. */
export async function findBookings(
  db: Database,
  condition: SQL | undefined,
  limit?: number,
): Promise<Booking[]> {
  const { statements, shape } = bookingsRead(db, condition, limit);
  return shape((await db.batch(batchOf(statements))) as unknown as never[]);
}

export const findBooking = async (db: Database, id: string): Promise<Booking | undefined> =>
  (await findBookings(db, eq(bookings.id, id), 1))[0];
