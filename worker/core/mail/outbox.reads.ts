import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type {
  MailKind,
  MailState,
  OutboxItem,
  OutboxList,
  OutboxMail,
  OutboxQuery,
} from '#contract/mail/mail-admin.ts';
import type { Database } from '#core/db/client.ts';
import { containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { outbox } from '#core/db/schema.ts';
import { countsOf } from '#core/db/statements/state-counts.ts';
import { NEVER } from './delivery.ts';

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  to: outbox.toAddress,
  subject: outbox.subject,
  language: outbox.language,
  status: outbox.status,
  attempts: outbox.attempts,
  nextAttemptAt: outbox.nextAttemptAt,
  error: outbox.lastError,
  sentAt: outbox.sentAt,
  createdAt: outbox.createdAt,
  relatedKind: outbox.relatedKind,
  relatedId: outbox.relatedId,
};
type Row = Omit<OutboxItem, 'kind' | 'nextAttemptAt'> & { kind: string; nextAttemptAt: string };

/** States without a next attempt. */
const UNTIMED = new Set<MailState>(['sent', 'kept', 'held']);

/** Kinds of a former version: the firm wrote to the guest of a trip or a transfer. */
const FORMER: Readonly<Record<string, MailKind>> = {
  'trip.message': 'message.reply',
  'transfer.message': 'message.reply',
};

const itemOf = (row: Row): OutboxItem => ({
  ...row,
  kind: FORMER[row.kind] ?? (row.kind as MailKind),
  nextAttemptAt: UNTIMED.has(row.status) || row.nextAttemptAt === NEVER ? null : row.nextAttemptAt,
});

/** Newest first. */
export function outboxList(db: Database, { q, status, kind, page, pageSize }: OutboxQuery) {
  const filter = and(
    q ? containsWords([outbox.toAddress, outbox.subject, outbox.kind], q) : undefined,
    status === 'open'
      ? inArray(outbox.status, ['pending', 'sending', 'failed', 'held'])
      : status
        ? eq(outbox.status, status)
        : undefined,
    kind ? eq(outbox.kind, kind) : undefined,
  );
  return read(
    [
      db
        .select(columns)
        .from(outbox)
        .where(filter)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.select({ total: count() }).from(outbox).where(filter),
      db.select({ status: outbox.status, count: count() }).from(outbox).groupBy(outbox.status),
    ],
    (items, totals, counts): OutboxList => ({
      items: items.map(itemOf),
      total: totals[0]?.total ?? 0,
      page,
      pageSize,
      counts: countsOf<MailState>(counts),
    }),
  );
}

export const outboxMail = (db: Database, id: string) =>
  read(
    [
      db
        .select({
          ...columns,
          replyTo: outbox.replyTo,
          html: outbox.html,
          text: outbox.body,
          attachments: outbox.attachments,
        })
        .from(outbox)
        .where(eq(outbox.id, id)),
    ],
    ([row]): OutboxMail | undefined => {
      if (!row) return undefined;
      const { replyTo, html, text, attachments, ...item } = row;
      return { ...itemOf(item), replyTo, html, text, attachments };
    },
  );
