import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const MIGRATIONS = 'migrations';

type Statement = { text: string; values: SQLInputValue[] };

/** As much of D1 as drizzle uses, over SQLite in this process: for tests of many thousand steps. A batch is a transaction, as in D1. */
export function d1InMemory(): D1Database {
  const sqlite = new DatabaseSync(':memory:');
  for (const name of readdirSync(MIGRATIONS).sort()) if (name.endsWith('.sql')) sqlite.exec(readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (text: string) => {
    const statement = known.get(text) ?? sqlite.prepare(text);
    known.set(text, statement);
    return statement;
  };
  const run = ({ text, values }: Statement) => ({ results: prepared(text).all(...values), success: true, meta: {} });
  const statementOf = (text: string, values: SQLInputValue[] = []): object => ({
    ...{ text, values },
    bind: (...bound: unknown[]) => statementOf(text, bound.map((one) => (typeof one === 'boolean' ? Number(one) : one)) as SQLInputValue[]),
    all: async () => run({ text, values }),
    run: async () => run({ text, values }),
    raw: async () => run({ text, values }).results.map((row) => Object.values(row)),
    first: async () => run({ text, values }).results[0] ?? null,
  });
  return {
    prepare: (text: string) => statementOf(text),
    batch: async (statements: Statement[]) => {
      sqlite.exec('BEGIN');
      try {
        const results = statements.map(run);
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  } as unknown as D1Database;
}
