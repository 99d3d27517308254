import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Order } from '#contract/orders/orders.ts';
import { orders } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';
import { type ItemRow, itemKind, type NamedItem } from '#orders/items/item-kind.ts';
import { isTokenOfOrder, payUrl } from '#orders/paying/links/subject.ts';
import { type OrderRead, orderRead } from './order.reads.ts';

export type HeldOrder = OrderRead & { token: string; secret: string };

/** The order with the reference in the URL, for the holder of its link; 404 without a valid one. */
export async function heldOrder(c: Context<App>, token: string): Promise<HeldOrder> {
  const { db, reader } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [row, secret] = await Promise.all([
    reader.run(orderRead(db, eq(orders.reference, reference), new Date())),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const known = found(row);
  const held = found((await isTokenOfOrder(known.order, token, secret)) ? known : undefined);
  return { ...held, token, secret };
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
  { order, items, payable, token, secret }: HeldOrder,
): Promise<Order> {
  // Links that only the requester sees; mails have those of `siteOrigin`.
  const origin = shownOrigin(c.env, c.req.url);
  const { reference, language } = order;
  const item = async ({ kind, id, more, ...row }: ItemRow): Promise<Order['items'][number]> => {
    const paid = payable.items.find(({ subject }) => subject.id === id);
    const { link } = itemKind(kind);
    return {
      ...{ ...row, kind: kind as Order['items'][number]['kind'] },
      status: row.status as Order['items'][number]['status'],
      title: paid?.title ?? '',
      balanceCents: paid?.openCents ?? 0,
      dueCents: paid?.dueNowCents ?? 0,
      token: await link.token(secret, id),
      manageUrl: await link.url(secret, origin, language, { id, reference: row.reference }),
      ...more,
    };
  };
  const answered = await Promise.all(items.map(item));
  const { dueNowCents: dueCents, openCents: balanceCents } = payable;
  return {
    ...{ reference, token, items: answered, dueCents, balanceCents },
    totalCents: answered.reduce((total, one) => total + one.totalCents, 0),
    ...(dueCents > 0 && {
      payUrl: await payUrl(secret, origin, { kind: 'order', id: order.id, reference }),
    }),
    language,
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    notes: order.notes,
    createdAt: order.createdAt,
  };
}
