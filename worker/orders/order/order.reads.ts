import { and, asc, eq, exists, isNull, min, not, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/orders/orders.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, orders, transferLegs, transferRequests } from '#core/db/schema.ts';
import { isDuplicate, type SentWords } from '#core/http/protection/same-request.ts';
import { statusAt } from '#orders/bookings/booking.reads.ts';

export type OrderRow = typeof orders.$inferSelect;
export type KnownOrder = Pick<OrderRow, 'id' | 'reference' | 'language' | 'digest'>;

/** The order that the same words made. */
export const orderMade = (db: Database, sent: SentWords, now: Date) => {
  const { id, reference, language, digest } = orders;
  const isIt = isDuplicate(orders, sent, now);
  return {
    isNew: not(exists(db.select({ id }).from(orders).where(isIt))),
    find: async (): Promise<KnownOrder | undefined> =>
      (await db.select({ id, reference, language, digest }).from(orders).where(isIt))[0],
  };
};

/** An item by what all kinds have. */
export type ItemRow = {
  kind: ItemKind;
  id: string;
  uuid: string;
  reference: string;
  status: string;
  totalCents: number;
  /** Of a transfer, of its first journey. */
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  /** Of its own link. */
  manageTokenHash: string;
};
export type OrderRead = { order: OrderRow; items: ItemRow[] };

/** An order with its items by date; the caller must verify the link. */
export const orderRead = (db: Database, isMeant: SQL, now: Date) => {
  const id = sql`(SELECT ${orders.id} FROM ${orders} WHERE ${isMeant})`;
  return read(
    [
      db.select().from(orders).where(isMeant),
      db
        .select({
          ...{ id: bookings.id, uuid: bookings.uuid, reference: bookings.reference },
          ...{ status: bookings.status, expiresAt: bookings.expiresAt },
          ...{ totalCents: bookings.totalCents, date: bookings.localDate },
          time: bookings.localTime,
          manageTokenHash: bookings.manageTokenHash,
        })
        .from(bookings)
        .where(and(eq(bookings.orderId, id), isNull(bookings.deletedAt)))
        .orderBy(asc(bookings.id)),
      db
        .select({
          ...{ id: transferRequests.id, reference: transferRequests.reference },
          ...{ status: transferRequests.status, totalCents: transferRequests.totalCents },
          manageTokenHash: transferRequests.manageTokenHash,
          start: min(sql<string>`${transferLegs.localDate} || ' ' || ${transferLegs.localTime}`),
        })
        .from(transferRequests)
        .innerJoin(transferLegs, eq(transferLegs.requestId, transferRequests.id))
        .where(and(eq(transferRequests.orderId, id), isNull(transferRequests.deletedAt)))
        .groupBy(transferRequests.id)
        .orderBy(asc(transferRequests.id)),
    ],
    ([order], trips, transfers): OrderRead | undefined => {
      if (!order) return undefined;
      const items: ItemRow[] = [
        ...trips.map(({ expiresAt, status, ...row }) => ({
          ...row,
          kind: 'trip' as const,
          status: statusAt({ status, expiresAt }, now),
        })),
        ...transfers.map(({ start, status, ...row }) => {
          const [date = '', time = ''] = (start ?? '').split(' ');
          return {
            ...{ ...row, kind: 'transfer' as const, uuid: row.id, date, time },
            status: status === 'spam' ? 'new' : status,
          };
        }),
      ];
      const startOf = ({ date, time }: ItemRow) => `${date} ${time}`;
      items.sort((one, other) => startOf(one).localeCompare(startOf(other)));
      return { order, items };
    },
  );
};
