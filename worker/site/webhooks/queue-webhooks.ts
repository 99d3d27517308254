import { eq, type SQL, sql } from 'drizzle-orm';
import { WEBHOOK_TEST, type WebhookEvent } from '#contract/admin/webhooks.ts';
import type { Database } from '#core/db/client.ts';
import { webhookDeliveries, webhooks } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';

// What has happened stands in orders, histories, ledger, messages and reviews. Each query finds events as (subject, at, data): the subject is the
// name of what happened, and a webhook gets one notice of it, however many workers look. Data has ids and references, nothing of the guest.

const DAY_MS = 86_400_000;
/** Age of the oldest events that are sent; notices are stored for longer, so that none is sent twice. */
const LOOK_BACK_MS = 7 * DAY_MS;
/** Newest rows of the history that are looked at. */
const HISTORY_ROWS = 2000;

const ORDER = sql.raw(`json_object('id', o.id, 'reference', o.reference)`);
/** Events of an order's items that are written together are one. */
const history = (since: string, condition: SQL) => sql`
  SELECT o.id || ' ' || e.created_at AS subject, e.created_at AS at,
    json_object('order', ${ORDER}, 'items', json_group_array(json_object('kind', i.kind, 'id', i.item_id, 'state', i.state))) AS data
  FROM request_events e JOIN item_index i ON i.kind = e.kind AND i.item_id = e.request_id JOIN orders o ON o.id = i.order_id
  WHERE e.id > (SELECT max(id) FROM request_events) - ${HISTORY_ROWS} AND e.created_at >= ${since} AND NOT o.is_demo AND ${condition}
  GROUP BY o.id, e.created_at`;
const IS_CANCELLED = sql.raw(`lower(e.to_status) LIKE 'cancelled%'`);
const WAS_HELD = sql.raw(`e.from_status IS 'ON_HOLD'`);
/** A booking, transfer or voucher that comes to an order that there was. */
const IS_ADDED = sql.raw(
  `e.from_status IS NULL AND unixepoch(e.created_at) > unixepoch(o.created_at) + 3600`,
);

const QUERIES: Record<WebhookEvent, (since: string) => SQL> = {
  'order.created': (since) => sql`
    SELECT o.id AS subject, o.created_at AS at, json_object('order', ${ORDER}) AS data FROM orders o
    WHERE o.created_at >= ${since} AND NOT o.is_demo
      AND EXISTS (SELECT 1 FROM item_index i WHERE i.order_id = o.id AND i.state <> 'on_hold' AND i.shelf <> 'noise')`,
  'order.changed': (since) =>
    history(
      since,
      sql`(e.type IN ('driver', 'edit', 'change_request') OR e.type = 'state' AND NOT ${IS_CANCELLED} AND NOT ${WAS_HELD}
        AND (e.from_status <> e.to_status OR ${IS_ADDED}))`,
    ),
  'order.cancelled': (since) =>
    history(
      since,
      sql`e.type = 'state' AND ${IS_CANCELLED} AND NOT ${WAS_HELD} AND e.from_status <> e.to_status`,
    ),
  'payment.received': (since) => sql`
    SELECT coalesce(l.session_id, l.id) || ' ' || o.id AS subject, max(l.at) AS at,
      json_object('order', ${ORDER}, 'payment', json_object('id', max(l.id), 'cents', -sum(l.cents), 'currency', max(l.currency), 'method', max(l.method))) AS data
    FROM ledger_entries l JOIN item_index i ON i.kind = l.subject_kind AND i.item_id = l.subject_id JOIN orders o ON o.id = i.order_id
    WHERE l.at >= ${since} AND l.kind IN ('deposit', 'payment') AND NOT o.is_demo GROUP BY coalesce(l.session_id, l.id), o.id`,
  'payment.refunded': (since) => sql`
    SELECT l.id AS subject, l.at AS at,
      json_object('order', ${ORDER}, 'refund', json_object('id', l.id, 'cents', l.cents, 'currency', l.currency, 'method', l.method)) AS data
    FROM ledger_entries l JOIN item_index i ON i.kind = l.subject_kind AND i.item_id = l.subject_id JOIN orders o ON o.id = i.order_id
    WHERE l.at >= ${since} AND l.kind = 'refund' AND NOT o.is_demo`,
  'message.received': (since) => sql`
    SELECT m.id AS subject, m.created_at AS at, json_object('message', json_object('id', m.id, 'language', m.language, 'source', m.source)) AS data
    FROM contact_messages m WHERE m.created_at >= ${since} AND m.status <> 'spam' AND m.message <> '' AND m.deleted_at IS NULL`,
  'review.published': (since) => sql`
    SELECT r.id AS subject, r.decided_at AS at,
      json_object('review', json_object('id', r.id, 'stars', r.stars, 'language', r.language, 'tripId', r.trip_id), 'item', json_object('kind', r.kind, 'id', r.item_id, 'reference', r.reference)) AS data
    FROM reviews r WHERE r.status = 'published' AND r.decided_at >= ${since} AND NOT r.is_demo AND r.deleted_at IS NULL`,
};

function enqueue(db: Database, event: WebhookEvent, now: Date) {
  const stamp = now.toISOString();
  const since = new Date(now.getTime() - LOOK_BACK_MS).toISOString();
  return insertRows(
    db,
    webhookDeliveries,
    {
      id: sql<string>`'msg_' || lower(hex(randomblob(16)))`,
      webhookId: sql<string>`w.id`,
      subjectId: sql<string>`found.subject`,
      event,
      payload: sql<
        Record<string, unknown>
      >`json_object('type', ${event}, 'timestamp', found.at, 'data', json(found.data))`,
      nextAttemptAt: stamp,
      createdAt: stamp,
    },
    sql`FROM (${QUERIES[event](since)}) found JOIN ${webhooks} w
      ON w.api_key_id = 0 AND w.stopped_at IS NULL AND found.at >= w.active_since AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = ${event})
      WHERE NOT EXISTS (SELECT 1 FROM ${webhookDeliveries} d WHERE d.webhook_id = w.id AND d.event = ${event} AND d.booking_id = CAST(found.subject AS TEXT))`,
  );
}

/** Enqueues notices of what has happened since the last time, for the company's own webhooks. Without any it costs one statement. */
export async function queueWebhooks(db: Database, now: Date): Promise<void> {
  const own = await db
    .select({ events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.apiKeyId, 0));
  const wanted = new Set(own.flatMap(({ events }) => events));
  const statements = (Object.keys(QUERIES) as WebhookEvent[])
    .filter((event) => wanted.has(event))
    .map((event) => enqueue(db, event, now));
  if (statements.length > 0) await db.batch(batchOf(statements));
}

/** A notice on request, to try an address. */
export const queueTest = (db: Database, webhookId: string, now: Date) =>
  db.insert(webhookDeliveries).values({
    id: `msg_${crypto.randomUUID().replaceAll('-', '')}`,
    webhookId,
    subjectId: crypto.randomUUID(),
    event: WEBHOOK_TEST,
    payload: { type: WEBHOOK_TEST, timestamp: now.toISOString(), data: {} },
    nextAttemptAt: now.toISOString(),
    createdAt: now.toISOString(),
  });
