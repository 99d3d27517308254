import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import { SURE_LINKS } from '#contract/mail/threads.ts';
import type { Database } from '#core/db/client.ts';
import { contactMessages, messageEntries } from '#core/db/schema.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { Statement } from '#core/db/statements/statement.ts';
import { isSureThreadOf } from './order-threads.sql.ts';

/** In the list of messages: begun on the page of an order. */
const SOURCE = 'order-page';

export type Asked = {
  orderId: string;
  text: string;
  contact: { name: string | null; email: string | null; phone: string | null };
  language: Language;
  now: Date;
};

/**
 * What a guest writes with the link of their order, in its thread: the one in which was written last, or a new one. It awaits an answer. Under a
 * condition of the write that it belongs to.
 */
export function guestAsks(db: Database, asked: Asked, condition: SQL): Statement[] {
  const { orderId, text, contact, language, now } = asked;
  const isTheirs = isSureThreadOf(orderId, contact.email);
  const [entryId, createdAt] = [crypto.randomUUID(), now.toISOString()];
  const latest = sql<number>`(${db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isTheirs)
    .orderBy(
      desc(sql`coalesce(${contactMessages.activeAt}, ${contactMessages.createdAt})`),
      desc(contactMessages.id),
    )
    .limit(1)})`;
  const isThere = hasRow(contactMessages, isTheirs);
  const ownEntry = eq(messageEntries.id, entryId);
  return [
    insertIf(
      db,
      messageEntries,
      { id: entryId, messageId: latest, writer: 'guest', text, createdAt },
      sql`${condition} AND ${isThere}`,
    ),
    insertIf(
      db,
      contactMessages,
      {
        ...{ ...contact, name: contact.name ?? '', language, message: text, createdAt },
        ...{ source: SOURCE, digest: entryId, orderId, linkedBy: 'guest' as const },
      },
      sql`${condition} AND NOT ${isThere}`,
    ),
    db
      .update(contactMessages)
      .set({ status: 'new', activeAt: createdAt, updatedAt: createdAt, version: NEXT_VERSION })
      .where(
        eq(
          contactMessages.id,
          sql`(SELECT ${messageEntries.messageId} FROM ${messageEntries} WHERE ${ownEntry})`,
        ),
      ),
  ];
}

/** Whether the guest has written the same in a thread of the order since. */
export const hasAsked = (orderId: string, text: string, since: Date): SQL => {
  const at = since.toISOString();
  const isEntry = sql`${and(
    eq(messageEntries.messageId, contactMessages.id),
    eq(messageEntries.writer, 'guest'),
    eq(messageEntries.text, text),
    gt(messageEntries.createdAt, at),
  )}`;
  return hasRow(
    contactMessages,
    and(
      eq(contactMessages.orderId, orderId),
      inArray(contactMessages.linkedBy, SURE_LINKS),
      or(
        and(eq(contactMessages.message, text), gt(contactMessages.createdAt, at)),
        hasRow(messageEntries, isEntry),
      ),
    ),
  );
};
