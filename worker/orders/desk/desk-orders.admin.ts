import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  DeskItemsInput,
  DeskOrderInput,
  OrderSplitInput,
} from '#contract/orders/desk-order.schema.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { MAX_ORDER_ITEMS } from '#contract/orders/orders.ts';
import { orders } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, IDEMPOTENCY_KEY, refusals } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { orderConflict, orderDetail, orderNamed } from '#orders/inbox/order-detail.ts';
import { ORDER_NAME } from '#orders/inbox/orders.admin.ts';
import { addDeskItems, demandFew, deskContact, makeDeskOrder } from './desk-order.ts';
import { splitOrder } from './split-order.ts';

/** The order that the URL names. */
async function namedOrder(c: Context<App>) {
  const isMeant = orderNamed(c.req.param('reference') ?? '');
  return found((await c.var.db.select().from(orders).where(isMeant))[0]);
}

/** The firm's desk: orders of any items by hand. */
export const deskOrderRoutes = router();

deskOrderRoutes.post(
  '/',
  describeRoute({
    summary: 'Make an order by hand, with what was paid at once',
    description:
      'All items or none: a refusal names the `item` by its index. Places decide as for guests; a transfer may have an agreed price where the table has none. A walk-in needs neither name nor email. `payments` are divided among what is owed at once; without them the answer’s `payUrl` leads to the payment. The same `Idempotency-Key` gets the same order.',
    parameters: [IDEMPOTENCY_KEY],
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  noStepUp('daily work with orders'),
  body(DeskOrderInput),
  async (c) => {
    const id = await makeDeskOrder(c, c.req.valid('json'));
    return c.json<OrderDetail>(await orderDetail(c, id), 201);
  },
);
deskOrderRoutes.post(
  '/:reference/items',
  describeRoute({
    summary: 'Add items to an order',
    description: 'All of them or none; 409 with the current order when another change came first.',
    parameters: ORDER_NAME,
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  noStepUp('daily work with orders'),
  body(DeskItemsInput),
  async (c) => {
    const input = c.req.valid('json');
    const order = await namedOrder(c);
    const { items } = await orderDetail(c, order.id);
    demandFew(items.length + input.items.length, MAX_ORDER_ITEMS);
    return (await addDeskItems(c, order, input))
      ? c.json<OrderDetail>(await orderDetail(c, order.id), 201)
      : orderConflict(c);
  },
);
deskOrderRoutes.post(
  '/:reference/split',
  describeRoute({
    summary: 'Move items to an order of their own, with its own contact and link',
    description:
      'Answers the new order. Money, places and links stay with the items; the former order’s link opens them no more. At least one item stays.',
    parameters: ORDER_NAME,
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  noStepUp('daily work with orders'),
  body(OrderSplitInput),
  async (c) => {
    const { contact: sent, version, items } = c.req.valid('json');
    const order = await namedOrder(c);
    const { contactName: name, contactEmail: email, contactPhone: phone } = order;
    const contact = sent ? deskContact(sent, order.language) : { name, email, phone };
    const id = await splitOrder(c, order, { version, items, contact });
    return id === undefined ? orderConflict(c) : c.json<OrderDetail>(await orderDetail(c, id), 201);
  },
);
