import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { MessageState } from '#contract/admin/admin.ts';
import { menorcaToday } from '#contract/calendar.ts';
import {
  MESSAGE_STATES,
  type MessageItem,
  type MessageList,
  type MessageQuery,
} from '#contract/mail/inbox.ts';
import type {
  MessageDetail,
  MessageOrder,
  MessageWriter,
  ThreadEntry,
} from '#contract/mail/threads.ts';
import type { OrderRow } from '#contract/orders/order-list.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { contactMessages, messageEntries, orders, outbox, users } from '#core/db/schema.ts';
import { countsOf, stateCounts } from '#core/db/statements/state-counts.ts';
import { idIn } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { mailColumns, relatedMails } from '#core/mail/related-mails.ts';
import type { App } from '#env';
import { orderNamed } from '#orders/inbox/order-detail.ts';
import { orderItemRows } from '#orders/inbox/order-items.reads.ts';
import { orderColumns, orderRow } from '#orders/inbox/order-list.reads.ts';

/** In the outbox, of mails about a message. */
export const RELATED = 'contact_message';

const replies = sql<number>`(SELECT count(*) FROM ${outbox} WHERE ${outbox.relatedKind} = ${RELATED} AND ${outbox.relatedId} = CAST(contact_messages.id AS TEXT))`;
const latest = (column: 'writer' | 'text') =>
  sql<
    string | null
  >`(SELECT ${sql.raw(column)} FROM ${messageEntries} WHERE message_id = contact_messages.id ORDER BY created_at DESC, message_entries.rowid DESC LIMIT 1)`;
const columns = {
  message: contactMessages,
  replies: replies.as('replies'),
  latestWriter: latest('writer').as('latestWriter'),
  latestText: latest('text').as('latestText'),
  orderReference: sql<
    string | null
  >`(SELECT reference FROM ${orders} WHERE id = contact_messages.order_id)`.as('orderReference'),
};

type Row = {
  message: typeof contactMessages.$inferSelect;
  replies: number;
  latestWriter: string | null;
  latestText: string | null;
  orderReference: string | null;
};

const itemOf = ({
  message,
  replies: count,
  latestWriter,
  latestText,
  orderReference,
}: Row): MessageItem => ({
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
  activeAt: message.activeAt ?? message.createdAt,
  latest: latestText === null ? null : { writer: latestWriter as MessageWriter, text: latestText },
  orderReference,
});

/** All that was written in a thread. */
const words = sql`(contact_messages.message || coalesce((SELECT ' ' || group_concat(text, ' ') FROM ${messageEntries} WHERE message_id = contact_messages.id), ''))`;

function filter({ q, status, order }: MessageQuery) {
  const state = MESSAGE_STATES.find((one) => one === status);
  return and(
    status === 'trash' ? isNotNull(contactMessages.deletedAt) : isNull(contactMessages.deletedAt),
    state ? eq(contactMessages.status, state) : undefined,
    status === 'open' ? eq(contactMessages.status, 'new') : undefined,
    status === '' ? ne(contactMessages.status, 'spam') : undefined,
    order
      ? eq(
          contactMessages.orderId,
          sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orderNamed(order)})`,
        )
      : undefined,
    q
      ? containsWords(
          [contactMessages.name, contactMessages.email, contactMessages.phone, words],
          q,
        )
      : undefined,
  );
}

/** Messages, those in which something was written last first. */
export const messageList = (db: Database, params: MessageQuery) =>
  read(
    [
      db
        .select(columns)
        .from(contactMessages)
        .where(filter(params))
        .orderBy(
          desc(sql`coalesce(${contactMessages.activeAt}, ${contactMessages.createdAt})`),
          desc(contactMessages.id),
        )
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

const entryColumns = {
  id: messageEntries.id,
  writer: messageEntries.writer,
  text: messageEntries.text,
  original: messageEntries.original,
  author: users.name,
  isAutomatic: messageEntries.isAutomatic,
  createdAt: aliased(messageEntries.createdAt, 'writtenAt'),
  mailId: aliased(mailColumns.id, 'outboxMail'),
  status: outbox.status,
  subject: outbox.subject,
  error: outbox.lastError,
  sentAt: outbox.sentAt,
};
type EntryRow = Omit<ThreadEntry, 'mail'> & {
  mailId: string | null;
  status: string | null;
  subject: string | null;
  error: string | null;
  sentAt: string | null;
};

const entryOf = ({ mailId, status, subject, error, sentAt, ...entry }: EntryRow): ThreadEntry => ({
  ...entry,
  mail:
    mailId === null
      ? null
      : { id: mailId, status: status ?? '', subject: subject ?? '', error, sentAt },
});

const orderOf = (
  { email, linkedBy }: Row['message'],
  { reference, contact, items, balanceCents }: OrderRow,
): MessageOrder | null =>
  linkedBy && {
    ...{ reference, contact, items, balanceCents, linkedBy },
    isSameAddress: email !== null && contact.email?.toLowerCase() === email.toLowerCase(),
  };

/** A message with its thread, and the order that it is shown with. */
export async function messageDetail(c: Context<App>, id: number): Promise<MessageDetail> {
  const { db, reader } = c.var;
  const orderId = sql`(SELECT order_id FROM ${contactMessages} WHERE id = ${id})`;
  const reading = reader.run(
    read(
      [
        db.select(columns).from(contactMessages).where(eq(contactMessages.id, id)),
        db
          .select(entryColumns)
          .from(messageEntries)
          .leftJoin(users, eq(users.id, messageEntries.userId))
          .leftJoin(outbox, eq(outbox.id, messageEntries.outboxId))
          .where(eq(messageEntries.messageId, id))
          .orderBy(asc(messageEntries.createdAt), asc(sql`message_entries.rowid`)),
        relatedMails(db, RELATED, String(id)),
        db
          .select({ ...orderColumns, partnerName: sql<string | null>`NULL`.as('partnerName') })
          .from(orders)
          .where(eq(orders.id, orderId)),
        orderItemRows(db, sql`(SELECT 1) AS page`, orderId),
      ],
      ([row], entries, mails, [order], items) => row && { row, entries, mails, order, items },
    ),
  );
  const [stored, site] = await Promise.all([reading, reader.run(mailSite(db))]);
  const { row, entries, mails, order, items } = found(stored);
  return {
    ...itemOf(row),
    entries: entries.map(entryOf),
    order: order ? orderOf(row.message, orderRow(order, items, menorcaToday(new Date()))) : null,
    mails,
    anonymisedAt: row.message.anonymisedAt,
    repliesTo: site.incomingAddress ? null : site.repliesTo || site.email,
  };
}

/** The message that a URL names. */
export const messageIn = (c: Context<App>): Promise<MessageDetail> =>
  messageDetail(c, found(idIn(c.req.param('id'))));
