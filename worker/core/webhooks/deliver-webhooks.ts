import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { webhookDeliveries, webhooks } from '#core/db/schema.ts';
import { failureFacts, log, logFailure } from '#core/http/logs/log.ts';
import { type ResolveName, resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import { resolvedTargetRefusal } from '#core/http/outward/target-refusal.ts';
import type { Bindings } from '#env';
import { sign } from './sign-webhook.ts';
import { noteSuccess, stopFailing } from './stop-failing.ts';
import { openSecret } from './stored-secret.ts';

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

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Webhook = typeof webhooks.$inferSelect;
type Outcome = Partial<
  Pick<Delivery, 'status' | 'lastError' | 'answer' | 'triedAt' | 'nextAttemptAt'>
>;
/** Makes the body of a reseller's notice, with headers of its standard; undefined when its subscription has ended. */
export type DescribeNotice = (
  db: Database,
  sent: { delivery: Delivery; webhook: Webhook },
  at: { now: Date; origin: string },
) => Promise<{ body: object; headers: Record<string, string> } | undefined>;
/** How it reaches the network; tests give their own. */
type Network = { send: typeof fetch; resolve: ResolveName };
type Options = { now?: () => Date } & Partial<Network>;

/** The receiver's answer is no success. */
class NotTaken extends Error {
  readonly answer: number;
  constructor(answer: number) {
    super(`The receiver answered ${answer}.`);
    this.answer = answer;
  }
}

/** Claims due notices in one statement, so that two workers never send the same one. */
const claim = (db: Database, now: Date) =>
  db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(
      inArray(
        webhookDeliveries.id,
        db
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(
            and(
              eq(webhookDeliveries.status, 'pending'),
              lte(webhookDeliveries.nextAttemptAt, now.toISOString()),
            ),
          )
          .orderBy(asc(webhookDeliveries.nextAttemptAt))
          .limit(TURN),
      ),
    )
    .returning();

/** Sends one notice. Throws when the receiver did not take it. */
async function post(
  { env, db, describe, now, network }: Sending,
  delivery: Delivery,
): Promise<Outcome> {
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (!webhook || webhook.stoppedAt !== null) return { status: 'failed', lastError: null };
  const origin = env.SITE_ORIGIN?.replace(/\/+$/, '') || LOCAL_ORIGIN;
  const notice =
    delivery.payload === null
      ? await describe(db, { delivery, webhook }, { now, origin })
      : { body: delivery.payload, headers: {} };
  if (!notice) return { status: 'failed', lastError: null };
  const refusal = await resolvedTargetRefusal(webhook.url, origin, network.resolve);
  if (refusal) return { status: 'failed', lastError: `The address is refused: ${refusal}.` };
  const url = new URL(webhook.url);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const body = JSON.stringify(notice.body);
  const { secret, formerSecret, formerUntil } = webhook;
  const isFormerValid = formerSecret !== null && (formerUntil ?? '') > now.toISOString();
  const opened = await openSecret(env, secret);
  if (opened === undefined)
    throw new Error('The secret was sealed under another KEYS_SECRET. Rotate it.');
  const former = isFormerValid ? await openSecret(env, formerSecret) : undefined;
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    ...notice.headers,
    ...(await sign(former ? [opened, former] : [opened], delivery.id, now, body)),
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
  if (!answer.ok) throw new NotTaken(answer.status);
  return { status: 'sent', lastError: null, answer: answer.status };
}

async function outcomeOf(sending: Sending, row: Delivery): Promise<Outcome> {
  const triedAt = sending.now.toISOString();
  try {
    return { triedAt, ...(await post(sending, row)) };
  } catch (error) {
    const pause = PAUSES_MS[row.attempts - 1];
    const facts = failureFacts(error);
    log('error', 'webhook not delivered', { attempts: row.attempts, ...facts });
    const lastError = (error instanceof Error ? error.message : 'unknown').slice(0, 200);
    const answer = error instanceof NotTaken ? error.answer : null;
    return pause === undefined
      ? { triedAt, status: 'failed', lastError, answer }
      : {
          ...{ triedAt, lastError, answer },
          nextAttemptAt: new Date(sending.now.getTime() + pause).toISOString(),
        };
  }
}

type Sending = {
  env: Bindings;
  db: Database;
  describe: DescribeNotice;
  now: Date;
  network: Network;
};

async function attempt(sending: Sending, row: Delivery): Promise<void> {
  const { db, now } = sending;
  const outcome = await outcomeOf(sending, row);
  const isOurs = and(
    eq(webhookDeliveries.id, row.id),
    eq(webhookDeliveries.attempts, row.attempts),
  );
  await db.update(webhookDeliveries).set(outcome).where(isOurs);
  if (outcome.status === 'sent') await noteSuccess(db, row.webhookId);
  else if (outcome.lastError) await stopFailing(db, row.webhookId, now);
}

/** Sends due notices, oldest first, and returns how many it tried. Without any it costs one statement. */
export async function deliverWebhooks(
  env: Bindings,
  db: Database,
  describe: DescribeNotice,
  {
    now = () => new Date(),
    // As a method of another object, workerd refuses the global one.
    send = (input, init) => fetch(input, init),
    resolve = resolveOverHttps(env),
  }: Options = {},
): Promise<number> {
  const start = Date.now();
  let count = 0;
  while (Date.now() - start < BUDGET_MS) {
    const rows = await claim(db, now());
    const sending = { env, db, describe, now: now(), network: { send, resolve } };
    await Promise.all(
      rows.map((row) =>
        attempt(sending, row).catch((error: unknown) => logFailure('webhook', error)),
      ),
    );
    count += rows.length;
    if (rows.length < TURN) break;
  }
  return count;
}

/** Deletes notices that were sent or given up long ago. */
export const purgeDeliveries = (db: Database, now: Date) =>
  db
    .delete(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.status, ['sent', 'failed']),
        lte(
          webhookDeliveries.createdAt,
          new Date(now.getTime() - KEPT_DAYS * 1440 * MINUTE_MS).toISOString(),
        ),
      ),
    );
