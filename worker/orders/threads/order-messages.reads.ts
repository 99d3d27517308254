import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { OrderMessage } from '#contract/orders/orders.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { contactMessages, messageEntries, orders } from '#core/db/schema.ts';
import { isSureThreadOf } from './order-threads.sql.ts';

/**
 * What guest and firm wrote each other about an order, oldest first: in threads that are known to be the guest's, from the address that the order has
 * now. The caller must verify the link.
 */
export function orderMessages(db: Database, id: SQL) {
  const email = sql`(SELECT ${orders.contactEmail} FROM ${orders} WHERE ${orders.id} = ${id})`;
  const isShown = isSureThreadOf(id, email);
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
