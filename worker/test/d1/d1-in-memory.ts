import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const MIGRATIONS = 'migrations';

type Statement = { text: string; values: SQLInputValue[] };
/** `rewind` brings back the rows of `mark`, in much less time than a new database takes. */
type D1InMemory = { d1: D1Database; mark: () => void; rewind: () => void };

/**
 * As much of D1 as drizzle uses, over SQLite in this process: for tests of many thousand steps. A batch is a transaction, as in D1; a savepoint, since
 * `mark` begins a transaction around it.
 */
export function d1InMemory(): D1InMemory {
  const sqlite = new DatabaseSync(':memory:');
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) sqlite.exec(readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (text: string) => {
    const statement = known.get(text) ?? sqlite.prepare(text);
    known.set(text, statement);
    return statement;
  };
  const run = ({ text, values }: Statement) => ({
    results: prepared(text).all(...values),
    success: true,
    meta: {},
  });
  const statementOf = (text: string, values: SQLInputValue[] = []): object => ({
    ...{ text, values },
    bind: (...bound: unknown[]) =>
      statementOf(
        text,
        bound.map((one) => (typeof one === 'boolean' ? Number(one) : one)) as SQLInputValue[],
      ),
    all: async () => run({ text, values }),
    run: async () => run({ text, values }),
    raw: async () => run({ text, values }).results.map((row) => Object.values(row)),
    first: async () => run({ text, values }).results[0] ?? null,
  });
  const batch = async (statements: Statement[]) => {
    prepared('SAVEPOINT batch').run();
    try {
      return statements.map(run);
    } catch (error) {
      prepared('ROLLBACK TO batch').run();
      throw error;
    } finally {
      prepared('RELEASE batch').run();
    }
  };
  return {
    d1: { prepare: (text: string) => statementOf(text), batch } as unknown as D1Database,
    mark: () => sqlite.exec('BEGIN'),
    rewind: () => sqlite.exec('ROLLBACK; BEGIN'),
  };
}
