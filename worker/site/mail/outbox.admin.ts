import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { OutboxQuery } from '#contract/mail/mail-admin.schema.ts';
import type { ResendAllAnswer } from '#contract/mail/mail-admin.ts';
import { outbox } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { query } from '#core/http/bodies/body.ts';
import { answers, pathParameter } from '#core/http/description/describe-route.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { outboxList, outboxMail } from '#core/mail/outbox.reads.ts';
import { queueCopy, willDeliver } from '#core/mail/outbox.ts';
import { noStepUp, stepUpWhen } from '#core/step-up/step-up.ts';
import type { App } from '#env';

/** Mails that one call can resend. */
const RESEND_LIMIT = 100;

const afresh = () => ({
  status: 'pending' as const,
  attempts: 0,
  nextAttemptAt: new Date().toISOString(),
  lastError: null,
});
/** A reset link gives access to an account, so a session without a fresh proof does not show it. */
const showsResetLink = async (c: Context<App>) =>
  (await c.var.reader.run(outboxMail(c.var.db, c.req.param('id') ?? '')))?.kind ===
  'password.reset';

const actorOf = (c: Context<App>) => ({ userId: c.var.user.id, apiKeyId: c.var.apiKeyId });

/** Enqueues the oldest mails of a state again and returns their number. */
async function resendAll(c: Context<App>, status: 'failed' | 'held'): Promise<number> {
  const { db } = c.var;
  const meant = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, status), ne(outbox.html, '')))
    .orderBy(asc(outbox.createdAt))
    .limit(RESEND_LIMIT);
  const [rows] = await db.batch([
    db.update(outbox).set(afresh()).where(inArray(outbox.id, meant)).returning({ id: outbox.id }),
    auditEntry(db, {
      ...actorOf(c),
      action: status === 'failed' ? 'resend-failed' : 'release-held',
      entity: 'outbox',
    }),
  ]);
  willDeliver();
  return rows.length;
}

export const outboxAdminRoutes = router();

outboxAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Emails in the outbox, filtered and paginated' }),
  noStepUp('a read'),
  query(OutboxQuery),
  async (c) => c.json(await c.var.reader.run(outboxList(c.var.db, c.req.valid('query')))),
);
outboxAdminRoutes.post(
  '/resend-failed',
  describeRoute({ summary: 'Retry failed emails' }),
  noStepUp('sends what was written'),
  async (c) => c.json<ResendAllAnswer>({ count: await resendAll(c, 'failed') }),
);
outboxAdminRoutes.post(
  '/release-held',
  describeRoute({ summary: 'Release emails held above the hourly limit' }),
  noStepUp('sends what was written'),
  async (c) => c.json<ResendAllAnswer>({ count: await resendAll(c, 'held') }),
);
outboxAdminRoutes.get(
  '/:id',
  describeRoute({
    summary: 'One email',
    parameters: [pathParameter('id', { type: 'string', format: 'uuid' })],
  }),
  stepUpWhen(showsResetLink),
  async (c) => c.json(found(await c.var.reader.run(outboxMail(c.var.db, c.req.param('id'))))),
);
outboxAdminRoutes.post(
  '/:id/resend',
  describeRoute({
    summary: 'Send an email again',
    parameters: [pathParameter('id', { type: 'string', format: 'uuid' })],
    responses: answers({ 200: 'application/json', 201: 'application/json' }),
  }),
  stepUpWhen(showsResetLink),
  async (c) => {
    const { db, reader } = c.var;
    const id = c.req.param('id');
    const mail = found(await reader.run(outboxMail(db, id)));
    if (mail.html === '') throw new ApiError(409, 'problem.mail_text_gone');
    if (mail.status === 'sending') throw new ApiError(409, 'problem.mail_being_sent');
    const audit = auditEntry(db, {
      ...actorOf(c),
      action: 'resend',
      entity: 'outbox',
      entityId: id,
    });
    // A sent mail stays unchanged: resending creates a new mail.
    if (mail.status === 'sent') {
      const [[copy]] = await db.batch([queueCopy(db, id), audit]);
      return c.json(found(await reader.run(outboxMail(db, found(copy).id))), 201);
    }
    await db.batch([
      db
        .update(outbox)
        .set(afresh())
        .where(
          and(eq(outbox.id, id), inArray(outbox.status, ['pending', 'failed', 'kept', 'held'])),
        ),
      audit,
    ]);
    willDeliver();
    return c.json(found(await reader.run(outboxMail(db, id))));
  },
);
outboxAdminRoutes.all('/*', () => {
  throw new ApiError(404);
});
