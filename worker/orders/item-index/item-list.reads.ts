import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Counts } from '#contract/admin/admin.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Page } from '#contract/paging.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { itemCounts, type Shelf } from '#core/db/schema.ts';
import { byPlace, type ItemListing, pageOfItems, totalIn, totalOfOrders } from './item-list.sql.ts';

/** Words of `status` that are no state. */
const SHELVES: Readonly<Record<string, readonly Shelf[]>> = {
  '': ['open', 'other'],
  open: ['open'],
  all: ['open', 'other', 'noise'],
  trash: ['trash'],
};
/** How states are written. A state is a part of the statement's text, which ends at a NUL; any other word finds nothing. */
const IS_STATE = /^[a-z_]+$/;
/** What `status` of a list names: one state, or all of the shelves. */
export function amongOf(status: string): ItemListing['among'] {
  const shelves = Object.hasOwn(SHELVES, status) && SHELVES[status];
  return shelves ? { shelves } : { state: IS_STATE.test(status) ? status : 'none' };
}

/** Numbers of items, out of the stored counts. */
export const itemCountRows = (db: Database) =>
  db
    .select({
      kind: itemCounts.kind,
      state: itemCounts.state,
      shelf: itemCounts.shelf,
      items: sql<number>`sum(${itemCounts.items})`.as('sumOfItems'),
    })
    .from(itemCounts)
    .groupBy(itemCounts.kind, itemCounts.state, itemCounts.shelf);
type CountRow = Awaited<ReturnType<typeof itemCountRows>>[number];

/** Number of items of a kind outside the trash in each state. */
export const statesOf = <State extends string>(rows: readonly CountRow[], of: MoneySubject) =>
  Object.fromEntries(
    rows.flatMap(({ kind, state, shelf, items }) =>
      kind === of && shelf !== 'trash' ? [[state, items]] : [],
    ),
  ) as Counts<State>;

/** The total of a list that its shelves or its state alone narrow. */
function storedTotal(
  { kinds, among, days, partner, q }: ItemListing,
  rows: readonly CountRow[],
): number | undefined {
  if (days || partner || q) return undefined;
  return rows
    .filter(({ kind }) => kinds.includes(kind))
    .filter((row) =>
      'state' in among ? row.state === among.state : among.shelves.includes(row.shelf),
    )
    .reduce((sum, { items }) => sum + items, 0);
}

type Asked = Pick<ItemListing, 'q' | 'partner' | 'days' | 'page' | 'pageSize'> & {
  status: string;
  sort: ItemListing['order'] | `-${ItemListing['order']}`;
};

/** A page of items of one kind, with the number in each state. `rows` joins a page's `item_id` to the rows of that kind. */
export function itemPage<Row, State extends string>(
  db: Database,
  kind: MoneySubject,
  { status, sort, ...asked }: Asked,
  rows: (page: SQL, order: SQL) => BatchItem<'sqlite'> & { _: { result: Row[] } },
) {
  const list: ItemListing = {
    ...asked,
    kinds: [kind],
    among: amongOf(status),
    order: sort.replace('-', '') as ItemListing['order'],
    isDescending: sort.startsWith('-'),
    // Of tasks only.
    today: '',
  };
  return read(
    [
      rows(pageOfItems(list), byPlace(list)),
      db.select({ items: sql<number>`items`.as('items') }).from(totalOfOrders(list)),
      itemCountRows(db),
    ],
    (items, [counted], counts): Page<Row> & { counts: Counts<State> } => {
      const found = counted?.items ?? 0;
      const total = storedTotal(list, counts);
      return {
        items,
        ...(total === undefined ? totalIn(list, { orders: found, items: found }) : { total }),
        page: list.page,
        pageSize: list.pageSize,
        counts: statesOf<State>(counts, kind),
      };
    },
  );
}
