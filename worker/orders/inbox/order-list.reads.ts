import { eq, sql } from 'drizzle-orm';
import {
  chargedCents,
  ORDER_TASKS,
  type OrderItemState,
  type OrderList,
  type OrderListItem,
  type OrderListQuery,
  type OrderRow,
  type OrderTask,
  TASK_COUNT_LIMIT,
} from '#contract/orders/order-list.ts';
import { ITEM_KINDS, ORDER_ITEM_KINDS, type OrderItemKind } from '#contract/orders/orders.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { orders, partners } from '#core/db/schema.ts';
import { amongOf, itemCountRows } from '#orders/item-index/item-list.reads.ts';
import {
  byPlace,
  type ItemListing,
  pageOfOrders,
  taskCounts,
  totalIn,
  totalOfOrders,
} from '#orders/item-index/item-list.sql.ts';
import { type OrderItemRow, orderItemRows, orderListItem, SUBJECTS } from './order-items.reads.ts';

/** The subjects of all kinds of items that the list is about. */
export const ALL_SUBJECTS = ORDER_ITEM_KINDS.map((kind) => SUBJECTS[kind]);
const JOURNEYS = ITEM_KINDS.map((kind) => SUBJECTS[kind]);

/** What is ahead begins with the next one; what is over, with the last. */
const IS_AHEAD: readonly (OrderTask | undefined)[] = ['answer', 'tell', 'collect', 'coming'];

export function orderListing(query: OrderListQuery, today: string): ItemListing {
  const { kind, status, day, task, sort, from = day, to = day, ...rest } = query;
  const { q, partner, source, paid, page, pageSize } = rest;
  const hasDays = from !== undefined || to !== undefined;
  const isFromAnyDay = from !== undefined || IS_AHEAD.includes(task) || status === 'open';
  return {
    // Days are those of journeys, unless gift vouchers are asked for.
    kinds: kind ? [SUBJECTS[kind]] : hasDays ? JOURNEYS : ALL_SUBJECTS,
    among: amongOf(status),
    days: hasDays ? { from, to } : undefined,
    ...{ q, partner, source, paid, task, page, pageSize, today },
    order: sort?.endsWith('created') ? 'created' : 'travel',
    isDescending: sort ? sort.startsWith('-') : !isFromAnyDay,
  };
}

export const orderColumns = {
  id: orders.id,
  reference: orders.reference,
  version: orders.version,
  language: orders.language,
  contactName: orders.contactName,
  contactEmail: orders.contactEmail,
  contactPhone: orders.contactPhone,
  source: orders.source,
  note: orders.note,
  isDemo: orders.isDemo,
  partnerId: orders.partnerId,
  partnerName: aliased(partners.name, 'partnerName'),
  createdAt: orders.createdAt,
};
export type OrderColumns = {
  [Name in keyof typeof orderColumns]: Name extends 'partnerName'
    ? string | null
    : Name extends keyof typeof orders.$inferSelect
      ? (typeof orders.$inferSelect)[Name]
      : never;
};

const sumOf = (items: readonly OrderListItem[], what: (item: OrderListItem) => number) =>
  items.reduce((sum, item) => sum + what(item), 0);

/** The next day of an item that leads to a journey. */
const nextDayOf = ({ at, lastDay, tasks }: OrderListItem, today: string) =>
  tasks.includes('coming') ? (at.slice(0, 10) >= today ? at.slice(0, 10) : lastDay) : undefined;

/** An order with its items; sums are of those outside the trash. */
export function orderRow(
  row: OrderColumns,
  items: readonly OrderItemRow[],
  today: string,
): OrderRow {
  const { contactName, contactEmail, contactPhone, partnerId, partnerName, ...order } = row;
  const listed = items.map((item) => orderListItem(item, today));
  const inSum = listed.filter(({ status }) => status !== 'trash');
  const days = inSum.flatMap((item) => nextDayOf(item, today) ?? []);
  const tasks = ORDER_TASKS.filter((task) => inSum.some((item) => item.tasks.includes(task)));
  return {
    ...order,
    contact: { name: contactName, email: contactEmail, phone: contactPhone },
    items: listed,
    totalCents: sumOf(inSum, chargedCents),
    balanceCents: sumOf(inSum, (item) => item.balanceCents),
    paidCents: sumOf(inSum, (item) => item.paidCents),
    currency: 'EUR',
    nextDay: days.toSorted()[0] ?? null,
    tasks,
    partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
  };
}

/** A page of orders with their items; one batch, whose reads do not grow with the orders. */
export function orderList(db: Database, query: OrderListQuery, today: string) {
  const list = orderListing(query, today);
  const kindOf = (subject: string): OrderItemKind =>
    ORDER_ITEM_KINDS.find((kind) => SUBJECTS[kind] === subject) ?? 'trip';
  return read(
    [
      db
        .select(orderColumns)
        .from(pageOfOrders(list))
        .crossJoin(orders)
        .leftJoin(partners, eq(partners.id, orders.partnerId))
        .where(sql`${orders.id} = page.order_id`)
        .orderBy(byPlace(list)),
      orderItemRows(db, pageOfOrders(list), sql`page.order_id`),
      db
        .select({ orders: sql<number>`orders`.as('orders'), items: sql<number>`items`.as('items') })
        .from(totalOfOrders(list)),
      itemCountRows(db),
      db
        .select({ task: sql<OrderTask>`task`.as('task'), orders: sql<number>`orders`.as('orders') })
        .from(taskCounts(ORDER_TASKS, ALL_SUBJECTS, today, TASK_COUNT_LIMIT)),
    ],
    (rows, items, [total], sorts, tasks): OrderList => {
      const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
      const isTrash = query.status === 'trash';
      const shown = (id: string) =>
        (byOrder.get(id) ?? []).filter(({ shelf }) => isTrash || shelf !== 'trash');
      const kinds: OrderList['counts']['kinds'] = {};
      const states: OrderList['counts']['states'] = {};
      for (const { kind, state, shelf, items: number } of sorts) {
        const named = state as OrderItemState;
        states[named] = (states[named] ?? 0) + number;
        const isListed = shelf === 'open' || shelf === 'other';
        if (isListed) kinds[kindOf(kind)] = (kinds[kindOf(kind)] ?? 0) + number;
      }
      return {
        items: rows.map((row) => orderRow(row, shown(row.id), today)),
        ...totalIn(list, total ?? { orders: 0, items: 0 }),
        page: query.page,
        pageSize: query.pageSize,
        counts: {
          tasks: Object.fromEntries(tasks.map(({ task, orders: number }) => [task, number])),
          ...{ kinds, states },
        },
      };
    },
  );
}
