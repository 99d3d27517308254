import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { outbox } from '#core/db/schema.ts';
import { failureFacts, log, logFailure } from '#core/http/logs/log.ts';
import { withMailKey } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';
import { chooseDriver } from './choose-driver.ts';
import { MailRefused, type OutgoingMail, type SendMail } from './drivers/driver.ts';
import { lateAttachments } from './late-attachments.ts';
import { isMailAddress, mailSender, type Sender } from './sender.ts';

const MINUTE_MS = 60_000;
/** Delays before the second attempt, the third, and so on. */
const PAUSES_MS = [1, 5, 15, 60, 240, 720, 720].map((minutes) => minutes * MINUTE_MS);
export const MAX_TRIES = PAUSES_MS.length + 1;
/** A mail is due again after its lease: the worker that claimed it has ended. */
export const LEASE_MS = 5 * MINUTE_MS;
/** Due date of a mail that failed permanently. */
export const NEVER = '9999-12-31T23:59:59.999Z';

const LETTER: MailKind = 'newsletter.letter';

/** Mails per batch; they are sent concurrently. */
const TURN = 5;
/** A worker may run for 30 s after its response; an attempt takes 10 s at most. */
const BUDGET_MS = 15_000;

type Row = typeof outbox.$inferSelect;
type DeliveryOptions = { now?: () => Date; send?: SendMail };

/** Short, and without addresses. */
export const errorInShort = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/[^\s@<>"',;:=]+@[^\s@<>"',;]+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 200);

/** Claims due mails in one statement, so that two workers never claim the same one. */
const claim = (db: Database, now: Date) =>
  db
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(
            and(
              inArray(outbox.status, ['pending', 'failed', 'sending']),
              lte(outbox.nextAttemptAt, now.toISOString()),
            ),
          )
          // A letter's mails wait for those of guests.
          .orderBy(eq(outbox.kind, LETTER), asc(outbox.nextAttemptAt))
          .limit(TURN),
      ),
    )
    .returning();

/** One-click unsubscription as required by RFC 8058. */
const headersOf = ({ unsubscribeUrl }: Row): Record<string, string> =>
  unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

async function trySend(send: SendMail, mail: OutgoingMail) {
  try {
    return await send(mail);
  } catch (error) {
    // Sending without the attachment is better than not sending.
    if (error instanceof MailRefused && mail.attachments.length > 0)
      return send({ ...mail, attachments: [] });
    throw error;
  }
}

/** New state of a row after an attempt. */
async function outcomeOf(
  row: Row,
  send: SendMail,
  mail: OutgoingMail,
  now: () => Date,
): Promise<Partial<Row>> {
  try {
    if (row.attempts > MAX_TRIES) throw new Error('Every try was interrupted.');
    const status = await trySend(send, mail);
    return { status, lastError: null, sentAt: status === 'sent' ? now().toISOString() : null };
  } catch (error) {
    const pause = PAUSES_MS[row.attempts - 1];
    return {
      status: 'failed',
      lastError: errorInShort(error),
      nextAttemptAt: pause === undefined ? NEVER : new Date(now().getTime() + pause).toISOString(),
    };
  }
}

async function deliver(
  env: Bindings,
  db: Database,
  row: Row,
  send: SendMail,
  sender: Sender,
  now: () => Date,
): Promise<void> {
  const replyTo = row.replyTo && isMailAddress(row.replyTo) ? row.replyTo : sender.replyTo;
  const mail: OutgoingMail = {
    id: row.id,
    from: { name: sender.name, address: sender.address },
    to: row.toAddress,
    replyTo,
    subject: row.subject,
    html: row.html,
    text: row.body,
    attachments: [...row.attachments, ...(await lateAttachments(env, db, row))],
    headers: headersOf(row),
  };
  const outcome = await outcomeOf(row, send, mail, now);
  const isOurs = and(
    eq(outbox.id, row.id),
    eq(outbox.status, 'sending'),
    eq(outbox.attempts, row.attempts),
  );
  const note = () => db.update(outbox).set(outcome).where(isOurs);
  // Retried once: a mail that is not recorded as sent is sent again.
  await note().catch(note);
  if (outcome.status === 'failed')
    log('error', 'mail not sent', {
      kind: row.kind,
      attempts: row.attempts,
      ...failureFacts(outcome.lastError),
    });
}

/**
 * Sends due mails, oldest first, and returns how many it processed. Without mails it costs one statement. At any time each mail is either
 * due, leased, or done, even when a worker is ended.
 */
export async function deliverDue(
  env: Bindings,
  db: Database,
  { now = () => new Date(), send }: DeliveryOptions = {},
): Promise<number> {
  const start = Date.now();
  let count = 0;
  let chosen: { send: SendMail; sender: Sender } | undefined;
  while (Date.now() - start < BUDGET_MS) {
    const rows = await claim(db, now());
    if (rows.length === 0) break;
    if (!chosen) {
      const { sender, settings } = await new Reader(db).run(mailSender(db));
      const mailEnv = await withMailKey(env, db);
      const hasKey = mailEnv !== env;
      chosen = { sender, send: send ?? chooseDriver(mailEnv, settings, { hasKey }) };
    }
    const { sender, send: way } = chosen;
    await Promise.all(
      rows.map((row) =>
        deliver(env, db, row, way, sender, now).catch((error: unknown) =>
          logFailure('mail', error),
        ),
      ),
    );
    count += rows.length;
    if (rows.length < TURN) break;
  }
  return count;
}
