import { AsyncLocalStorage } from 'node:async_hooks';

/** What was asked of the database. Outside a batch, D1 may tell nothing of the rows it read; then those that came back count. */
export type Tally = { statements: number; rowsRead: number };

const current = new AsyncLocalStorage<Tally>();

/** Whatever `work` asks of a counted database, and what it leaves running, is added to the tally. */
export const underTally = <T>(tally: Tally, work: () => T): T => current.run(tally, work);

type Told = { meta?: { rows_read?: number }; results?: unknown[] };

function add(statements: number, rows: number): void {
  const tally = current.getStore();
  if (!tally) return;
  tally.statements += statements;
  tally.rowsRead += rows;
}

/** The statement itself, since a batch takes no other, with its ways of being asked replaced. */
function watched(statement: D1PreparedStatement): D1PreparedStatement {
  const { bind, all, run, raw } = statement;
  const first = statement.first as (this: D1PreparedStatement, column?: string) => Promise<unknown>;
  const told = async <T extends Told>(asked: Promise<T>): Promise<T> => {
    const answer = await asked;
    add(1, answer.meta?.rows_read ?? answer.results?.length ?? 0);
    return answer;
  };
  return Object.assign(statement, {
    bind: (...values: unknown[]) => watched(bind.apply(statement, values)),
    all: () => told(all.call(statement)),
    run: () => told(run.call(statement)),
    raw: async (options?: { columnNames?: false }) => {
      const rows = await raw.call(statement, options);
      add(1, rows.length);
      return rows;
    },
    first: async (column?: string) => {
      const row = await first.call(statement, column);
      add(1, row === null ? 0 : 1);
      return row;
    },
  });
}

function countedOf(d1: D1Database): D1Database {
  const batch = async (statements: D1PreparedStatement[]) => {
    const answers = await d1.batch(statements);
    add(
      statements.length,
      answers.reduce((rows, { meta }) => rows + meta.rows_read, 0),
    );
    return answers;
  };
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => watched(target.prepare(sql));
      if (name === 'batch') return batch;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const databases = new WeakMap<D1Database, D1Database>();

/** The same database, one for all requests, which adds what is asked of it to the tally that the asker is under. */
export function counted(d1: D1Database): D1Database {
  const known = databases.get(d1) ?? countedOf(d1);
  databases.set(d1, known);
  return known;
}
