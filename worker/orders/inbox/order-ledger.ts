import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { menorcaToday } from '#contract/calendar.ts';
import type { OrderLedger } from '#contract/orders/order-detail.ts';
import { read } from '#core/db/reader.ts';
import { orders } from '#core/db/schema.ts';
import { found } from '#core/http/problem.ts';
import type { App } from '#env';
import { ledgerAnswer } from '#orders/paying/money.admin.ts';
import { orderNamed } from './order-detail.ts';
import { orderItemRows, orderListItem, SUBJECTS } from './order-items.reads.ts';

/** The ledgers of an order's items in one, in the order of their entries. */
export async function orderLedger(c: Context<App>): Promise<OrderLedger> {
  const { db, reader } = c.var;
  const isMeant = orderNamed(c.req.param('reference') ?? '');
  const id = sql`(SELECT ${orders.id} FROM ${orders} WHERE ${isMeant})`;
  const [order, rows] = await reader.run(
    read(
      [
        db.select({ id: orders.id }).from(orders).where(isMeant),
        orderItemRows(db, sql`(SELECT 1) AS page`, id),
      ],
      ([one], items) => [one, items] as const,
    ),
  );
  found(order);
  const today = menorcaToday(new Date());
  const ledgers = await Promise.all(
    rows.map(async (row) => {
      const { kind, reference, uuid, title } = orderListItem(row, today);
      const ledger = await ledgerAnswer(c, { kind: SUBJECTS[kind], id: row.id });
      return { item: { kind, reference, uuid, title }, ledger };
    }),
  );
  const ofItems = <T>(of: (one: (typeof ledgers)[number]['ledger']) => readonly T[]) =>
    ledgers.flatMap(({ item, ledger }) =>
      of(ledger).map((one) => ({ ...one, item: item.reference })),
    );
  return {
    entries: ofItems(({ entries }) => entries).toSorted((one, other) => one.id - other.id),
    balanceCents: ledgers.reduce((sum, { ledger }) => sum + ledger.balanceCents, 0),
    refunds: ofItems(({ refunds }) => refunds),
    disputes: ofItems(({ disputes }) => disputes),
    isPaidElsewhere: ledgers.some(({ ledger }) => ledger.isPaidElsewhere),
    canPayOnline: ledgers.some(({ ledger }) => ledger.canPayOnline),
    items: ledgers.map(({ item, ledger }) => ({ ...item, balanceCents: ledger.balanceCents })),
  };
}
