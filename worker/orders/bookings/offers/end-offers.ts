import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, requestEvents } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';

/** Notes offers that have ended without an answer, so that they stand on the firm's list again. They could not be accepted from that minute on. */
export async function endOffers(db: Database, now: Date): Promise<void> {
  const stamp = now.toISOString();
  const isOver = and(
    eq(bookings.offer, 'made'),
    isNotNull(bookings.offerUntil),
    lte(bookings.offerUntil, stamp),
    inArray(bookings.status, ['PENDING', 'EXPIRED']),
  );
  await db.batch([
    insertRows(
      db,
      requestEvents,
      {
        requestId: bookings.id,
        kind: 'booking',
        type: 'edit',
        fromStatus: bookings.status,
        toStatus: bookings.status,
        actor: 'system',
        data: { offer: 'expired' },
        createdAt: stamp,
      },
      sql`FROM ${bookings} WHERE ${isOver}`,
    ),
    db
      .update(bookings)
      .set({ offer: 'expired', version: NEXT_VERSION, updatedAt: stamp })
      .where(isOver),
  ]);
}
