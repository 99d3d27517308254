type Entry = { type: string; name: string; sql: string };

const ORDER = ['table', 'view', 'index', 'trigger'];

/**
 * The statements that make an empty database like this one: its tables with their few rows, then views, indexes and triggers.
 *
 * The migrations' ALTER TABLE statements each check every view and trigger again, so a copy of their result is made in a small part of their time.
 */
export async function dumpSchema(db: D1Database): Promise<D1PreparedStatement[]> {
  const { results: tables } = await db
    .prepare(`SELECT name, type FROM pragma_table_list WHERE schema = 'main'`)
    .all<{ name: string; type: string }>();
  // Shadow tables come with their virtual table.
  const shadows = new Set(tables.flatMap(({ name, type }) => (type === 'shadow' ? name : [])));
  const { results } = await db
    .prepare(
      `SELECT type, name, sql FROM sqlite_master
       WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
    )
    .all<Entry>();
  const entries = results
    .filter(({ name }) => !shadows.has(name))
    .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  const dump: D1PreparedStatement[] = [];
  for (const { type, name, sql } of entries) {
    dump.push(db.prepare(sql));
    if (type !== 'table') continue;
    if (shadows.has(`${name}_config`)) {
      // How an FTS5 table ranks is set by a command, and stands in its table of settings.
      const { results: settings } = await db
        .prepare(`SELECT quote(k) AS k, quote(v) AS v FROM "${name}_config" WHERE k <> 'version'`)
        .all<{ k: string; v: string }>();
      for (const { k, v } of settings) {
        // Literals: a bound number is no integer.
        dump.push(db.prepare(`INSERT INTO "${name}" ("${name}", rank) VALUES (${k}, ${v})`));
      }
      continue;
    }
    const { results: rows } = await db.prepare(`SELECT * FROM "${name}"`).all();
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      dump.push(
        db
          .prepare(`INSERT INTO "${name}" (${columns}) VALUES (${columns.map(() => '?')})`)
          .bind(...Object.values(row)),
      );
    }
  }
  return dump;
}
