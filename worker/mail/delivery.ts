import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import { outbox } from '#db/schema.ts';
import type { Bindings } from '#env';
import { failureFacts, log } from '#http/log.ts';
import { chooseDriver } from './choose-driver.ts';
import { MailRefused, type OutgoingMail, type SendMail } from './drivers/driver.ts';
import { isMailAddress, mailSender, type Sender } from './sender.ts';

const MINUTE_MS = 60_000;
/** Pauses before the second try, the third, and so on. */
const PAUSES_MS = [1, 5, 15, 60, 240, 720, 720].map((minutes) => minutes * MINUTE_MS);
export const MAX_TRIES = PAUSES_MS.length + 1;
/** Whoever took a mail and was not heard of since has been ended: the mail is due again. */
export const LEASE_MS = 5 * MINUTE_MS;
/** When a mail that failed for good is due. */
export const NEVER = '9999-12-31T23:59:59.999Z';

/** Mails that one turn takes; they are sent side by side. */
const TURN = 5;
/** A worker may go on for 30 s after its answer; a try takes 10 s at most. */
const BUDGET_MS = 15_000;

type Row = typeof outbox.$inferSelect;
type DeliveryOptions = { now?: () => Date; send?: SendMail };

/** Short, and without anybody's address. */
export const errorInShort = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/[^\s@<>"',;:=]+@[^\s@<>"',;]+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 200);

/** Takes the mails that are due, in one statement, so that two workers never take the same one. */
const claim = (db: Database, now: Date) =>
  db
    .update(outbox)
    .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(inArray(outbox.status, ['pending', 'failed', 'sending']), lte(outbox.nextAttemptAt, now.toISOString())))
          .orderBy(asc(outbox.nextAttemptAt))
          .limit(TURN),
      ),
    )
    .returning();

/** One click leaves the list, as RFC 8058 wants it. */
const headersOf = ({ unsubscribeUrl }: Row): Record<string, string> =>
  unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

async function trySend(send: SendMail, mail: OutgoingMail) {
  try {
    return await send(mail);
  } catch (error) {
    // Better without its attachment than not at all.
    if (error instanceof MailRefused && mail.attachments.length > 0) return send({ ...mail, attachments: [] });
    throw error;
  }
}

/** What becomes of a row after its try. */
async function outcomeOf(row: Row, send: SendMail, mail: OutgoingMail, now: () => Date): Promise<Partial<Row>> {
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

async function deliver(db: Database, row: Row, send: SendMail, sender: Sender, now: () => Date): Promise<void> {
  const replyTo = row.replyTo && isMailAddress(row.replyTo) ? row.replyTo : sender.replyTo;
  const mail: OutgoingMail = {
    id: row.id,
    from: { name: sender.name, address: sender.address },
    to: row.toAddress,
    replyTo,
    subject: row.subject,
    html: row.html,
    text: row.body,
    attachments: row.attachments,
    headers: headersOf(row),
  };
  const outcome = await outcomeOf(row, send, mail, now);
  const isOurs = and(eq(outbox.id, row.id), eq(outbox.status, 'sending'), eq(outbox.attempts, row.attempts));
  const note = () => db.update(outbox).set(outcome).where(isOurs);
  // A second chance: what is not noted as sent is sent again.
  await note().catch(note);
  if (outcome.status === 'failed')
    log('error', 'mail not sent', { kind: row.kind, attempts: row.attempts, ...failureFacts(outcome.lastError) });
}

/**
 * Sends what is due, oldest first, and answers how many mails it dealt with. Cheap when there is nothing: one statement.
 * Every mail is at all times either due, taken for a while, or done, whenever a worker is ended.
 */
export async function deliverDue(env: Bindings, db: Database, { now = () => new Date(), send }: DeliveryOptions = {}): Promise<number> {
  const start = Date.now();
  let count = 0;
  let chosen: { send: SendMail; sender: Sender } | undefined;
  while (Date.now() - start < BUDGET_MS) {
    const rows = await claim(db, now());
    if (rows.length === 0) break;
    if (!chosen) {
      const { sender, settings } = await new Reader(db).run(mailSender(db));
      chosen = { sender, send: send ?? chooseDriver(env, settings) };
    }
    const { sender, send: way } = chosen;
    await Promise.all(rows.map((row) => deliver(db, row, way, sender, now)));
    count += rows.length;
    if (rows.length < TURN) break;
  }
  return count;
}
