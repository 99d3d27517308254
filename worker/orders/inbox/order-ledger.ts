import type { Context } from 'hono';
import type { OrderLedger } from '#contract/orders/order-detail.ts';
import type { OrderItemKind } from '#contract/orders/orders.ts';
import { found } from '#core/http/problem.ts';
import type { App } from '#env';
import { itemKind } from '#orders/items/item-kind.ts';
import { orderRead } from '#orders/order/order.reads.ts';
import { ledgerAnswer } from '#orders/paying/money.admin.ts';
import { orderNamed } from './order-detail.ts';

/** The ledgers of an order's items in one, in the order of their entries. */
export async function orderLedger(c: Context<App>): Promise<OrderLedger> {
  const { db, reader } = c.var;
  const isMeant = orderNamed(c.req.param('reference') ?? '');
  const { items, payable } = found(await reader.run(orderRead(db, isMeant, new Date())));
  const ledgers = await Promise.all(
    items.map(async ({ kind, id, reference, uuid }) => {
      const title = payable.items.find(({ subject }) => subject.id === id)?.title ?? '';
      const ledger = await ledgerAnswer(c, { kind: itemKind(kind).subject, id });
      return { item: { kind: kind as OrderItemKind, reference, uuid, title }, ledger };
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
