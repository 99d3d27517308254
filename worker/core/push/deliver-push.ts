import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { pushMessages, pushSubscriptions } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { failureFacts, log } from '#core/http/logs/log.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { type ResolveName, resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import { resolvedTargetRefusal } from '#core/http/outward/target-refusal.ts';
import type { Bindings } from '#env';
import { encryptPush } from './encrypt.ts';
import { type VapidKeys, vapidHeader, vapidKeys } from './vapid.ts';

const MINUTE_MS = 60_000;
/** Delays before the second attempt, the third, and so on; then it is given up: older news are none. */
const PAUSES_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
const LEASE_MS = 2 * MINUTE_MS;
const TIMEOUT_MS = 10_000;
const TURN = 20;
const BUDGET_MS = 10_000;
const KEPT_DAYS = 7;
const TTL_SECONDS = 24 * 3600;
/** The subscription is over: RFC 8030, section 7.3. */
const GONE = [404, 410];

type Row = typeof pushMessages.$inferSelect;
type Subscription = typeof pushSubscriptions.$inferSelect;
type Network = { send: typeof fetch; resolve: ResolveName };
type Sender = { keys: VapidKeys; contact: string; origin: string };

/** Claims due messages in one statement, so that two workers never send the same one. */
const claim = (db: Database, now: Date) =>
  db
    .update(pushMessages)
    .set({
      attempts: sql`${pushMessages.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(
      inArray(
        pushMessages.id,
        db
          .select({ id: pushMessages.id })
          .from(pushMessages)
          .where(
            and(
              eq(pushMessages.status, 'pending'),
              lte(pushMessages.nextAttemptAt, now.toISOString()),
            ),
          )
          .orderBy(asc(pushMessages.nextAttemptAt))
          .limit(TURN),
      ),
    )
    .returning();

const endSubscription = (db: Database, id: string) =>
  db.batch([
    db.delete(pushMessages).where(eq(pushMessages.subscriptionId, id)),
    db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)),
  ]);

/** Sends one message. `gone`: its browser takes no more. Throws when the service did not take it. */
async function post(
  { endpoint, ...browser }: Subscription,
  { payload }: Row,
  { keys, contact, origin }: Sender,
  now: Date,
  { send, resolve }: Network,
): Promise<'sent' | 'gone' | 'failed'> {
  if (await resolvedTargetRefusal(endpoint, origin, resolve)) return 'failed';
  const response = await send(endpoint, {
    method: 'POST',
    body: await encryptPush(JSON.stringify(payload), browser),
    headers: {
      Authorization: await vapidHeader(keys, endpoint, contact, now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(TTL_SECONDS),
      Urgency: 'high',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (GONE.includes(response.status)) return 'gone';
  if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
  return 'sent';
}

async function deliverOne(db: Database, row: Row, sender: Sender, now: Date, network: Network) {
  const [subscription] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, row.subscriptionId));
  const outcome = async (): Promise<Partial<Row> | 'gone'> => {
    if (!subscription) return { status: 'failed' };
    try {
      const status = await post(subscription, row, sender, now, network);
      return status === 'gone' ? status : { status };
    } catch (error) {
      const pause = PAUSES_MS[row.attempts - 1];
      log('error', 'push message not delivered', {
        attempts: row.attempts,
        ...failureFacts(error),
      });
      const lastError = (error instanceof Error ? error.message : 'unknown').slice(0, 200);
      return pause === undefined
        ? { status: 'failed', lastError }
        : { lastError, nextAttemptAt: new Date(now.getTime() + pause).toISOString() };
    }
  };
  const result = await outcome();
  if (result === 'gone') return endSubscription(db, row.subscriptionId);
  return db
    .update(pushMessages)
    .set(result)
    .where(and(eq(pushMessages.id, row.id), eq(pushMessages.attempts, row.attempts)));
}

type Options = { now?: () => Date } & Partial<Network>;

/** Sends due messages, oldest first, and returns how many it tried. Without any it costs one statement. */
export async function deliverPush(
  env: Bindings,
  db: Database,
  { now = () => new Date(), send = fetch, resolve = resolveOverHttps(env) }: Options = {},
): Promise<number> {
  const start = Date.now();
  let count = 0;
  let sender: Sender | undefined;
  while (Date.now() - start < BUDGET_MS) {
    const rows = await claim(db, now());
    if (rows.length > 0 && !sender) {
      const [keys, site] = await Promise.all([
        vapidKeys(db, env.QUOTE_SECRET),
        new Reader(db).run(siteSettings(db)),
      ]);
      const origin = knownOrigin(env);
      sender = { keys, origin, contact: site.email ? `mailto:${site.email}` : origin };
    }
    for (const row of rows) if (sender) await deliverOne(db, row, sender, now(), { send, resolve });
    count += rows.length;
    if (rows.length < TURN) break;
  }
  return count;
}

/** Deletes messages that were sent or given up some days ago. */
export const purgePush = (db: Database, now: Date) =>
  db
    .delete(pushMessages)
    .where(
      and(
        ne(pushMessages.status, 'pending'),
        lte(
          pushMessages.createdAt,
          new Date(now.getTime() - KEPT_DAYS * 1440 * MINUTE_MS).toISOString(),
        ),
      ),
    );
