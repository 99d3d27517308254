import { AsyncLocalStorage } from 'node:async_hooks';
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { MailKind } from '#contract/mail-admin.ts';
import { cutText } from '#contract/tidy-text.ts';
import type { Database } from '#db/client.ts';
import { insertIf } from '#db/insert-if.ts';
import { outbox } from '#db/schema.ts';

export type MailAttachment = {
  filename: string;
  contentType: string;
  /** Text, not base64. */
  content: string;
};

export type Mail = {
  /** What it is about, for the firm's list. */
  kind: MailKind;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** Whom an answer goes to; else whom the settings name. */
  replyTo?: string | undefined;
  attachments?: MailAttachment[];
  relatedKind?: string | undefined;
  relatedId?: string | undefined;
  /** Where its reader leaves the list that it belongs to; goes out as `List-Unsubscribe` with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Computed as the mail is stored; else `pending`. */
  status?: SQL;
};

/** One line of a mail's head: nothing that could begin another one. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Of one request; the connection is everybody's. */
const current = new AsyncLocalStorage<{ hasMail: boolean }>();

/** Says that there is something to deliver once this request has been answered. */
export function willDeliver(): void {
  const request = current.getStore();
  if (request) request.hasMail = true;
}

/** Does a request's work and answers whether that left something to deliver. */
export async function leavesMail(work: () => Promise<unknown>): Promise<boolean> {
  const request = { hasMail: false };
  await current.run(request, work);
  return request.hasMail;
}

function rowOf(mail: Mail) {
  willDeliver();
  return {
    id: crypto.randomUUID(),
    kind: mail.kind,
    toAddress: oneLine(mail.to),
    subject: cutText(oneLine(mail.subject), 250),
    html: mail.html,
    body: mail.text,
    language: mail.language,
    replyTo: mail.replyTo === undefined ? undefined : oneLine(mail.replyTo),
    attachments: mail.attachments ?? [],
    relatedKind: mail.relatedKind,
    relatedId: mail.relatedId,
    unsubscribeUrl: mail.unsubscribeUrl,
    ...(mail.status && { status: mail.status }),
  };
}

/** The statement that puts a mail into the outbox; run it in the batch that makes what the mail tells of. */
export const queueMail = (db: Database, mail: Mail) => db.insert(outbox).values(rowOf(mail));

/** The same, but only when the condition holds as the batch runs: when what the mail tells of was truly made. */
export const queueMailIf = (db: Database, mail: Mail, condition: SQL) => insertIf(db, outbox, rowOf(mail), condition);

/** The same mail once more. */
export function queueCopy(db: Database, id: string) {
  willDeliver();
  return db
    .insert(outbox)
    .select(
      // In the order of the table's columns.
      sql`SELECT ${crypto.randomUUID()}, kind, to_address, subject, html, body, language, reply_to, attachments, 'pending', 0, ${new Date().toISOString()}, NULL, NULL, related_kind, related_id, ${new Date().toISOString()}, unsubscribe_url FROM outbox WHERE id = ${id}`,
    )
    .returning({ id: outbox.id });
}
