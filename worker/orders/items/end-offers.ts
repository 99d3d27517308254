import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, requestEvents, transferRequests } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';

/** The states of an item whose offer waits for its guest. */
const OFFERED = [
  { kind: 'booking', table: bookings, states: ['PENDING', 'EXPIRED'] },
  { kind: 'transfer', table: transferRequests, states: ['quoted'] },
] as const;

/** Notes offers that have ended without an answer, so that they stand on the firm's list again. They could not be accepted from that minute on. */
export async function endOffers(db: Database, now: Date): Promise<void> {
  const stamp = now.toISOString();
  const statements = OFFERED.flatMap(({ kind, table, states }) => {
    const isOver = and(
      eq(table.offer, 'made'),
      isNotNull(table.offerUntil),
      lte(table.offerUntil, stamp),
      inArray(table.status, [...states]),
    );
    const event = {
      ...{ requestId: table.id, kind, type: 'edit' as const },
      ...{ fromStatus: table.status, toStatus: table.status },
      ...{ actor: 'system', data: { offer: 'expired' }, createdAt: stamp },
    };
    return [
      insertRows(db, requestEvents, event, sql`FROM ${table} WHERE ${isOver}`),
      db
        .update(table)
        .set({ offer: 'expired', version: NEXT_VERSION, updatedAt: stamp })
        .where(isOver),
    ] as const;
  });
  await db.batch(batchOf(statements));
}
