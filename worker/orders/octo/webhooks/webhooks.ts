import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { webhookDeliveries, webhooks } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { failureFacts, log } from '#core/http/logs/log.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import { sealSecret } from '#core/webhooks/stored-secret.ts';
import { newWebhookSecret } from '#core/webhooks/webhook-secret.ts';
import type { App } from '#env';
import { BOOKING_UPDATE } from '#orders/bookings/notify-reseller.ts';
import { badRequest, notFound, unprocessable } from '../errors.ts';
import { readOcto } from '../inputs.ts';
import { refusalOf, resolvedRefusal } from './webhook-target.ts';

const MAX_WEBHOOKS = 20;
const WebhookBody = v.object({
  url: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  event: v.literal(BOOKING_UPDATE, `Known events: ${BOOKING_UPDATE}.`),
});

type Row = typeof webhooks.$inferSelect;
export const webhookOf = ({ id, url, events }: Row) => ({
  id,
  event: events[0] ?? BOOKING_UPDATE,
  url,
});

/** A reseller reaches its own webhooks alone. */
const own = (c: Context<App>) => eq(webhooks.apiKeyId, c.var.apiKeyId ?? 0);

export async function listWebhooks(c: Context<App>) {
  const rows = await c.var.db
    .select()
    .from(webhooks)
    .where(own(c))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return rows.map(webhookOf);
}

/** Without an answer of the resolver the subscription is taken: nothing is sent before a delivery has resolved the name. */
async function targetRefusal(c: Context<App>, url: string): Promise<string | undefined> {
  const origin = shownOrigin(c.env, c.req.url);
  try {
    return await resolvedRefusal(url, origin, resolveOverHttps(c.env));
  } catch (error) {
    log('warn', 'the name of a webhook was not resolved', failureFacts(error));
    return refusalOf(url, origin);
  }
}

/** The answer alone contains the secret by which the receiver checks signatures. */
export async function subscribe(c: Context<App>) {
  const { url, event } = await readOcto(c, WebhookBody);
  const refusal = await targetRefusal(c, url);
  if (refusal) throw badRequest(refusal);
  const { KEYS_SECRET } = c.env;
  if (!KEYS_SECRET)
    throw unprocessable('This site takes no webhooks yet: its worker has no KEYS_SECRET.');
  const secret = newWebhookSecret();
  const row = {
    id: crypto.randomUUID(),
    apiKeyId: c.var.apiKeyId ?? 0,
    url,
    events: [event],
    secret: await sealSecret(KEYS_SECRET, secret),
  };
  const isRoom = sql`(SELECT count(*) FROM octo_webhooks WHERE api_key_id = ${row.apiKeyId}) < ${MAX_WEBHOOKS}`;
  const [made] = await insertIf(c.var.db, webhooks, row, isRoom).returning();
  if (!made) throw unprocessable(`A key has at most ${MAX_WEBHOOKS} webhooks.`);
  return { ...webhookOf(made), secret };
}

/** With what was still to be sent to it. */
export async function unsubscribe(c: Context<App>) {
  const { db } = c.var;
  const id = c.req.param('id') ?? '';
  const [removed] = await db
    .delete(webhooks)
    .where(and(own(c), eq(webhooks.id, id)))
    .returning();
  if (!removed) throw notFound();
  await db.delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
  return webhookOf(removed);
}
