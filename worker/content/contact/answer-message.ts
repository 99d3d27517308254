import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import { type MessageDetail, SURE_LINKS } from '#contract/mail/threads.ts';
import { actorOf } from '#core/auth/actor.ts';
import { contactMessages, messageEntries } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { changeRow } from '#core/db/statements/change-row.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Statement } from '#core/db/statements/statement.ts';
import { ApiError } from '#core/http/problem.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { type Mail, queueMailIf } from '#core/mail/outbox.ts';
import { replyMail } from '#core/mail/reply-mail.ts';
import type { App } from '#env';
import { questionsAnswered } from '#orders/threads/answered.ts';
import { RELATED } from './messages.reads.ts';
import { replyAddress } from './reply-address.ts';

type Change = {
  action: AuditAction;
  set: Partial<typeof contactMessages.$inferInsert>;
  isInTrash?: boolean;
  /** Further conditions for the change. */
  and?: SQL;
  alongside?: (isUnchanged: SQL) => Statement[];
  after?: Statement[];
};

/** Writes row, mail, entry and audit entry together if the row is as it was read; false when another change came first. */
export async function changeMessage(
  c: Context<App>,
  { id, version }: { id: number; version: number },
  { action, set, isInTrash = false, and: more, alongside, after }: Change,
): Promise<boolean> {
  const { db } = c.var;
  const isBefore = and(
    eq(contactMessages.id, id),
    more ?? eq(contactMessages.version, version),
    isInTrash ? isNotNull(contactMessages.deletedAt) : isNull(contactMessages.deletedAt),
  );
  const audit = {
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
    action,
    entity: 'messages',
    entityId: id,
  } as const;
  return changeRow(
    db,
    contactMessages,
    isBefore,
    set,
    (isUnchanged) => [...(alongside?.(isUnchanged) ?? []), auditEntryIf(db, audit, isUnchanged)],
    after,
  );
}

/** What the guest wrote last. */
function questionOf({ message, entries }: MessageDetail): string | undefined {
  const last = entries.findLast(({ writer, isAutomatic }) => writer === 'guest' && !isAutomatic);
  return (last?.text ?? message) || undefined;
}

/** What its guest asked about the order of a message is answered; of an order that is only suggested nothing is. */
export const orderAnswered = (c: Context<App>, id: number, now: Date, isUnchanged: SQL) =>
  questionsAnswered(
    c.var.db,
    sql`(SELECT ${contactMessages.orderId} FROM ${contactMessages} WHERE ${and(
      eq(contactMessages.id, id),
      inArray(contactMessages.linkedBy, SURE_LINKS),
    )})`,
    { actor: actorOf(c), now },
    isUnchanged,
  );

/** `id`: of its entry in the thread. */
type Answer = { subject: string; text: string; id?: string | undefined };

/**
 * Sends an answer and adds it to the thread, once: for the version of the message that was read or, with a `key`, for that key. False when another change
 * came first; with a key, when it was sent before.
 */
export async function answerMessage(
  c: Context<App>,
  message: MessageDetail,
  { subject, text, id = crypto.randomUUID() }: Answer,
  key?: string,
): Promise<boolean> {
  const { email, name } = message.contact;
  if (!email) throw new ApiError(422, 'problem.sender_without_email');
  const { db } = c.var;
  const [site, secret] = await Promise.all([
    c.var.reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const mail: Mail & { id: string } = {
    ...replyMail(site, {
      to: email,
      name,
      language: message.language,
      text,
      subject,
      question: questionOf(message),
      related: { kind: RELATED, id: String(message.id) },
    }),
    replyTo: await replyAddress(site, message.id, secret),
    id: crypto.randomUUID(),
  };
  const now = new Date();
  const createdAt = now.toISOString();
  const entry = {
    id: key ?? id,
    messageId: message.id,
    writer: 'firm' as const,
    text,
    userId: c.var.user.id,
    outboxId: mail.id,
    createdAt,
  };
  const isNew = not(hasRow(messageEntries, eq(messageEntries.id, entry.id)));
  return changeMessage(c, message, {
    action: 'reply',
    set: { status: 'answered', activeAt: createdAt },
    ...(key !== undefined && { and: isNew }),
    alongside: (isUnchanged) => [
      queueMailIf(db, mail, isUnchanged),
      ...orderAnswered(c, message.id, now, isUnchanged),
      ...(key === undefined
        ? [insertIf(db, messageEntries, entry, and(isUnchanged, isNew) ?? isNew)]
        : []),
    ],
    // It is what the condition of the others asks for.
    ...(key !== undefined && { after: [insertIf(db, messageEntries, entry, isNew)] }),
  });
}
