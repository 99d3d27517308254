import { readFileSync } from 'node:fs';
import { unstable_splitSqlQuery as statementsOf } from 'wrangler';
import { migrationState } from '#core/db/migration-state.ts';

/** As `wrangler d1 migrations apply` makes it. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies what a local database lacks and records it in wrangler's table, each migration in one transaction. Wrangler itself starts a
 * runtime for each file, two seconds each.
 */
export async function migrate(d1: D1Database): Promise<void> {
  await d1.prepare(APPLIED).run();
  for (const tag of (await migrationState(d1)).pending) {
    const name = `${tag}.sql`;
    const statements = statementsOf(readFileSync(`migrations/${name}`, 'utf8'));
    await d1
      .batch([
        ...statements.map((statement) => d1.prepare(statement)),
        d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ])
      .catch((cause: unknown) => {
        throw new Error(`The migration ${name} could not be applied: ${String(cause)}`, { cause });
      });
  }
}
