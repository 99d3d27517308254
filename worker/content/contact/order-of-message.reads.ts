import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { MessageLink } from '#contract/mail/threads.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, itemIndex, orders, transferRequests, voucherItems } from '#core/db/schema.ts';
import { readReference } from '#core/http/reference.ts';

/** Words of a text that are looked up, at most. */
const MAX_CANDIDATES = 50;

/** Words of a text that may be the reference of an order or an item; first those that look like one. One in ten has no digit. */
function possibleReferences(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}-]+/u).flatMap((word) => {
    const reference = readReference(word);
    return reference ? [{ reference, isLikely: /\d/.test(word) || word === reference }] : [];
  });
  const inOrder = [
    ...words.filter(({ isLikely }) => isLikely),
    ...words.filter(({ isLikely }) => !isLikely),
  ];
  return [...new Set(inOrder.map(({ reference }) => reference))].slice(0, MAX_CANDIDATES);
}

type Suggested = { orderId: string; linkedBy: MessageLink } | undefined;

/**
 * The order that a message seems to be about: the one whose reference, or that of an item, it names; else the only one ahead under its address. Not
 * when there are several.
 */
export function suggestedOrder(
  db: Database,
  { message, email }: { message: string; email?: string | null | undefined },
  now: Date,
) {
  const named = JSON.stringify(possibleReferences(message));
  const isNamed = (reference: unknown) =>
    sql`${reference} IN (SELECT value FROM json_each(${named}))`;
  return read(
    [
      db
        .select({ id: sql<string>`id`.as('id') })
        .from(
          sql`(SELECT id FROM ${orders} WHERE ${isNamed(sql`reference`)}
            UNION SELECT order_id FROM ${bookings} WHERE ${isNamed(sql`reference`)}
            UNION SELECT order_id FROM ${transferRequests} WHERE ${isNamed(sql`reference`)}
            UNION SELECT order_id FROM ${voucherItems} WHERE ${isNamed(sql`reference`)}) AS named`,
        )
        .limit(2),
      db
        .selectDistinct({ id: orders.id })
        .from(orders)
        .innerJoin(itemIndex, eq(itemIndex.orderId, orders.id))
        .where(
          and(
            sql`lower("contact_email") = ${email?.toLowerCase() ?? null}`,
            isNull(orders.anonymisedAt),
            eq(itemIndex.shelf, 'open'),
            gte(itemIndex.lastDay, menorcaToday(now)),
          ),
        )
        .limit(2),
    ],
    (byReference, byAddress): Suggested => {
      const [first, second] = byReference;
      if (first) return second ? undefined : { orderId: first.id, linkedBy: 'reference' };
      const [only, other] = byAddress;
      return only && !other ? { orderId: only.id, linkedBy: 'address' } : undefined;
    },
  );
}
