import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { MessageState } from '#contract/admin.ts';
import { InboxQuery, MESSAGE_STATES, type MessageItem, type MessageList, MessageUpdate, ReplyInput } from '#contract/inbox.ts';
import { auditEntry } from '#db/audit.ts';
import type { Database } from '#db/client.ts';
import { folded, foldText } from '#db/columns.ts';
import { read } from '#db/reader.ts';
import { contactMessages, outbox } from '#db/schema.ts';
import { countsOf, stateCounts } from '#db/state-counts.ts';
import type { App } from '#env';
import { body, query } from '#http/body.ts';
import { ApiError, found, problem } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { mailSite } from '#mail/mail-site.ts';
import { queueMail } from '#mail/outbox.ts';
import { replyMail } from '#mail/reply-mail.ts';
import { csv } from '#text/csv.ts';

const EXPORT_LIMIT = 5000;
const RELATED = 'contact_message';

const replies = sql<number>`(SELECT count(*) FROM ${outbox} WHERE ${outbox.relatedKind} = ${RELATED} AND ${outbox.relatedId} = CAST(contact_messages.id AS TEXT))`;
const columns = { message: contactMessages, replies: replies.as('replies') };

const itemOf = ({ message, replies: count }: { message: typeof contactMessages.$inferSelect; replies: number }): MessageItem => ({
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
  const text = sql`${contactMessages.name} || ' ' || coalesce(${contactMessages.email}, '') || ' ' || coalesce(${contactMessages.phone}, '') || ' ' || ${contactMessages.message}`;
  return and(
    status === 'trash' ? isNotNull(contactMessages.deletedAt) : isNull(contactMessages.deletedAt),
    state ? eq(contactMessages.status, state) : undefined,
    status === 'open' ? eq(contactMessages.status, 'new') : undefined,
    status === '' ? ne(contactMessages.status, 'spam') : undefined,
    q ? sql`instr(${folded(text)}, ${foldText(q)}) > 0` : undefined,
  );
}

const messageList = (db: Database, asked: InboxQuery) =>
  read(
    [
      db
        .select(columns)
        .from(contactMessages)
        .where(filter(asked))
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(asked.pageSize)
        .offset((asked.page - 1) * asked.pageSize),
      db.select({ total: sql<number>`count(*)` }).from(contactMessages).where(filter(asked)),
      stateCounts(db, contactMessages),
    ],
    (rows, totals, counts): MessageList => ({
      items: rows.map(itemOf),
      total: totals[0]?.total ?? 0,
      page: asked.page,
      pageSize: asked.pageSize,
      counts: countsOf<MessageState>(counts),
    }),
  );

async function one(c: Context<App>): Promise<MessageItem> {
  const text = c.req.param('id') ?? '';
  const id = found(/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);
  const [row] = await c.var.db.select(columns).from(contactMessages).where(eq(contactMessages.id, id));
  return itemOf(found(row));
}

const audit = (c: Context<App>, action: string, entityId: number) =>
  auditEntry(c.var.db, { userId: c.var.user.id, apiKeyId: c.var.apiKeyId, action, entity: 'messages', entityId });

/** Messages of the contact form and the chat: list, state, note, answer, trash, export. */
export const messageAdminRoutes = router()
  .get('/', query(InboxQuery), async (c) => c.json(await c.var.reader.run(messageList(c.var.db, c.req.valid('query')))))
  .get('/export.csv', async (c) => {
    const { items } = await c.var.reader.run(messageList(c.var.db, { q: undefined, status: '', page: 1, pageSize: EXPORT_LIMIT }));
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
    return c.body(csv([heading, ...rows]), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="messages.csv"',
    });
  })
  .get('/:id', async (c) => c.json(await one(c)))
  .put('/:id', body(MessageUpdate), async (c) => {
    const { version, ...set } = c.req.valid('json');
    const before = await one(c);
    const [changed] = await c.var.db.batch([
      c.var.db
        .update(contactMessages)
        .set({ ...set, updatedAt: new Date().toISOString(), version: sql`version + 1` })
        .where(and(eq(contactMessages.id, before.id), eq(contactMessages.version, version), isNull(contactMessages.deletedAt)))
        .returning({ id: contactMessages.id }),
      audit(c, 'update', before.id),
    ]);
    const current = await one(c);
    if (changed.length > 0) return c.json(current);
    return c.json({ ...problem(409, 'Somebody else was first.'), current }, 409, { 'Content-Type': 'application/problem+json' });
  })
  .post('/:id/reply', body(ReplyInput), async (c) => {
    const { subject, text } = c.req.valid('json');
    const { db } = c.var;
    const before = await one(c);
    const { email, name } = before.contact;
    if (!email) throw new ApiError(422, 'Whoever wrote this gave no e-mail address.');
    const site = await c.var.reader.run(mailSite(db));
    await db.batch([
      queueMail(
        db,
        replyMail(site, {
          to: email,
          name,
          language: before.language,
          text,
          subject,
          question: before.message,
          related: { kind: RELATED, id: String(before.id) },
        }),
      ),
      db
        .update(contactMessages)
        .set({ status: 'answered', updatedAt: new Date().toISOString(), version: sql`version + 1` })
        .where(eq(contactMessages.id, before.id)),
      audit(c, 'reply', before.id),
    ]);
    return c.json(await one(c), 201);
  })
  .delete('/:id', async (c) => {
    const { id } = await one(c);
    await c.var.db.batch([
      c.var.db
        .update(contactMessages)
        .set({ deletedAt: new Date().toISOString(), version: sql`version + 1` })
        .where(and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt))),
      audit(c, 'delete', id),
    ]);
    return c.body(null, 204);
  })
  .post('/:id/restore', async (c) => {
    const { id } = await one(c);
    await c.var.db.update(contactMessages).set({ deletedAt: null, version: sql`version + 1` }).where(eq(contactMessages.id, id));
    return c.json(await one(c));
  });
