import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, octoDeliveries, octoWebhooks } from '#core/db/schema.ts';

/** The event of a reseller's webhook: one of its bookings has changed. */
export const BOOKING_UPDATE = 'booking_update';

/**
 * Enqueues a notice of each booking for which the condition holds, for every webhook of the reseller that made it; run it in the batch of the
 * change. A notice that has not been tried yet covers the change: its body is made when it is sent.
 */
export function notifyResellers(db: Database, condition: SQL | undefined, now: Date) {
  const stamp = now.toISOString();
  return db.insert(octoDeliveries).select(
    // In the order of the table's columns: id, webhook, booking, event, status, attempts, next attempt, error, creation.
    sql`SELECT lower(hex(randomblob(16))), ${octoWebhooks.id}, ${bookings.id}, ${BOOKING_UPDATE}, 'pending', 0, ${stamp}, NULL, ${stamp}
      FROM ${bookings} JOIN ${octoWebhooks} ON ${octoWebhooks.apiKeyId} = ${bookings.resellerKeyId}
      WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM octo_deliveries AS waiting
        WHERE waiting.webhook_id = ${octoWebhooks.id} AND waiting.booking_id = ${bookings.id} AND waiting.status = 'pending' AND waiting.attempts = 0)`,
  );
}
