import { and, eq, ne, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { itemCounts } from '#core/db/schema.ts';
import { type ItemList, totalOfItems } from './item-list.sql.ts';

/** Number of items outside the trash in each state. */
export const itemStates = (db: Database, kind: MoneySubject) =>
  db
    .select({
      status: itemCounts.state,
      count: sql<number>`sum(${itemCounts.items})`.as('count'),
    })
    .from(itemCounts)
    .where(and(eq(itemCounts.kind, kind), ne(itemCounts.state, 'trash')))
    .groupBy(itemCounts.state);

/** How many items a list has. */
export const itemTotal = (db: Database, list: ItemList) =>
  db.select({ total: sql<number>`total`.as('total') }).from(totalOfItems(list));
