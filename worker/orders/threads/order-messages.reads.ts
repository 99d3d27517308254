import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { SURE_LINKS } from '#contract/mail/threads.ts';
import type { OrderMessage } from '#contract/orders/orders.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { contactMessages, messageEntries, orders } from '#core/db/schema.ts';

/**
 * What guest and firm wrote each other about an order, oldest first: in threads that are known to be the guest's, from the address that the order has
 * now. The caller must verify the link.
 */
export function orderMessages(db: Database, id: unknown) {
  const isShown = and(
    eq(contactMessages.orderId, sql`${id}`),
    inArray(contactMessages.linkedBy, SURE_LINKS),
    sql`lower(${contactMessages.email}) IS (SELECT lower(${orders.contactEmail}) FROM ${orders} WHERE ${orders.id} = ${id})`,
    ne(contactMessages.status, 'spam'),
    isNull(contactMessages.deletedAt),
  );
  return read(
    [
      db
        .select({ text: contactMessages.message, at: contactMessages.createdAt })
        .from(contactMessages)
        .where(and(isShown, ne(contactMessages.message, ''))),
      db
        .select({
          writer: messageEntries.writer,
          text: messageEntries.text,
          at: messageEntries.createdAt,
        })
        .from(messageEntries)
        .where(
          and(
            eq(messageEntries.isAutomatic, false),
            inArray(
              messageEntries.messageId,
              db.select({ id: contactMessages.id }).from(contactMessages).where(isShown),
            ),
          ),
        )
        .orderBy(asc(messageEntries.createdAt), asc(sql`message_entries.rowid`)),
    ],
    (first, entries): OrderMessage[] =>
      [...first.map((one) => ({ writer: 'guest' as const, ...one })), ...entries].sort(
        (one, other) => one.at.localeCompare(other.at),
      ),
  );
}
