import { and, eq, exists } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { OrderNoteUpdate } from '#contract/orders/order-detail.schema.ts';
import type { OrderDetail, OrderLedger } from '#contract/orders/order-detail.ts';
import { OrderExportQuery, OrderListQuery } from '#contract/orders/order-list.schema.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import { orders } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, pathParameter } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import { legsOf } from '#orders/transfers/office/legs.reads.ts';
import { orderConflict, orderDetail } from './order-detail.ts';
import { exportRows } from './order-export.ts';
import { orderLedger } from './order-ledger.ts';
import { orderList } from './order-list.reads.ts';

const EXPORT_LIMIT = 5000;

/** In URLs of an order. */
export const ORDER_NAME = [
  pathParameter(
    'reference',
    { type: 'string', minLength: 1 },
    'The reference or id of the order, or of one of its items.',
  ),
];

/** Orders of guests, of all kinds of items: the firm's one inbox. */
export const orderInboxRoutes = router();

orderInboxRoutes.get(
  '/',
  describeRoute({
    summary: 'Orders with their items, filtered and paginated',
    description:
      'One row an order, which stands at its first item that the list is about. `q` finds by name, email, phone, hotel, flight, trip, zone, who gives a gift voucher and who gets it, and the references of orders and items.',
  }),
  noStepUp('a read'),
  query(OrderListQuery),
  async (c) =>
    c.json<OrderList>(
      await c.var.reader.run(orderList(c.var.db, c.req.valid('query'), menorcaToday(new Date()))),
    ),
);
orderInboxRoutes.get(
  '/export.csv',
  describeRoute({
    summary: 'Export orders as CSV, a line for each item',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(OrderExportQuery),
  async (c) => {
    const { lang = DEFAULT_LANGUAGE, ...asked } = c.req.valid('query');
    const wanted = { ...asked, page: 1, pageSize: EXPORT_LIMIT };
    const today = menorcaToday(new Date());
    const { db, reader } = c.var;
    const { items } = await reader.run(orderList(db, wanted, today));
    const transfers = items.flatMap((order) =>
      order.items.flatMap(({ kind, id }) => (kind === 'transfer' ? [id] : [])),
    );
    const legs = await reader.run(legsOf(db, transfers));
    return c.body(csv(exportRows(items, legs, lang), lang), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="orders.csv"',
    });
  },
);
orderInboxRoutes.get(
  '/:reference',
  describeRoute({
    summary: 'An order with its items, history and emails',
    description: 'By the reference of the order or of one of its items.',
    parameters: ORDER_NAME,
  }),
  noStepUp('a read'),
  async (c) => c.json<OrderDetail>(await orderDetail(c)),
);
orderInboxRoutes.put(
  '/:reference',
  describeRoute({
    summary: 'Write the internal note of an order, or that its guest has complained',
    parameters: ORDER_NAME,
  }),
  noStepUp('daily work with orders'),
  body(OrderNoteUpdate),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const { note, hasComplaint, version } = c.req.valid('json');
    const { id } = await orderDetail(c);
    const isAsRead = and(eq(orders.id, id), eq(orders.version, version));
    const by = { userId: user.id, apiKeyId };
    const audit = { ...by, action: 'note', entity: 'orders', entityId: id } as const;
    const [, written] = await db.batch([
      auditEntryIf(db, audit, exists(db.select({ id: orders.id }).from(orders).where(isAsRead))),
      db
        .update(orders)
        .set({
          ...(note !== undefined && { note: note || null }),
          ...(hasComplaint !== undefined && { hasComplaint }),
          ...{ version: version + 1, updatedAt: new Date().toISOString() },
        })
        .where(isAsRead)
        .returning({ id: orders.id }),
    ]);
    return written.length > 0 ? c.json<OrderDetail>(await orderDetail(c)) : orderConflict(c);
  },
);
orderInboxRoutes.get(
  '/:reference/ledger',
  describeRoute({
    summary: 'The ledgers of an order’s items in one',
    description: 'As those of the items, with the reference of the item at each entry.',
    parameters: ORDER_NAME,
  }),
  noStepUp('a read'),
  async (c) => c.json<OrderLedger>(await orderLedger(c)),
);
