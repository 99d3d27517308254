import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Order } from '#contract/orders/orders.ts';
import { orders } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';
import { type ItemRow, itemKind, itemKinds, type NamedItem } from '#orders/items/item-kind.ts';
import { isTokenOfOrder, payUrl } from '#orders/paying/links/subject.ts';
import { type OrderRead, orderRead } from './order.reads.ts';

/** `orderId`: also of an item alone, whose `order` has the id of the item. */
export type HeldOrder = OrderRead & { orderId: string; token: string; secret: string };

/** The order with an item of that reference, else the order of that reference. */
const namedBy = (reference: string) =>
  sql`${orders.id} = coalesce(${sql.join(
    itemKinds().map(
      ({ table }) =>
        sql`(SELECT ${table.orderId} FROM ${table} WHERE ${table.reference} = ${reference})`,
    ),
    sql`, `,
  )}, (SELECT id FROM orders named WHERE named.reference = ${reference}))`;

/** What the link of an item opens: that item alone, with nothing of the others in its order. */
async function itemAlone(
  { order, items, payable, messages }: OrderRead,
  { reference, token, secret }: { reference: string; token: string; secret: string },
): Promise<OrderRead | undefined> {
  const item = items.find((one) => one.reference === reference);
  return item && (await itemKind(item.kind).link.isToken(item, token, secret))
    ? {
        ...{ order: { ...order, id: item.id, reference, notes: null }, items: [item], payable },
        messages: items.length === 1 ? messages : [],
      }
    : undefined;
}

/** The order, or the item, with the reference in the URL, for the holder of its link; 404 without a valid one. */
export async function heldOrder(c: Context<App>, token: string): Promise<HeldOrder> {
  const { db, reader } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [row, secret] = await Promise.all([
    reader.run(orderRead(db, namedBy(reference), new Date())),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const known = found(row);
  const isNamed =
    known.order.reference === reference && (await isTokenOfOrder(known.order, token, secret));
  const held = found(isNamed ? known : await itemAlone(known, { reference, token, secret }));
  return { ...held, orderId: known.order.id, token, secret };
}

/** An item with its own link. */
export const linkedItem = async (
  { kind, id, reference }: ItemRow,
  secret: string,
): Promise<NamedItem> => ({
  ...{ kind, id, reference },
  token: await itemKind(kind).link.token(secret, id),
});

/** The order as its holder sees it. */
export async function orderAnswer(
  c: Context<App>,
  { order, items, payable, messages, token, secret }: Omit<HeldOrder, 'orderId'>,
): Promise<Order> {
  // Links that only the requester sees; mails have those of `siteOrigin`.
  const origin = shownOrigin(c.env, c.req.url);
  const { reference, language } = order;
  const [first] = items;
  const item = async (one: ItemRow): Promise<Order['items'][number]> => {
    const { kind, id, more, manageTokenHash: _hash, ...row } = one;
    const paid = payable.items.find(({ subject }) => subject.id === id);
    const { link } = itemKind(kind);
    const manageUrl = await link.url(secret, origin, language, { id, reference: row.reference });
    return {
      ...{ ...row, kind: kind as Order['items'][number]['kind'] },
      status: row.status as Order['items'][number]['status'],
      title: paid?.title ?? '',
      balanceCents: paid?.openCents ?? 0,
      dueCents: paid?.dueNowCents ?? 0,
      token: await link.token(secret, id),
      manageUrl,
      ...more?.(manageUrl),
    };
  };
  const answered = await Promise.all(items.map(item));
  const sum = (of: (one: Order['items'][number]) => number) =>
    answered.reduce((total, one) => total + of(one), 0);
  const dueCents = sum((one) => one.dueCents);
  // An item alone is paid by its own link, where it has one to pay.
  const payer =
    items.length === 1 && first?.id === order.id ? itemKind(first.kind).link.pays : 'order';
  return {
    ...{ reference, token, items: answered, dueCents },
    totalCents: sum((one) => one.totalCents),
    balanceCents: sum((one) => one.balanceCents),
    ...(dueCents > 0 &&
      payer && { payUrl: await payUrl(secret, origin, { kind: payer, id: order.id, reference }) }),
    language,
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    customer: order.customer,
    notes: order.notes,
    messages,
    createdAt: order.createdAt,
  };
}
