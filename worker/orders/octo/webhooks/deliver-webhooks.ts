import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { apiKeys, octoDeliveries, octoWebhooks, orders } from '#core/db/schema.ts';
import { failureFacts, log, logFailure } from '#core/http/logs/log.ts';
import { type ResolveName, resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import type { Bindings } from '#env';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { describeBookings } from '../describe-bookings.ts';
import { sign } from './sign-webhook.ts';
import { resolvedRefusal } from './webhook-target.ts';
import { webhookOf } from './webhooks.ts';

const MINUTE_MS = 60_000;
/** Delays before the second attempt, the third, and so on; then it is given up. */
const PAUSES_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_MS);
/** A notice is due again after its lease: the worker that claimed it has ended. */
const LEASE_MS = 5 * MINUTE_MS;
const TIMEOUT_MS = 10_000;
const TURN = 10;
const BUDGET_MS = 15_000;
const KEPT_DAYS = 30;
/** Where no request says how the site is called, and `SITE_ORIGIN` neither: a site that runs on this machine. */
const LOCAL_ORIGIN = 'http://localhost';

type Row = typeof octoDeliveries.$inferSelect;
type Outcome = Pick<Row, 'status' | 'lastError'>;
/** How it reaches the network; tests give their own. */
type Network = { send: typeof fetch; resolve: ResolveName };
type Options = { now?: () => Date } & Partial<Network>;

/** Claims due notices in one statement, so that two workers never send the same one. */
const claim = (db: Database, now: Date) =>
  db
    .update(octoDeliveries)
    .set({
      attempts: sql`${octoDeliveries.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(
      inArray(
        octoDeliveries.id,
        db
          .select({ id: octoDeliveries.id })
          .from(octoDeliveries)
          .where(
            and(
              eq(octoDeliveries.status, 'pending'),
              lte(octoDeliveries.nextAttemptAt, now.toISOString()),
            ),
          )
          .orderBy(asc(octoDeliveries.nextAttemptAt))
          .limit(TURN),
      ),
    )
    .returning();

/** The webhook while its key is valid. */
async function webhookFor(db: Database, { webhookId }: Row) {
  const [row] = await db
    .select({ webhook: octoWebhooks, commission: apiKeys.commission, expiresAt: apiKeys.expiresAt })
    .from(octoWebhooks)
    .innerJoin(
      apiKeys,
      and(
        eq(apiKeys.id, octoWebhooks.apiKeyId),
        isNull(apiKeys.revokedAt),
        isNull(apiKeys.deletedAt),
      ),
    )
    .where(eq(octoWebhooks.id, webhookId));
  return row;
}

/** Sends the booking as it is now, with the reference of its order. Throws when the receiver did not take it. */
async function post(
  env: Bindings,
  db: Database,
  row: Row,
  now: Date,
  network: Network,
): Promise<Outcome> {
  const [found, booking] = await Promise.all([webhookFor(db, row), findBooking(db, row.bookingId)]);
  if (!found || !booking || (found.expiresAt !== null && found.expiresAt <= now.toISOString()))
    return { status: 'failed', lastError: null };
  const { webhook, commission } = found;
  const origin = env.SITE_ORIGIN?.replace(/\/+$/, '') || LOCAL_ORIGIN;
  const refusal = await resolvedRefusal(webhook.url, origin, network.resolve);
  if (refusal) return { status: 'failed', lastError: refusal };
  const wanted = {
    hasPricing: true,
    hasContent: false,
    hasPickups: true,
    hasQuestions: true,
    language: FALLBACK_LANGUAGE,
    origin,
    commission,
  };
  const [described] = await describeBookings(
    { db, reader: new Reader(db) },
    [booking],
    wanted,
    now,
  );
  const [order] = await db
    .select({ reference: orders.reference })
    .from(orders)
    .where(eq(orders.id, booking.orderId ?? booking.id));
  const url = new URL(webhook.url);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const body = JSON.stringify({ webhook: webhookOf(webhook), booking: described, order });
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Octo-Capabilities': 'octo/pricing',
    ...(await sign(webhook.secret, row.id, now, body)),
    ...(username && {
      Authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`,
    }),
  };
  // A redirect could lead to an address that the subscription would have refused.
  const answer = await network.send(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The receiver answered ${answer.status}.`);
  return { status: 'sent', lastError: null };
}

async function outcomeOf(
  env: Bindings,
  db: Database,
  row: Row,
  now: Date,
  network: Network,
): Promise<Partial<Row>> {
  try {
    return await post(env, db, row, now, network);
  } catch (error) {
    const pause = PAUSES_MS[row.attempts - 1];
    const facts = failureFacts(error);
    log('error', 'webhook not delivered', { attempts: row.attempts, ...facts });
    const lastError = (error instanceof Error ? error.message : 'unknown').slice(0, 200);
    return pause === undefined
      ? { status: 'failed', lastError }
      : { lastError, nextAttemptAt: new Date(now.getTime() + pause).toISOString() };
  }
}

/** Sends due notices to resellers, oldest first, and returns how many it tried. Without any it costs one statement. */
export async function deliverWebhooks(
  env: Bindings,
  db: Database,
  { now = () => new Date(), send = fetch, resolve = resolveOverHttps(env) }: Options = {},
): Promise<number> {
  const start = Date.now();
  let count = 0;
  while (Date.now() - start < BUDGET_MS) {
    const rows = await claim(db, now());
    await Promise.all(
      rows.map(async (row) => {
        const outcome = await outcomeOf(env, db, row, now(), { send, resolve });
        const isOurs = and(
          eq(octoDeliveries.id, row.id),
          eq(octoDeliveries.attempts, row.attempts),
        );
        await db
          .update(octoDeliveries)
          .set(outcome)
          .where(isOurs)
          .catch((error: unknown) => logFailure('webhook', error));
      }),
    );
    count += rows.length;
    if (rows.length < TURN) break;
  }
  return count;
}

/** Deletes notices that were sent or given up long ago. */
export const purgeDeliveries = (db: Database, now: Date) =>
  db
    .delete(octoDeliveries)
    .where(
      and(
        inArray(octoDeliveries.status, ['sent', 'failed']),
        lte(
          octoDeliveries.createdAt,
          new Date(now.getTime() - KEPT_DAYS * 1440 * MINUTE_MS).toISOString(),
        ),
      ),
    );
