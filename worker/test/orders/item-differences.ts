import { sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';

const COLUMNS = `kind, item_id, order_id, state, shelf, travels_at, last_day, partner_id, source, paid, owed_cents, paid_cents, total_cents, created_at, updated_at, marks, words, task`;
const ROWS = `SELECT ${COLUMNS} FROM item_index`;
const TO_BE = `SELECT ${COLUMNS} FROM item_index_bookings UNION ALL SELECT ${COLUMNS} FROM item_index_transfers UNION ALL SELECT ${COLUMNS} FROM item_index_vouchers`;
const SORT = 'kind, state, shelf, coalesce(partner_id, 0), source, paid';
const COUNTS = 'SELECT kind, state, shelf, partner_id, source, paid, items FROM item_counts';
const COUNTED = `SELECT ${SORT}, count(*) FROM item_index GROUP BY ${SORT}`;

const without = (one: string, other: string) =>
  sql.raw(`SELECT * FROM (${one}) EXCEPT SELECT * FROM (${other})`);

/** What the index of items, its counts and its full-text table have otherwise than the items; throws when the full-text table has other texts. */
export async function itemDifferences(db: Database): Promise<unknown[]> {
  const found = await Promise.all(
    [
      without(ROWS, TO_BE),
      without(TO_BE, ROWS),
      without(COUNTS, COUNTED),
      without(COUNTED, COUNTS),
    ].map((statement) => db.all(statement)),
  );
  await db.run(sql`INSERT INTO item_search (item_search, rank) VALUES ('integrity-check', 1)`);
  return found.flat();
}
