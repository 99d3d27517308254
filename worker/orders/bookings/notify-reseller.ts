import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, webhookDeliveries, webhooks } from '#core/db/schema.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';

/** The event of a reseller's webhook: one of its bookings has changed. */
export const BOOKING_UPDATE = 'booking_update';

/**
 * Enqueues a notice of each booking for which the condition holds, for every webhook of the reseller that made it; run it in the batch of the
 * change. A notice that has not been tried yet covers the change: its body is made when it is sent.
 */
export function notifyResellers(db: Database, condition: SQL | undefined, now: Date) {
  const stamp = now.toISOString();
  return insertRows(
    db,
    webhookDeliveries,
    {
      id: sql<string>`lower(hex(randomblob(16)))`,
      webhookId: webhooks.id,
      subjectId: bookings.id,
      event: BOOKING_UPDATE,
      nextAttemptAt: stamp,
      createdAt: stamp,
    },
    sql`FROM ${bookings} JOIN ${webhooks} ON ${webhooks.apiKeyId} = ${bookings.resellerKeyId}
      WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM octo_deliveries AS waiting
        WHERE waiting.webhook_id = ${webhooks.id} AND waiting.booking_id = ${bookings.id} AND waiting.status = 'pending' AND waiting.attempts = 0)`,
  );
}
