import { not, type SQL, sql } from 'drizzle-orm';
import type { OrderMessage } from '#contract/orders/orders.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read, readAll, readBoth } from '#core/db/reader.ts';
import { orders } from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { isDuplicate, type SentWords } from '#core/http/protection/same-request.ts';
import { type ItemRow, itemKinds } from '#orders/items/item-kind.ts';
import { type PayableOrder, payableOrderRead } from '#orders/paying/order-due.ts';
import { orderMessages } from '#orders/threads/order-messages.reads.ts';

type OrderRow = typeof orders.$inferSelect;
/** An order with its items by date, what can be paid for them, and what was written about it. */
export type OrderRead = {
  order: OrderRow;
  items: ItemRow[];
  payable: PayableOrder;
  messages: OrderMessage[];
};

/** What has no day comes last. */
const startOf = ({ date, time }: ItemRow) => `${date || '9999'} ${time}`;

/** The caller must verify the link. */
export function orderRead(
  db: Database,
  isMeant: SQL | undefined,
  now: Date,
): Read<OrderRead | undefined> {
  const id = sql`(SELECT ${orders.id} FROM ${orders} WHERE ${isMeant})`;
  const own = read([db.select().from(orders).where(isMeant)], ([order]) => order);
  const rows = readAll(itemKinds().map((kind) => kind.rows(db, id, now)));
  const { statements, shape } = readBoth(
    readBoth(own, rows),
    readBoth(payableOrderRead(db, isMeant ?? sql`false`, now), orderMessages(db, id)),
  );
  return {
    statements,
    shape: (results) => {
      const [[order, items], [payable, messages]] = shape(results);
      return order && payable
        ? {
            ...{ order, payable, messages },
            items: items.flat().sort((one, other) => startOf(one).localeCompare(startOf(other))),
          }
        : undefined;
    },
  };
}

/** The order that the same words made. */
export const orderMade = (db: Database, sent: SentWords, now: Date) => {
  const isIt = isDuplicate(orders, sent, now);
  const { id, digest } = orders;
  const known = db.select({ id, digest }).from(orders).where(isIt);
  return {
    isNew: not(hasRow(orders, isIt)),
    read: orderRead(db, isIt, now),
    known: read([known], ([order]) => order),
    find: async () => (await known)[0],
  };
};
