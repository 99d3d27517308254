import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, not, type SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import type { Database } from '#core/db/client.ts';
import { outbox } from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Statement } from '#core/db/statements/statement.ts';

export type MailAttachment = {
  filename: string;
  contentType: string;
  /** Text, not base64. */
  content: string;
};

export type Mail = {
  /** By default a new one. With an id of its own, and the condition that it is not there, a mail is written once. */
  id?: string;
  /** Its subject, for the firm's list. */
  kind: MailKind;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** Address for replies; by default the one in the settings. */
  replyTo?: string | undefined;
  attachments?: MailAttachment[];
  relatedKind?: string | undefined;
  relatedId?: string | undefined;
  /** The recipient's unsubscribe link for the list; sent as one-click `List-Unsubscribe` (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Computed when the mail is stored; by default `pending`. */
  status?: SQL<(typeof outbox.$inferSelect)['status']>;
};

/** One line of a mail header, without characters that could begin another one. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Per request; the database connection is shared. */
const current = new AsyncLocalStorage<{ hasMail: boolean }>();

/** Marks that there is mail to deliver after this request's response. */
export function willDeliver(): void {
  const request = current.getStore();
  if (request) request.hasMail = true;
}

/** Runs a request's work and returns whether it enqueued mail. */
export async function leavesMail(work: () => Promise<unknown>): Promise<boolean> {
  const request = { hasMail: false };
  await current.run(request, work);
  return request.hasMail;
}

/** A row of the outbox, with the defaults of the mail. */
export function outboxRow(mail: Mail) {
  willDeliver();
  return {
    id: mail.id ?? crypto.randomUUID(),
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

/** The statement that enqueues a mail; run it in the batch that writes the mail's cause. */
export const queueMail = (db: Database, mail: Mail) => db.insert(outbox).values(outboxRow(mail));

/** The same, but only if the condition holds when the batch runs, which means that the mail's cause was written. */
export const queueMailIf = (db: Database, mail: Mail, condition: SQL) =>
  insertIf(db, outbox, outboxRow(mail), condition);

/** The same, once for the mail's own id. */
export const queueMailOnce = (db: Database, mail: Mail & { id: string }): Statement =>
  queueMailIf(db, mail, not(hasRow(outbox, eq(outbox.id, mail.id))));

/** A copy of the same mail. */
export function queueCopy(db: Database, id: string) {
  willDeliver();
  const stamp = new Date().toISOString();
  const { kind, toAddress, subject, html, body, language, replyTo, attachments } = outbox;
  const { relatedKind, relatedId, unsubscribeUrl } = outbox;
  return insertIf(
    db,
    outbox,
    {
      ...{ kind, toAddress, subject, html, body, language, replyTo, attachments },
      ...{ relatedKind, relatedId, unsubscribeUrl },
      id: crypto.randomUUID(),
      nextAttemptAt: stamp,
      createdAt: stamp,
    },
    eq(outbox.id, id),
    outbox,
  ).returning({ id: outbox.id });
}
