import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Order } from '#contract/orders/orders.ts';
import { bookingToken, bookingUrl, isBookingToken } from '#core/auth/manage-link.ts';
import { isOrderToken } from '#core/auth/order-link.ts';
import { isTransferToken, transferToken, transferUrl } from '#core/auth/transfer-link.ts';
import { bookings, orders, transferRequests } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';
import { type Payable, payableRead } from '#orders/paying/due.ts';
import { payUrl } from '#orders/paying/links/subject.ts';
import { type ItemRow, type OrderRead, orderRead } from './order.reads.ts';

const ITEM_LINKS = {
  trip: { subject: 'booking', token: bookingToken, isToken: isBookingToken, url: bookingUrl },
  transfer: {
    subject: 'transfer',
    token: transferToken,
    isToken: isTransferToken,
    url: transferUrl,
  },
} as const;

/** Whether the token opens the order: its own or, of an order of one item, that of the item. */
async function isHolder({ order, items }: OrderRead, token: string, secret: string) {
  const [only] = items.filter(({ id }) => id === order.id);
  return (
    (await isOrderToken(order, token, secret)) ||
    (only !== undefined && (await ITEM_LINKS[only.kind].isToken(order, token, secret)))
  );
}

/** The order with an item of that reference, else the order of that reference. */
const namedBy = (reference: string) =>
  sql`${orders.id} = coalesce(
    (SELECT ${bookings.orderId} FROM ${bookings} WHERE ${bookings.reference} = ${reference}),
    (SELECT ${transferRequests.orderId} FROM ${transferRequests} WHERE ${transferRequests.reference} = ${reference}),
    (SELECT id FROM orders named WHERE named.reference = ${reference}))`;

/** What the link of an item opens: that item alone, with nothing of the others in its order. */
async function itemAlone(
  { order, items }: OrderRead,
  { reference, token, secret }: { reference: string; token: string; secret: string },
): Promise<OrderRead | undefined> {
  const item = items.find((one) => one.reference === reference);
  return item && (await ITEM_LINKS[item.kind].isToken(item, token, secret))
    ? { order: { ...order, id: item.id, reference, notes: null }, items: [item] }
    : undefined;
}

export type HeldOrder = OrderRead & {
  token: string;
  secret: string;
  payables: readonly (Payable | undefined)[];
};

/** The order, or the item, with the reference in the URL, and what can be paid, for the holder of its link; 404 without a valid one. */
export async function heldOrder(
  c: Context<App>,
  token: string,
  now = new Date(),
  named = c.req.param('reference') ?? '',
): Promise<HeldOrder> {
  const { db, reader } = c.var;
  const reference = found(readReference(named));
  const [row, secret] = await Promise.all([
    reader.run(orderRead(db, namedBy(reference), now)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const read = found(row);
  const isNamed = read.order.reference === reference && (await isHolder(read, token, secret));
  const held = found(isNamed ? read : await itemAlone(read, { reference, token, secret }));
  const payables = await Promise.all(
    held.items.map(({ kind, id }) =>
      reader.run(payableRead(db, { kind: ITEM_LINKS[kind].subject, id }, now)),
    ),
  );
  return { ...held, token, secret, payables };
}

/** An item with its own link. */
export const linkedItem = async ({ kind, id, reference }: ItemRow, secret: string) => ({
  ...{ kind, reference },
  token: await ITEM_LINKS[kind].token(secret, id),
});

/** The order as its holder sees it. */
export async function orderAnswer(
  c: Context<App>,
  { order, items, token, secret, payables }: HeldOrder,
): Promise<Order> {
  // Links that only the requester sees; mails have those of `siteOrigin`.
  const origin = shownOrigin(c.env, c.req.url);
  const { reference, language } = order;
  const only = items.length === 1 && items[0]?.id === order.id ? items[0] : undefined;
  const item = async (row: ItemRow, index: number): Promise<Order['items'][number]> => {
    const { kind, id, manageTokenHash: _hash, ...rest } = row;
    const payable = payables[index];
    const links = ITEM_LINKS[kind];
    return {
      ...{ ...rest, kind, status: row.status as Order['items'][number]['status'] },
      title: payable?.title ?? '',
      balanceCents: payable?.openCents ?? 0,
      dueCents: payable?.dueNowCents ?? 0,
      token: await links.token(secret, id),
      manageUrl: await links.url(secret, origin, language, { id, reference: row.reference }),
    };
  };
  const answered = await Promise.all(items.map(item));
  const sum = (of: (one: Order['items'][number]) => number) =>
    answered.reduce((total, one) => total + of(one), 0);
  const dueCents = sum((one) => one.dueCents);
  return {
    ...{ reference, token, items: answered, dueCents },
    totalCents: sum((one) => one.totalCents),
    balanceCents: sum((one) => one.balanceCents),
    ...(dueCents > 0 && {
      payUrl: await payUrl(secret, origin, {
        kind: only ? ITEM_LINKS[only.kind].subject : 'order',
        ...{ id: order.id, reference },
      }),
    }),
    language,
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    notes: order.notes,
    createdAt: order.createdAt,
  };
}
