import { and, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { WebhookInput } from '#contract/admin/webhooks.schema.ts';
import {
  MAX_WEBHOOKS,
  type NewWebhook,
  SECRET_OVERLAP_HOURS,
  type WebhookDetail,
  type WebhookEvent,
  type WebhookRow,
} from '#contract/admin/webhooks.ts';
import { refuse } from '#core/crud/check-input.ts';
import type { Database } from '#core/db/client.ts';
import { webhookDeliveries, webhooks } from '#core/db/schema.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { failureFacts, log, logFailure } from '#core/http/logs/log.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import { resolvedTargetRefusal, targetRefusal } from '#core/http/outward/target-refusal.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { keysSecret } from '#core/keys/keys-secret.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { deliverWebhooks } from '#core/webhooks/deliver-webhooks.ts';
import { sealSecret } from '#core/webhooks/stored-secret.ts';
import { newWebhookSecret } from '#core/webhooks/webhook-secret.ts';
import type { App } from '#env';
import { describeNotice } from '#orders/octo/webhooks/describe-notice.ts';
import { queueTest } from './queue-webhooks.ts';

const LISTED_DELIVERIES = 100;
const HOUR_MS = 3_600_000;
/** Resellers' webhooks have their key here. */
const isOwn = eq(webhooks.apiKeyId, 0);

type Row = typeof webhooks.$inferSelect;
const shown = ({ id, name, url, events, failingSince, stoppedAt, ...row }: Row): WebhookRow => ({
  ...{ id, name, url, failingSince, stoppedAt },
  events: events as WebhookEvent[],
  state: stoppedAt ? 'stopped' : failingSince ? 'failing' : 'active',
  formerUntil: (row.formerUntil ?? '') > new Date().toISOString() ? row.formerUntil : null,
  createdAt: row.createdAt,
});

async function rowOf(c: Context<App>): Promise<Row> {
  const id = c.req.param('id') ?? '';
  const [row] = await c.var.db
    .select()
    .from(webhooks)
    .where(and(isOwn, eq(webhooks.id, id)));
  return found(row);
}

/** Without an answer of the resolver the address is taken: nothing is sent before a delivery has resolved the name. */
async function demandTarget(c: Context<App>, url: string): Promise<void> {
  const origin = shownOrigin(c.env, c.req.url);
  const refusal = await resolvedTargetRefusal(url, origin, resolveOverHttps(c.env)).catch(
    (error: unknown) => {
      log('warn', 'the name of a webhook was not resolved', failureFacts(error));
      return targetRefusal(url, origin);
    },
  );
  if (refusal) throw refuse('url', 'invalid', 'problem.webhook_address');
}

const isThere = (db: Database, condition: SQL | undefined) =>
  exists(db.select({ id: webhooks.id }).from(webhooks).where(condition));

/** Writes with its entry in the change log. */
async function write(
  c: Context<App>,
  action: AuditEntry['action'],
  { id, when = isOwn, set }: { id: string; when?: SQL | undefined; set: Partial<Row> },
): Promise<WebhookRow> {
  const { db, user } = c.var;
  const isMeant = and(eq(webhooks.id, id), when);
  const entry = { userId: user.id, action, entity: 'webhooks', entityId: id } as const;
  const [, rows] = await db.batch([
    auditEntryIf(db, entry, isThere(db, isMeant)),
    db.update(webhooks).set(set).where(isMeant).returning(),
  ]);
  return shown(found(rows[0]));
}

/** Sends at once what is due; cron repeats what fails. */
const deliverSoon = (c: Context<App>) =>
  c.executionCtx.waitUntil(
    deliverWebhooks(c.env, c.var.db, describeNotice).catch((error: unknown) =>
      logFailure('webhook', error),
    ),
  );

export const webhookAdminRoutes = router();

webhookAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Webhooks of the company, without their secrets' }),
  noStepUp('a read'),
  async (c) => {
    const rows = await c.var.db.select().from(webhooks).where(isOwn).orderBy(webhooks.createdAt);
    return c.json(rows.map(shown));
  },
);
webhookAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Create a webhook; only this response contains its secret',
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  stepUp(),
  body(WebhookInput),
  async (c) => {
    const { db, user } = c.var;
    const input = c.req.valid('json');
    const key = keysSecret(c.env);
    await demandTarget(c, input.url);
    const now = new Date().toISOString();
    const secret = newWebhookSecret();
    const row = {
      ...{ ...input, id: crypto.randomUUID(), apiKeyId: 0, activeSince: now },
      secret: await sealSecret(key, secret),
    };
    const isRoom = sql`(SELECT count(*) FROM ${webhooks} WHERE ${isOwn}) < ${MAX_WEBHOOKS}`;
    const entry = {
      ...({ userId: user.id, action: 'create', entity: 'webhooks', entityId: row.id } as const),
      detail: { events: input.events },
    };
    const [, rows] = await db.batch([
      auditEntryIf(db, entry, isRoom),
      insertIf(db, webhooks, { ...row, createdAt: now }, isRoom).returning(),
    ]);
    const [made] = rows;
    if (!made) throw new ApiError(422, says('problem.webhooks_full', { number: MAX_WEBHOOKS }));
    const answer: NewWebhook = { ...shown(made), secret };
    return c.json(answer, 201);
  },
);
webhookAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One webhook with its newest deliveries' }),
  noStepUp('a read'),
  async (c) => {
    const row = await rowOf(c);
    const deliveries = await c.var.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, row.id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(LISTED_DELIVERIES);
    const answer: WebhookDetail = {
      ...shown(row),
      deliveries: deliveries.map(({ webhookId: _webhook, subjectId: _subject, ...one }) => one),
    };
    return c.json(answer);
  },
);
webhookAdminRoutes.put(
  '/:id',
  describeRoute({ summary: 'Change name, address and events of a webhook' }),
  stepUp(),
  body(WebhookInput),
  async (c) => {
    const input = c.req.valid('json');
    const row = await rowOf(c);
    if (input.url !== row.url) await demandTarget(c, input.url);
    const isSame = input.events.every((event) => row.events.includes(event));
    const activeSince = isSame ? row.activeSince : new Date().toISOString();
    return c.json(await write(c, 'update', { id: row.id, set: { ...input, activeSince } }));
  },
);
webhookAdminRoutes.post(
  '/:id/secret',
  describeRoute({
    summary: 'Rotate the secret; only this response contains the new one, and both sign for a day',
    responses: { ...answers({ 200: 'application/json' }), ...refusals(409) },
  }),
  stepUp(),
  async (c) => {
    const row = await rowOf(c);
    const secret = newWebhookSecret();
    const until = new Date(Date.now() + SECRET_OVERLAP_HOURS * HOUR_MS).toISOString();
    const sealed = await sealSecret(keysSecret(c.env), secret);
    const set = { secret: sealed, formerSecret: row.secret, formerUntil: until };
    // Of two rotations at once the later one must not make a secret the former one that was never shown.
    const when = and(isOwn, eq(webhooks.secret, row.secret));
    const answer: NewWebhook = { ...(await write(c, 'reset', { id: row.id, when, set })), secret };
    return c.json(answer);
  },
);
webhookAdminRoutes.post(
  '/:id/resume',
  describeRoute({
    summary: 'Send to a stopped webhook again, what happens from now on',
    responses: answers({ 200: 'application/json' }),
  }),
  stepUp(),
  async (c) => {
    const { id } = await rowOf(c);
    const set = { stoppedAt: null, failingSince: null, activeSince: new Date().toISOString() };
    return c.json(
      await write(c, 'update', { id, when: and(isOwn, isNotNull(webhooks.stoppedAt)), set }),
    );
  },
);
webhookAdminRoutes.post(
  '/:id/test',
  describeRoute({ summary: 'Send a notice to try the address', responses: answers({ 204: null }) }),
  noStepUp('sends nothing of the site'),
  async (c) => {
    const { id } = await rowOf(c);
    await queueTest(c.var.db, id, new Date());
    deliverSoon(c);
    return c.body(null, 204);
  },
);
webhookAdminRoutes.post(
  '/:id/deliveries/:delivery/again',
  describeRoute({ summary: 'Send a notice again', responses: answers({ 204: null }) }),
  noStepUp('its receiver had it or was to have it'),
  async (c) => {
    const { db, user } = c.var;
    const row = await rowOf(c);
    const delivery = c.req.param('delivery');
    const isMeant = and(
      eq(webhookDeliveries.id, delivery),
      eq(webhookDeliveries.webhookId, row.id),
    );
    const entry = {
      ...({ userId: user.id, action: 'resend', entity: 'webhooks', entityId: row.id } as const),
      detail: { delivery },
    };
    const isDelivery = exists(
      db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isMeant),
    );
    const [, rows] = await db.batch([
      auditEntryIf(db, entry, isDelivery),
      db
        .update(webhookDeliveries)
        .set({ status: 'pending', attempts: 0, nextAttemptAt: new Date().toISOString() })
        .where(isMeant)
        .returning({ id: webhookDeliveries.id }),
    ]);
    found(rows[0]);
    deliverSoon(c);
    return c.body(null, 204);
  },
);
webhookAdminRoutes.delete(
  '/:id',
  describeRoute({
    summary: 'Delete a webhook with what was still to be sent to it',
    responses: answers({ 204: null }),
  }),
  noStepUp('takes access away and must not wait'),
  async (c) => {
    const { db, user } = c.var;
    const { id } = await rowOf(c);
    const entry = {
      userId: user.id,
      action: 'delete',
      entity: 'webhooks',
      entityId: id,
    } as const;
    await db.batch([
      auditEntryIf(db, entry, isThere(db, and(isOwn, eq(webhooks.id, id)))),
      db.delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id)),
      db.delete(webhooks).where(and(isOwn, eq(webhooks.id, id))),
    ]);
    return c.body(null, 204);
  },
);
