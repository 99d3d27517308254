import { and, eq, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Offer } from '#contract/money/agreement.ts';
import type { Database } from '#core/db/client.ts';
import { HAS_OPEN_CHANGE } from '#core/db/item-index.sql.ts';
import { bookings, contactMessages, requestEvents, transferRequests } from '#core/db/schema.ts';
import { hasRow, NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import type { Statement } from '#core/db/statements/statement.ts';
import { isSureThreadOf } from './order-threads.sql.ts';

const KINDS = [
  { kind: 'booking', table: bookings, asksElse: undefined },
  { kind: 'transfer', table: transferRequests, asksElse: sql.raw(HAS_OPEN_CHANGE) },
] as const;

/**
 * The firm has answered in the thread of an order: its offers that were asked about wait for the guest again, and its requested changes are answered.
 * What was written stands in the thread, that it was written in the history of each item.
 */
export const questionsAnswered = (
  db: Database,
  orderId: SQL,
  { actor, now }: { actor: string; now: Date },
  condition: SQL,
): Statement[] =>
  KINDS.flatMap(({ kind, table, asksElse }): Statement[] => {
    const stamp = now.toISOString();
    const isTheirs = and(eq(table.orderId, orderId), condition);
    const isAsked = eq(table.offer, 'asked');
    const event = {
      ...{ requestId: table.id, kind, type: 'message' as const, actor, createdAt: stamp },
      ...{ fromStatus: table.status, toStatus: table.status },
    };
    return [
      insertRows(
        db,
        requestEvents,
        event,
        sql`FROM ${table} WHERE ${and(isTheirs, or(isAsked, asksElse))}`,
      ),
      db
        .update(table)
        .set({ offer: 'made', version: NEXT_VERSION, updatedAt: stamp })
        .where(and(isTheirs, isAsked)),
    ];
  });

type OfferedItem = {
  id: string;
  orderId: string | null;
  contactEmail: string | null;
  /** Before the new one. */
  offer: Offer | null;
};

/** A new offer answers what was asked about the former one: the thread is answered, unless something else of the order was asked as well. */
export function answeredByOffer(
  db: Database,
  { id, orderId, contactEmail, offer }: OfferedItem,
  now: Date,
  condition: SQL,
): Statement[] {
  if (offer !== 'asked' || orderId === null) return [];
  const isAskedElse = KINDS.map(({ table, asksElse }) =>
    hasRow(
      table,
      and(
        eq(table.orderId, orderId),
        or(and(ne(table.id, id), eq(table.offer, 'asked')), asksElse),
      ),
    ),
  );
  return [
    db
      .update(contactMessages)
      .set({ status: 'answered', updatedAt: now.toISOString(), version: NEXT_VERSION })
      .where(
        and(
          isSureThreadOf(orderId, contactEmail),
          eq(contactMessages.status, 'new'),
          ...isAskedElse.map(not),
          condition,
        ),
      ),
  ];
}
