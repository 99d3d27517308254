import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  ExportQuery,
  MessageQuery,
  MessageUpdate,
  ReplyInput,
} from '#contract/mail/inbox.schema.ts';
import { MessageLinkInput, NewThreadInput } from '#contract/mail/threads.schema.ts';
import type { MessageDetail } from '#contract/mail/threads.ts';
import { outbox } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, pathParameter } from '#core/http/description/describe-route.ts';
import { conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { willDeliver } from '#core/mail/outbox.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import type { App } from '#env';
import { answerMessage, changeMessage, orderAnswered } from './answer-message.ts';
import { messageDetail, messageIn, messageList } from './messages.reads.ts';
import { orderIdOf, threadOfOrder } from './thread-of-order.ts';

const EXPORT_LIMIT = 5000;

const messageConflict = async (c: Context<App>) =>
  conflict(c, await messageIn(c), 'problem.other_user_first');

/** Messages of the contact form and the chat: list, state, note, answer, trash, export. */
export const messageAdminRoutes = router();

messageAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Visitors’ messages, filtered and paginated' }),
  noStepUp('a read'),
  query(MessageQuery),
  async (c) => c.json(await c.var.reader.run(messageList(c.var.db, c.req.valid('query')))),
);
messageAdminRoutes.get(
  '/export.csv',
  describeRoute({ summary: 'Export messages as CSV', responses: answers({ 200: 'text/csv' }) }),
  stepUp(),
  query(ExportQuery),
  async (c) => {
    const params = { ...c.req.valid('query'), order: undefined, page: 1, pageSize: EXPORT_LIMIT };
    const { items } = await c.var.reader.run(messageList(c.var.db, params));
    const heading = ['received', 'status', 'name', 'email', 'phone', 'language', 'message', 'note'];
    const rows = items.map(({ createdAt, status, contact, language, message, note }) => [
      createdAt,
      status,
      contact.name,
      contact.email,
      contact.phone,
      language,
      message,
      note,
    ]);
    return c.body(csv([heading, ...rows], c.req.valid('query').lang), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="messages.csv"',
    });
  },
);
messageAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Write to the guest of an order',
    description:
      'It continues the thread that is shown with the order under its address, or begins one. The same `key` is sent once.',
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('daily work with messages'),
  body(NewThreadInput),
  async (c) => {
    const { reference, key, ...answer } = c.req.valid('json');
    const id = await threadOfOrder(c, await orderIdOf(c, reference), key);
    await answerMessage(c, await messageDetail(c, id), answer, key);
    return c.json(await messageDetail(c, id), 201);
  },
);
messageAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One message with its replies' }),
  noStepUp('a read'),
  async (c) => c.json(await messageIn(c)),
);
messageAdminRoutes.put(
  '/:id',
  describeRoute({ summary: 'Change the status or the note of a message' }),
  noStepUp('daily work with messages'),
  body(MessageUpdate),
  async (c) => {
    const { version, ...set } = c.req.valid('json');
    const { id, status } = await messageIn(c);
    const isAnswered = set.status === 'answered' && status !== 'answered';
    const now = new Date();
    return (await changeMessage(
      c,
      { id, version },
      {
        ...{ action: 'update', set },
        ...(isAnswered && {
          alongside: (isUnchanged) => orderAnswered(c, id, now, isUnchanged),
        }),
      },
    ))
      ? c.json(await messageIn(c))
      : messageConflict(c);
  },
);
messageAdminRoutes.post(
  '/:id/reply',
  describeRoute({
    summary: 'Reply to a message by email',
    description: 'The same `key` is sent once.',
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('daily work with messages'),
  body(ReplyInput),
  async (c) => {
    const { subject, text, version, key } = c.req.valid('json');
    const isSent = ({ entries }: MessageDetail) => entries.some(({ id }) => id === key);
    const before = await messageIn(c);
    if (isSent(before)) return c.json(before, 201);
    if (version !== undefined && version !== before.version) return messageConflict(c);
    const isAnswered = await answerMessage(c, before, { subject, text, id: key });
    const after = await messageIn(c);
    return isAnswered || isSent(after)
      ? c.json(after, 201)
      : conflict(c, after, 'problem.other_user_first');
  },
);
messageAdminRoutes.put(
  '/:id/order',
  describeRoute({
    summary: 'Show a message with an order, or with none',
    description: 'By the reference of the order or of one of its items.',
  }),
  noStepUp('daily work with messages'),
  body(MessageLinkInput),
  async (c) => {
    const { reference, version } = c.req.valid('json');
    const { id } = await messageIn(c);
    const orderId = reference === null ? null : await orderIdOf(c, reference);
    const set = { orderId, linkedBy: orderId === null ? null : ('firm' as const) };
    return (await changeMessage(c, { id, version }, { action: 'update', set }))
      ? c.json(await messageIn(c))
      : messageConflict(c);
  },
);
messageAdminRoutes.post(
  '/:id/entries/:entry/resend',
  describeRoute({
    summary: 'Send an answer again whose email failed',
    description: '409 when the email is not one that failed, or its text is gone.',
    parameters: [pathParameter('entry', { type: 'string', format: 'uuid' })],
  }),
  noStepUp('sends what was written'),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const { id, entries } = await messageIn(c);
    const { mail } = found(entries.find((entry) => entry.id === c.req.param('entry')));
    const hasFailed = and(
      eq(outbox.id, mail?.id ?? ''),
      eq(outbox.status, 'failed'),
      sql`${outbox.html} <> ''`,
    );
    const by = { userId: user.id, apiKeyId };
    const audit = { ...by, action: 'resend', entity: 'messages', entityId: id } as const;
    const [, sent] = await db.batch([
      auditEntryIf(db, audit, hasRow(outbox, hasFailed)),
      db
        .update(outbox)
        .set({
          status: 'pending',
          attempts: 0,
          nextAttemptAt: new Date().toISOString(),
          lastError: null,
        })
        .where(hasFailed)
        .returning({ id: outbox.id }),
    ]);
    if (sent.length === 0) return conflict(c, await messageIn(c), 'problem.mail_not_failed');
    willDeliver();
    return c.json(await messageIn(c));
  },
);
messageAdminRoutes.delete(
  '/:id',
  describeRoute({ summary: 'Move a message to the trash', responses: answers({ 204: null }) }),
  noStepUp('daily work with messages'),
  async (c) => {
    await changeMessage(c, await messageIn(c), {
      action: 'delete',
      set: { deletedAt: new Date().toISOString() },
    });
    return c.body(null, 204);
  },
);
messageAdminRoutes.post(
  '/:id/restore',
  describeRoute({ summary: 'Restore a message from the trash' }),
  noStepUp('daily work with messages'),
  async (c) => {
    await changeMessage(c, await messageIn(c), {
      action: 'restore',
      set: { deletedAt: null },
      isInTrash: true,
    });
    return c.json(await messageIn(c));
  },
);
