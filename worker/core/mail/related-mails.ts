import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { outbox } from '#core/db/schema.ts';

/** What the administration shows of a mail. */
export const mailColumns = {
  id: outbox.id,
  kind: outbox.kind,
  to: outbox.toAddress,
  subject: outbox.subject,
  language: outbox.language,
  status: outbox.status,
  attempts: outbox.attempts,
  error: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
};

/** Mails about one row, sent or due: newest first. `id` may be a subselect. */
export const relatedMails = (db: Database, kind: string, id: string | SQL) =>
  db
    .select(mailColumns)
    .from(outbox)
    .where(and(eq(outbox.relatedKind, kind), eq(outbox.relatedId, id)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
