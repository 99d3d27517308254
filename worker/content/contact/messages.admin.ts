import { and, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { MessageState } from '#contract/admin/admin.ts';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import {
  ExportQuery,
  InboxQuery as InboxQuerySchema,
  MessageUpdate,
  ReplyInput,
} from '#contract/mail/inbox.schema.ts';
import {
  type InboxQuery,
  MESSAGE_STATES,
  type MessageDetail,
  type MessageItem,
  type MessageList,
} from '#contract/mail/inbox.ts';
import type { Database } from '#core/db/client.ts';
import { containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { contactMessages, outbox } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { changeRow } from '#core/db/statements/change-row.ts';
import { countsOf, stateCounts } from '#core/db/statements/state-counts.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { type Mail, queueMailIf } from '#core/mail/outbox.ts';
import { relatedMails } from '#core/mail/related-mails.ts';
import { replyMail } from '#core/mail/reply-mail.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import type { App } from '#env';

const EXPORT_LIMIT = 5000;
const RELATED = 'contact_message';

const replies = sql<number>`(SELECT count(*) FROM ${outbox} WHERE ${outbox.relatedKind} = ${RELATED} AND ${outbox.relatedId} = CAST(contact_messages.id AS TEXT))`;
const columns = { message: contactMessages, replies: replies.as('replies') };

const itemOf = ({
  message,
  replies: count,
}: {
  message: typeof contactMessages.$inferSelect;
  replies: number;
}): MessageItem => ({
  id: message.id,
  status: message.status,
  version: message.version,
  contact: { name: message.name || null, email: message.email, phone: message.phone },
  message: message.message,
  language: message.language,
  source: message.source,
  note: message.note,
  createdAt: message.createdAt,
  deletedAt: message.deletedAt,
  replies: count,
});

function filter({ q, status }: InboxQuery) {
  const state = MESSAGE_STATES.find((one) => one === status);
  return and(
    status === 'trash' ? isNotNull(contactMessages.deletedAt) : isNull(contactMessages.deletedAt),
    state ? eq(contactMessages.status, state) : undefined,
    status === 'open' ? eq(contactMessages.status, 'new') : undefined,
    status === '' ? ne(contactMessages.status, 'spam') : undefined,
    q
      ? containsWords(
          [
            contactMessages.name,
            contactMessages.email,
            contactMessages.phone,
            contactMessages.message,
          ],
          q,
        )
      : undefined,
  );
}

const messageList = (db: Database, params: InboxQuery) =>
  read(
    [
      db
        .select(columns)
        .from(contactMessages)
        .where(filter(params))
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(params.pageSize)
        .offset((params.page - 1) * params.pageSize),
      db.select({ total: count() }).from(contactMessages).where(filter(params)),
      stateCounts(db, contactMessages),
    ],
    (rows, totals, counts): MessageList => ({
      items: rows.map(itemOf),
      total: totals[0]?.total ?? 0,
      page: params.page,
      pageSize: params.pageSize,
      counts: countsOf<MessageState>(counts),
    }),
  );

async function one(c: Context<App>): Promise<MessageDetail> {
  const id = found(idIn(c.req.param('id')));
  const { db, reader } = c.var;
  return found(
    await reader.run(
      read(
        [
          db.select(columns).from(contactMessages).where(eq(contactMessages.id, id)),
          relatedMails(db, RELATED, String(id)),
        ],
        ([row], mails): MessageDetail | undefined =>
          row && { ...itemOf(row), anonymisedAt: row.message.anonymisedAt, mails },
      ),
    ),
  );
}

type Change = {
  action: AuditAction;
  set: Partial<typeof contactMessages.$inferInsert>;
  mail?: Mail;
  isInTrash?: boolean;
};

/** Writes row, mail and audit entry together if the row is as it was read; false when another change came first. */
async function change(
  c: Context<App>,
  { id, version }: { id: number; version: number },
  { action, set, mail, isInTrash = false }: Change,
) {
  const { db } = c.var;
  const isBefore = and(
    eq(contactMessages.id, id),
    eq(contactMessages.version, version),
    isInTrash ? isNotNull(contactMessages.deletedAt) : isNull(contactMessages.deletedAt),
  );
  const audit = {
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
    action,
    entity: 'messages',
    entityId: id,
  } as const;
  return changeRow(db, contactMessages, isBefore, set, (isUnchanged) => [
    ...(mail ? [queueMailIf(db, mail, isUnchanged)] : []),
    auditEntryIf(db, audit, isUnchanged),
  ]);
}

const messageConflict = async (c: Context<App>) =>
  conflict(c, await one(c), 'problem.other_user_first');

/** Messages of the contact form and the chat: list, state, note, answer, trash, export. */
export const messageAdminRoutes = router();

messageAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Visitors’ messages, filtered and paginated' }),
  noStepUp('a read'),
  query(InboxQuerySchema),
  async (c) => c.json(await c.var.reader.run(messageList(c.var.db, c.req.valid('query')))),
);
messageAdminRoutes.get(
  '/export.csv',
  describeRoute({ summary: 'Export messages as CSV', responses: answers({ 200: 'text/csv' }) }),
  stepUp(),
  query(ExportQuery),
  async (c) => {
    const params = { ...c.req.valid('query'), page: 1, pageSize: EXPORT_LIMIT };
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
messageAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One message with its replies' }),
  noStepUp('a read'),
  async (c) => c.json(await one(c)),
);
messageAdminRoutes.put(
  '/:id',
  describeRoute({ summary: 'Change the status or the note of a message' }),
  noStepUp('daily work with messages'),
  body(MessageUpdate),
  async (c) => {
    const { version, ...set } = c.req.valid('json');
    const { id } = await one(c);
    return (await change(c, { id, version }, { action: 'update', set }))
      ? c.json(await one(c))
      : messageConflict(c);
  },
);
messageAdminRoutes.post(
  '/:id/reply',
  describeRoute({
    summary: 'Reply to a message by email',
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('daily work with messages'),
  body(ReplyInput),
  async (c) => {
    const { subject, text, version } = c.req.valid('json');
    const before = await one(c);
    if (version !== undefined && version !== before.version) return messageConflict(c);
    const { email, name } = before.contact;
    if (!email) throw new ApiError(422, 'problem.sender_without_email');
    const site = await c.var.reader.run(mailSite(c.var.db));
    const { language, message: question } = before;
    const mail = replyMail(site, {
      to: email,
      name,
      language,
      text,
      subject,
      question,
      related: { kind: RELATED, id: String(before.id) },
    });
    return (await change(c, before, { action: 'reply', set: { status: 'answered' }, mail }))
      ? c.json(await one(c), 201)
      : messageConflict(c);
  },
);
messageAdminRoutes.delete(
  '/:id',
  describeRoute({ summary: 'Move a message to the trash', responses: answers({ 204: null }) }),
  noStepUp('daily work with messages'),
  async (c) => {
    await change(c, await one(c), {
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
    await change(c, await one(c), { action: 'restore', set: { deletedAt: null }, isInTrash: true });
    return c.json(await one(c));
  },
);
