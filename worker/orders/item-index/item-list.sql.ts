import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '#contract/calendar.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { OrderPaid, OrderTask } from '#contract/orders/order-list.ts';
import { bookings, type Shelf } from '#core/db/schema.ts';
import { IS_UNDECIDED } from '#money/ledger/undecided.sql.ts';
import { itemQuestion } from './item-search.ts';

// Lists of items and of orders by `item_index`: an order stands at the first of its items that the list is about. A page reads about as many rows as it shows,
// since each filter has an index that is in the order of the list.

const KEYS = {
  created: 'created_at',
  travel: 'travels_at',
  total: 'total_cents',
  updated: 'updated_at',
} as const;

export type ItemListing = {
  kinds: readonly LedgerSubject[];
  /** One state, or all of the shelves. */
  among: { state: string } | { shelves: readonly Shelf[] };
  /** Of any journey, both included. */
  days?: { from: string | undefined; to: string | undefined } | undefined;
  partner?: number | undefined;
  source?: string | undefined;
  paid?: OrderPaid | undefined;
  task?: OrderTask | undefined;
  q?: string | undefined;
  order: keyof typeof KEYS;
  isDescending: boolean;
  page: number;
  pageSize: number;
  /** On the island. */
  today: string;
};

/** A total is counted up to so many items; a search finds the newest `FOUND_LIMIT`. */
export const COUNTED_LIMIT = 200;
const FOUND_LIMIT = 200;
/** The most terms of a compound of D1. */
const MAX_TERMS = 5;
/** A way back this long after the way there is found by its day. */
const LONGEST_STAY_DAYS = 60;

/** A value that is one of ours; D1 binds at most 100 of them, and a list names its own many times. */
const literal = (value: string | number) =>
  sql.raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`);
const literals = (values: readonly string[]) => sql.join(values.map(literal), sql`, `);
const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` AND `,
  );
/** Terms in compounds of few, since D1 allows few. */
function unionAll(terms: readonly SQL[]): SQL {
  const union = (some: readonly SQL[]) => sql.join([...some], sql` UNION ALL `);
  if (terms.length <= MAX_TERMS) return union(terms);
  const packs = Array.from({ length: Math.ceil(terms.length / MAX_TERMS) }, (_, n) =>
    terms.slice(n * MAX_TERMS, (n + 1) * MAX_TERMS),
  );
  return unionAll(packs.map((pack) => sql`SELECT * FROM (${union(pack)})`));
}

type Days = NonNullable<ItemListing['days']>;
const SHOWN_SHELVES = ['open', 'other'] as const;
const shelvesOf = ({ among, task }: ItemListing): readonly Shelf[] => {
  const shelves = 'state' in among ? (['open', 'other', 'noise', 'trash'] as const) : among.shelves;
  if (task === 'coming' || task === 'past') return shelves.filter((one) => one === 'open');
  return task === 'closed' ? shelves.filter((one) => one === 'other') : shelves;
};
const within = (column: SQL, { from, to }: Days) =>
  sql`${column} BETWEEN ${literal(from ?? '')} AND ${literal(`${to ?? '9'}~`)}`;

/** Days of a list and of its task. Of what is past the first journey is, too. */
function daysOf({ days, task, today }: ItemListing): Days | undefined {
  if (task === 'coming') {
    const from = days?.from && days.from > today ? days.from : today;
    return { from, to: days?.to };
  }
  if (task === 'past') {
    const yesterday = addDays(today, -1);
    return { from: days?.from, to: days?.to && days.to < today ? days.to : yesterday };
  }
  return days;
}

/** Neither places that are held nor a gift voucher that is not paid asks for anything. */
const IS_ORDERED = (of: (column: string) => SQL) =>
  sql`${of('state')} NOT IN ('on_hold', 'unpaid')`;
/** What a task asks of an item. */
const TASKS: Record<OrderTask, (of: (column: string) => SQL, today: SQL) => SQL> = {
  answer: (of) => sql`${of('task')} = 'answer'`,
  tell: (of) => sql`${of('task')} = 'tell'`,
  collect: (of) =>
    sql`${of('paid')} = 'owed' AND ${of('shelf')} IN ('open', 'other') AND ${IS_ORDERED(of)} AND NOT EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.id} = ${of('item_id')} AND ${IS_UNDECIDED})`,
  coming: (of, today) => sql`${of('shelf')} = 'open' AND ${of('last_day')} >= ${today}`,
  past: (of, today) => sql`${of('shelf')} = 'open' AND ${of('last_day')} < ${today}`,
  closed: (of) => sql`${of('shelf')} = 'other' AND ${IS_ORDERED(of)}`,
};

/** What is paid of the order of an item. */
function isPaid(paid: OrderPaid, of: (column: string) => SQL): SQL {
  const others = (what: string) =>
    sql`(SELECT ${sql.raw(what)} FROM item_index AS of_order INDEXED BY item_index_order WHERE of_order.order_id = ${of('order_id')} AND of_order.shelf <> 'trash')`;
  if (paid === 'yes')
    return sql`${of('paid')} = 'paid' AND ${others(`max(of_order.paid = 'owed')`)} = 0`;
  const received = others('sum(of_order.paid_cents)');
  return sql`${of('paid')} = 'owed' AND ${received} ${sql.raw(paid === 'no' ? '<=' : '>')} 0`;
}

/** Whether the list is about an item. */
function matches(list: ItemListing, item: string): SQL {
  const of = (column: string) => sql.raw(`${item}.${column}`);
  const { kinds, among, partner, source, paid, task, days, today } = list;
  return all([
    sql`${of('kind')} IN (${literals(kinds)})`,
    'state' in among
      ? sql`${of('state')} = ${literal(among.state)}`
      : sql`${of('shelf')} IN (${literals(among.shelves)})`,
    partner ? sql`${of('partner_id')} = ${literal(partner)}` : undefined,
    source === undefined ? undefined : sql`${of('source')} = ${source}`,
    days && sql`(${within(of('travels_at'), days)} OR ${within(of('last_day'), days)})`,
    task && TASKS[task](of, literal(today)),
    paid && isPaid(paid, of),
  ]);
}

type Part = { index: string; where: SQL };
/** Of one kind by its index, of all by that of all. */
const each = (list: ItemListing, by: ItemListing['order'], more?: SQL): Part[] => {
  const [kind, ...others] = list.kinds;
  const isOne = kind !== undefined && others.length === 0;
  return shelvesOf(list).map((shelf) => ({
    index: isOne ? `item_index_${by}` : `item_index_shelf_${by}`,
    where: all([
      isOne ? sql`item.kind = ${literal(kind)}` : undefined,
      sql`item.shelf = ${literal(shelf)}`,
      more,
    ]),
  }));
};

/** Items whose first journey is in the days, and those of whom only the last one is. */
const onDays = (list: ItemListing, days: Days): Part[] => [
  ...each(list, 'travel', within(sql`item.travels_at`, days)),
  ...(days.from
    ? [
        {
          index: 'item_index_away',
          where: sql`item.last_day > substr(item.travels_at, 1, 10) AND item.travels_at >= ${literal(addDays(days.from, -LONGEST_STAY_DAYS))} AND item.travels_at < ${literal(days.from)}`,
        },
      ]
    : []),
];

/** Ranges of indexes that have all items of the list, by the filter that leaves fewest. */
function partsOf(list: ItemListing): Part[] {
  const { kinds, among, partner, source, paid, task, order } = list;
  const days = daysOf(list);
  const index = (name: string) => `item_index_${name}_${order}`;
  if (task === 'answer' || task === 'tell')
    return [{ index: index('task'), where: sql`item.task <> '' AND item.task = ${literal(task)}` }];
  if (days?.from && days.to) return onDays(list, days);
  if ('state' in among)
    return kinds.map((kind) => ({
      index: index('state'),
      where: sql`item.kind = ${literal(kind)} AND item.state = ${literal(among.state)}`,
    }));
  if (partner && (order === 'created' || order === 'travel'))
    return [{ index: index('partner'), where: sql`item.partner_id = ${literal(partner)}` }];
  if (paid || task === 'collect') {
    const is = literal(paid === 'yes' ? 'paid' : 'owed');
    return [{ index: index('paid'), where: sql`item.paid <> 'none' AND item.paid = ${is}` }];
  }
  if (source !== undefined && source !== 'site')
    return [
      { index: index('source'), where: sql`item.source <> 'site' AND item.source = ${source}` },
    ];
  if (days && order === 'travel') return onDays(list, days);
  return each(list, order);
}

const found = (list: ItemListing, text: string): SQL => {
  const { kinds, among, partner, source, page, pageSize } = list;
  const question = itemQuestion(text, {
    kind: kinds,
    ...('state' in among ? { state: [among.state] } : { shelf: among.shelves }),
    ...(partner && { partner: [partner] }),
    ...(source && { source: [source] }),
  });
  const limit = literal(Math.max(FOUND_LIMIT, page * pageSize + 1));
  return sql`(SELECT rowid AS found FROM item_search WHERE item_search MATCH ${question} ORDER BY rowid DESC LIMIT ${limit})
    CROSS JOIN item_index AS item ON item.number = found WHERE ${matches(list, 'item')}`;
};

const direction = ({ isDescending }: ItemListing) => sql.raw(isDescending ? 'DESC' : 'ASC');
const key = ({ order }: ItemListing, item = 'item') => sql.raw(`${item}.${KEYS[order]}`);

/** No item of its order that the list is about comes before it. */
const isFirst = (list: ItemListing) =>
  sql`NOT EXISTS (SELECT 1 FROM item_index AS other INDEXED BY item_index_order WHERE other.order_id = item.order_id AND other.number <> item.number AND ${matches(list, 'other')}
    AND (${key(list, 'other')}, other.number) ${sql.raw(list.isDescending ? '>' : '<')} (item.place, item.number))`;

const sorted = (list: ItemListing) =>
  sql`ORDER BY place ${direction(list)}, number ${direction(list)}`;
/** The items of the list. */
function itemsOf(list: ItemListing): SQL {
  const columns = sql`item.number AS number, item.item_id AS item_id, item.order_id AS order_id, ${key(list)} AS place`;
  if (list.q) return sql`SELECT ${columns} FROM ${found(list, list.q)}`;
  // Each range is in the order of the list, so that they are merged as they are read.
  return unionAll(
    partsOf(list).map(
      ({ index, where }) =>
        sql`SELECT ${columns} FROM item_index AS item INDEXED BY ${sql.raw(index)} WHERE ${where} AND ${matches(list, 'item')}`,
    ),
  );
}

/** The orders of the list, in its order. */
function ordersInOrder(list: ItemListing): SQL {
  const first = sql.raw(list.isDescending ? 'max' : 'min');
  return list.q
    ? sql`SELECT ${first}(number) AS number, order_id, ${first}(place) AS place FROM (${itemsOf(list)}) GROUP BY order_id ${sorted(list)}`
    : sql`SELECT number, order_id, place FROM (${itemsOf(list)} ${sorted(list)}) AS item WHERE ${isFirst(list)}`;
}

const pageOf = ({ page, pageSize }: ItemListing, rows: SQL) =>
  sql`(${rows} LIMIT ${literal(pageSize)} OFFSET ${literal((page - 1) * pageSize)}) AS page`;
/** The orders of a page, as `order_id`, `place` and `number`; `byPlace` is their order. */
export const pageOfOrders = (list: ItemListing): SQL => pageOf(list, ordersInOrder(list));
/** Its items, as `item_id`, `place` and `number`, in the same order. */
export const pageOfItems = (list: ItemListing): SQL =>
  pageOf(list, sql`${itemsOf(list)} ${sorted(list)}`);
export const byPlace = (list: ItemListing): SQL =>
  sql`page.place ${direction(list)}, page.number ${direction(list)}`;

const countedItems = ({ page, pageSize }: ItemListing) =>
  Math.max(COUNTED_LIMIT, 2 * page * pageSize);
/** How many orders there are, as `orders`, among so many `items`, and whether that is all. */
export const totalOfOrders = (list: ItemListing): SQL =>
  sql`(SELECT count(DISTINCT order_id) AS orders, count(*) AS items FROM (SELECT * FROM (${itemsOf(list)}) LIMIT ${literal(countedItems(list))})) AS total`;

/** The total as a page has it: a lower bound when the count ended at its limit. */
export function totalIn(list: ItemListing, { orders, items }: { orders: number; items: number }) {
  const limit = list.q ? Math.max(FOUND_LIMIT, list.page * list.pageSize + 1) : countedItems(list);
  return items >= limit
    ? { total: Math.max(orders, list.page * list.pageSize + 1), isAtLeast: true }
    : { total: orders };
}

/** Numbers of orders by what is to be done, as `task` and `orders`, up to a limit. */
export function taskCounts(
  tasks: readonly OrderTask[],
  kinds: ItemListing['kinds'],
  today: string,
  limit: number,
): SQL {
  const list: ItemListing = {
    ...{ kinds, among: { shelves: SHOWN_SHELVES }, today },
    order: 'travel',
    ...{ isDescending: false, page: 1, pageSize: 1 },
  };
  return sql`(${unionAll(
    tasks.map(
      (task) =>
        sql`SELECT ${literal(task)} AS task, count(*) AS orders FROM (SELECT DISTINCT order_id FROM (${itemsOf({ ...list, task })}) LIMIT ${literal(limit)})`,
    ),
  )}) AS counts`;
}
