const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function interceptedStatement(
  statement: D1PreparedStatement,
  before: () => Promise<void>,
): D1PreparedStatement {
  const intercepted = {
    bind: (...values: unknown[]) => interceptedStatement(statement.bind(...values), before),
    all: () => before().then(() => statement.all()),
    run: () => before().then(() => statement.run()),
    raw: (options?: { columnNames?: false }) => before().then(() => statement.raw(options)),
    first: (column?: string) =>
      before().then(() => (column === undefined ? statement.first() : statement.first(column))),
  } as D1PreparedStatement;
  originals.set(intercepted, statement);
  return intercepted;
}

/** The same database, but `before` may delay or fail each round trip, also in its sessions. */
export const interceptedD1 = (db: D1Database, before: () => Promise<void>): D1Database =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'prepare')
        return (query: string) => interceptedStatement(target.prepare(query), before);
      if (name === 'withSession' && typeof target.withSession === 'function')
        return (bookmark: string) =>
          interceptedD1(target.withSession(bookmark) as unknown as D1Database, before);
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          await before();
          return target.batch(statements.map((one) => originals.get(one) ?? one));
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** A database with this latency. */
export const distantD1 = (db: D1Database, milliseconds: number) =>
  interceptedD1(db, () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** A database that cannot be reached. */
export const lostD1 = (db: D1Database) =>
  interceptedD1(db, () => Promise.reject(new Error('D1_ERROR: Network connection lost.')));
