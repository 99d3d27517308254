import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { SHELVES, type Shelf } from '#core/db/schema.ts';
import { itemQuestion } from './item-search.ts';

// Lists of items by `item_index`: a page reads about as many rows as it shows, however many items there are.

const ORDERS = {
  created: 'created_at',
  travel: 'travels_at',
  total: 'total_cents',
  updated: 'updated_at',
} as const;

export type ItemList = {
  kind: MoneySubject;
  /** One state, or all of the shelves. */
  among: { state: string } | { shelves: readonly Shelf[] };
  /** Of any journey, both included. */
  days?: { from: string | undefined; to: string | undefined } | undefined;
  partner?: number | undefined;
  q?: string | undefined;
  order: keyof typeof ORDERS;
  isDescending: boolean;
  page: number;
  pageSize: number;
};

/** A list with a text finds the newest so many items, or as many as its page reaches. */
const FOUND_LIMIT = 200;
const foundLimit = ({ page, pageSize }: ItemList) => Math.max(FOUND_LIMIT, page * pageSize + 1);

const groupsOf = ({ among }: ItemList): ['state' | 'shelf', readonly string[]] =>
  'state' in among ? ['state', [among.state]] : ['shelf', among.shelves];
const valueList = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const span = (column: string, { from, to }: NonNullable<ItemList['days']>) =>
  sql`${sql.raw(column)} BETWEEN ${from ?? ''} AND ${`${to ?? '9'}~`}`;
/** An item travels on its first day and, with a return, on its last. */
const travelsOn = (days: NonNullable<ItemList['days']>) =>
  sql`(${span('travels_at', days)} OR ${span('last_day', days)})`;

/** Items that contain the text, newest first. */
function withText(list: ItemList, text: string, columns: SQL): SQL {
  const [name, values] = groupsOf(list);
  const question = itemQuestion(text, {
    kind: [list.kind],
    [name]: values,
    ...(list.partner && { partner: [list.partner] }),
  });
  const found = sql`SELECT rowid AS found FROM item_search WHERE item_search MATCH ${question} ORDER BY rowid DESC LIMIT ${foundLimit(list)}`;
  return sql`SELECT ${columns} FROM (${found}) CROSS JOIN item_index ON number = found${list.days ? sql` WHERE ${travelsOn(list.days)}` : sql``}`;
}

/** Items of the days, out of the indexes of days. */
function onDays(list: ItemList, days: NonNullable<ItemList['days']>, columns: SQL): SQL {
  const { kind, among, partner } = list;
  const isListed = sql`kind = ${kind} AND shelf IN (${valueList('state' in among ? SHELVES : among.shelves)})${
    'state' in among ? sql` AND state = ${among.state}` : sql``
  }${partner ? sql` AND partner_id = ${partner}` : sql``}`;
  const first = span('travels_at', days);
  return sql`SELECT ${columns} FROM item_index INDEXED BY item_index_travel WHERE ${isListed} AND ${first}
    UNION ALL SELECT ${columns} FROM item_index INDEXED BY item_index_last WHERE ${isListed} AND ${span('last_day', days)} AND NOT ${first}`;
}

/** The first items of each state or shelf, in the order of the list: all that the page can need. */
function inOrder(list: ItemList, columns: SQL): SQL {
  const { kind, partner, page, pageSize } = list;
  const [name, values] = groupsOf(list);
  const groups = values.map(
    (value) => sql`SELECT * FROM (SELECT ${columns} FROM item_index
      WHERE kind = ${kind} AND ${sql.raw(name)} = ${value}${partner ? sql` AND partner_id = ${partner}` : sql``} ORDER BY ${sorted(list)} LIMIT ${page * pageSize})`,
  );
  return sql.join(groups, sql` UNION ALL `);
}

const direction = ({ isDescending }: ItemList) => sql.raw(isDescending ? 'DESC' : 'ASC');
const sorted = (list: ItemList) =>
  sql`${sql.raw(ORDERS[list.order])} ${direction(list)}, number ${direction(list)}`;

/** The items of a page, as `item_id`, `place` and `number`; `byPlace` is their order. */
export function pageOfItems(list: ItemList): SQL {
  const { q, days, page, pageSize } = list;
  const key = sql.raw(ORDERS[list.order]);
  const columns = sql`number, ${key}`;
  const items = q
    ? withText(list, q, columns)
    : days
      ? onDays(list, days, columns)
      : inOrder(list, columns);
  // Only now are rows read, as each order's index has what comes before.
  return sql`(SELECT item_index.item_id, shown.* FROM (SELECT number, ${key} AS place FROM (${items}) ORDER BY ${sorted(list)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) AS shown
    CROSS JOIN item_index ON item_index.number = shown.number) AS page`;
}
export const byPlace = (list: ItemList): SQL =>
  sql`page.place ${direction(list)}, page.number ${direction(list)}`;

/** How many items there are: out of the stored counts, where neither a text nor days narrow the list. */
export function totalOfItems(list: ItemList): SQL {
  const { kind, q, days, partner } = list;
  const one = sql`1`;
  if (q) return sql`(SELECT count(*) AS total FROM (${withText(list, q, one)}))`;
  if (days) return sql`(SELECT count(*) AS total FROM (${onDays(list, days, one)}))`;
  const [name, values] = groupsOf(list);
  return sql`(SELECT coalesce(sum(items), 0) AS total FROM item_counts WHERE kind = ${kind} AND ${sql.raw(name)} IN (${valueList(values)})${
    partner ? sql` AND partner_id = ${partner}` : sql``
  })`;
}

/** The total as a page has it: a lower bound when the search ended at its limit. */
export const totalIn = (list: ItemList, total: number) =>
  list.q && total >= foundLimit(list) ? { total, isAtLeast: true } : { total };
