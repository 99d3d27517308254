import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import { OrderListQuery } from '#contract/orders/order-list.schema.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import { query } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { orderList } from './order-list.reads.ts';

/** Orders of guests, of all kinds of items: the firm's one inbox. */
export const orderInboxRoutes = router();

orderInboxRoutes.get(
  '/',
  describeRoute({
    summary: 'Orders with their items, filtered and paginated',
    description:
      'One row an order, which stands at its first item that the list is about. `q` finds by name, email, phone, hotel, flight, trip, zone and the references of orders and items.',
  }),
  noStepUp('a read'),
  query(OrderListQuery),
  async (c) =>
    c.json<OrderList>(
      await c.var.reader.run(orderList(c.var.db, c.req.valid('query'), menorcaToday(new Date()))),
    ),
);
