import { sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { refunds } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { refundStatements } from './entries.ts';
import { promisedTooMuch } from './overpaid.sql.ts';
import { moneyKinds } from './owed.sql.ts';

const LIMIT = 50;

/** Trims refunds of which more is promised than is overpaid. Writes do so themselves; a database from before they did has some that they never touch. */
export async function trimRefunds(db: Database, now: Date): Promise<void> {
  await eachRow('trimmed refunds', moneyKinds(), async (kind) => {
    const open = sql`SELECT DISTINCT ${refunds.subjectId} AS id FROM ${refunds} WHERE ${refunds.status} IN ('by_hand', 'failed', 'due') AND ${refunds.subjectKind} = ${kind}`;
    const rows = await db.all<{ id: string }>(
      sql`SELECT id FROM (${open}) AS subject WHERE ${promisedTooMuch(kind, sql`subject.id`, now)} > 0 ORDER BY random() LIMIT ${LIMIT}`,
    );
    await eachRow('trimmed refunds', rows, ({ id }) =>
      db.batch(batchOf(refundStatements(db, { kind, id }, { actor: 'system', now }))),
    );
  });
}
