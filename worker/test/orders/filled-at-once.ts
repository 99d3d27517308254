import { REFRESH_ITEMS } from '#core/db/item-index.sql.ts';
import { bindings } from '../client.ts';

type Part = { type: string; name: string; sql: string };

/**
 * Fills tables of items without what writes the index of items for each row, then indexes all at once: one by one, tens of thousands of items take
 * minutes.
 */
export async function filledAtOnce(fill: () => Promise<void>): Promise<void> {
  const run = (sql: string) => bindings.DB.prepare(sql).run();
  const { results: parts } = await bindings.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL
      AND ((type = 'trigger' AND sql LIKE '%INSERT INTO item_index %') OR (type = 'index' AND tbl_name = 'item_index' AND sql NOT LIKE 'CREATE UNIQUE%'))`,
  ).all<Part>();
  for (const { type, name } of parts) await run(`DROP ${type} ${name}`);
  await fill();
  for (const statement of REFRESH_ITEMS) await run(statement);
  for (const { sql } of parts) await run(sql);
}
