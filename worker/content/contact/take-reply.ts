import { and, count, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { cutText } from '#contract/texts/tidy-text.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { contactMessages, messageEntries } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Bindings } from '#env';
import type { ReceivedMail } from '#orders/sales/mail/parse-mail.ts';
import { messageOf } from './reply-address.ts';
import { withoutQuotes } from './without-quotes.ts';

const MAX_TEXT = 8000;
const MAX_ORIGINAL = 20_000;
/** Replies to one thread in an hour; more of them are no conversation. */
const MAX_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

/**
 * Adds a guest's reply to its thread: sent to the thread's signed address, from the guest's own, by the word of the receiving server (SPF, DKIM or DMARC).
 * False for any other, which is received like mail to the address for sales. Nothing is booked from it.
 */
export async function takeReply(
  db: Database,
  env: Pick<Bindings, 'QUOTE_SECRET'>,
  to: string,
  { own, trust, messageId }: ReceivedMail,
  now: Date,
): Promise<boolean> {
  const id = await messageOf(to, await signingSecret(db, env.QUOTE_SECRET));
  if (id === undefined || trust !== 'passed' || own.text === '') return false;
  const isTheirs = and(
    eq(contactMessages.id, id),
    sql`lower(${contactMessages.email}) = ${own.address}`,
    isNull(contactMessages.deletedAt),
  );
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const [known, recent] = await db.batch([
    db.select({ id: contactMessages.id }).from(contactMessages).where(isTheirs),
    db
      .select({ n: count() })
      .from(messageEntries)
      .where(
        and(
          eq(messageEntries.messageId, id),
          eq(messageEntries.writer, 'guest'),
          gt(messageEntries.createdAt, since),
        ),
      ),
  ]);
  if (known.length === 0 || (recent[0]?.n ?? 0) >= MAX_AN_HOUR) return false;
  const text = withoutQuotes(own.text);
  const createdAt = now.toISOString();
  const entryId = crypto.randomUUID();
  const mailId = messageId ?? (await hashToken(`${id} ${own.text}`));
  const isNew = eq(messageEntries.mailId, mailId);
  await db.batch([
    insertIf(
      db,
      messageEntries,
      {
        ...{ id: entryId, messageId: id, writer: 'guest', mailId, createdAt },
        text: cutText(text, MAX_TEXT),
        original: text === own.text ? null : cutText(own.text, MAX_ORIGINAL),
        isAutomatic: own.isAutomatic,
      },
      sql`${not(hasRow(messageEntries, isNew))} AND ${hasRow(contactMessages, isTheirs)}`,
    ),
    db
      .update(contactMessages)
      .set({
        // Spam stays spam, and an absence notice asks nothing.
        ...(!own.isAutomatic && {
          status: sql`iif(${contactMessages.status} = 'spam', 'spam', 'new')`,
        }),
        ...{ activeAt: createdAt, updatedAt: createdAt, version: NEXT_VERSION },
      })
      .where(
        and(eq(contactMessages.id, id), hasRow(messageEntries, eq(messageEntries.id, entryId))),
      ),
  ]);
  return true;
}
