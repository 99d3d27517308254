/** D1 usage of a request. Outside a batch D1 may not report the rows it read; then the returned rows count. */
export type D1Work = {
  roundTrips: number;
  rowsRead: number;
  sqlMs: number;
  statements: { sql: string; params: unknown[] }[];
};

type D1Outcome = { meta?: { rows_read?: number; duration?: number }; results?: unknown[] };
type RecordedStatement = D1Work['statements'][number];

export const noWork = (): D1Work => ({ roundTrips: 0, rowsRead: 0, sqlMs: 0, statements: [] });

/** The same database, recording all statements in `work`. */
export function watchedD1(d1: D1Database, work: D1Work): D1Database {
  const questions = new WeakMap<D1PreparedStatement, RecordedStatement>();

  const add = (statements: readonly D1PreparedStatement[], answers: readonly D1Outcome[]) => {
    work.roundTrips += 1;
    work.statements.push(...statements.flatMap((statement) => questions.get(statement) ?? []));
    for (const { meta, results } of answers) {
      work.rowsRead += meta?.rows_read ?? results?.length ?? 0;
      work.sqlMs += meta?.duration ?? 0;
    }
  };

  // A batch accepts real statements only: each stays the same object, with its query methods replaced.
  const watched = (
    statement: D1PreparedStatement,
    recorded: RecordedStatement,
  ): D1PreparedStatement => {
    questions.set(statement, recorded);
    const bind = statement.bind.bind(statement);
    const all = statement.all.bind(statement);
    const run = statement.run.bind(statement);
    const raw = statement.raw.bind(statement);
    const first = statement.first.bind(statement);
    const recording = async <T extends D1Outcome>(answering: Promise<T>): Promise<T> => {
      const answer = await answering;
      add([statement], [answer]);
      return answer;
    };
    return Object.assign(statement, {
      bind: (...params: unknown[]) => watched(bind(...params), { sql: recorded.sql, params }),
      all: () => recording(all()),
      run: () => recording(run()),
      raw: async (options?: { columnNames?: false }) => {
        const results = await raw(options);
        add([statement], [{ results }]);
        return results;
      },
      first: async (column?: string) => {
        const row = await (column === undefined ? first() : first(column));
        add([statement], [{ results: row === null ? [] : [row] }]);
        return row;
      },
    });
  };

  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => watched(target.prepare(sql), { sql, params: [] });
      if (name === 'withSession' && typeof target.withSession === 'function')
        return (bookmark: string) =>
          watchedD1(target.withSession(bookmark) as unknown as D1Database, work);
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements);
          add(statements, answers);
          return answers;
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
