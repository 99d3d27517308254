import { and, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, bookingUnits, requestEvents } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { isOneOf, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Booking } from './booking.reads.ts';
import { notifyResellers } from './notify-reseller.ts';
import type { By } from './write.ts';

/** A unit that is checked in, and when it was scanned. */
export type Scan = { uuid: string; bookingId: string; at: Date };

/**
 * Checks in units of any number of bookings, in one batch of five statements. Returns those that were not checked in before, so that a ticket
 * admits once. A booking is redeemed with its last unit. Guests who were noted as absent have come.
 */
export async function redeemUnits(
  db: Database,
  scans: readonly Scan[],
  { actor, now }: By,
): Promise<string[]> {
  if (scans.length === 0) return [];
  const stamp = now.toISOString();
  const sent = JSON.stringify(scans.map(({ uuid, at }) => ({ uuid, at: at.toISOString() })));
  const bookingIds = [...new Set(scans.map(({ bookingId }) => bookingId))];
  const scannedAt = sql<string>`(SELECT value ->> '$.at' FROM json_each(${sent}) WHERE value ->> '$.uuid' = ${bookingUnits.uuid})`;
  const isAdmitted = exists(
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.id, bookingUnits.bookingId),
          inArray(bookings.status, ['CONFIRMED', 'REDEEMED']),
        ),
      ),
  );
  const isRest = exists(
    db
      .select({ uuid: bookingUnits.uuid })
      .from(bookingUnits)
      .where(and(eq(bookingUnits.bookingId, bookings.id), isNull(bookingUnits.redeemedAt))),
  );
  const lastScan = sql<string>`(SELECT max(${bookingUnits.redeemedAt}) FROM ${bookingUnits} WHERE ${bookingUnits.bookingId} = ${bookings.id})`;
  const becomesRedeemed = sql`${and(
    isOneOf(bookings.id, bookingIds),
    eq(bookings.status, 'CONFIRMED'),
    not(isRest),
  )}`;
  const event = {
    requestId: bookings.id,
    kind: 'booking' as const,
    fromStatus: 'CONFIRMED',
    toStatus: 'REDEEMED',
    actor,
  };
  const [admitted] = (await db.batch(
    batchOf([
      db
        .update(bookingUnits)
        .set({ redeemedAt: scannedAt, noShowAt: null })
        .where(
          and(
            sql`${bookingUnits.uuid} IN (SELECT value ->> '$.uuid' FROM json_each(${sent}))`,
            isNull(bookingUnits.redeemedAt),
            isAdmitted,
          ),
        )
        .returning({ uuid: bookingUnits.uuid }),
      insertIf(db, requestEvents, { ...event, createdAt: lastScan }, becomesRedeemed, bookings),
      notifyResellers(db, becomesRedeemed, now),
      db
        .update(bookings)
        .set({
          status: 'REDEEMED',
          redeemedAt: lastScan,
          version: NEXT_VERSION,
          updatedAt: stamp,
        })
        .where(becomesRedeemed),
      db
        .update(bookings)
        .set({ endedAs: null, version: NEXT_VERSION, updatedAt: stamp })
        .where(
          and(
            isOneOf(bookings.id, bookingIds),
            eq(bookings.endedAs, 'no_show'),
            sql`EXISTS (SELECT 1 FROM ${bookingUnits} WHERE ${bookingUnits.bookingId} = ${bookings.id} AND ${bookingUnits.redeemedAt} IS NOT NULL)`,
          ),
        ),
    ]),
  )) as unknown as [{ uuid: string }[]];
  return admitted.map(({ uuid }) => uuid);
}

/** Checks in all units of a booking. */
export const redeem = (db: Database, { id, units }: Booking, by: By): Promise<string[]> =>
  redeemUnits(
    db,
    units.map(({ uuid }) => ({ uuid, bookingId: id, at: by.now })),
    by,
  );
