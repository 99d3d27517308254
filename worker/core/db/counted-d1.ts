/** A request's calls of D1. Calls that overlap cost the visitor one round trip. */
export class D1Calls {
  #statements = 0;
  #roundTrips = 0;
  #milliseconds = 0;
  #open = 0;
  #openSince = 0;

  /** Part of a `Server-Timing` header: the time spent waiting for D1, and the number of statements and sequential round trips. */
  get serverTiming(): string {
    return `d1;dur=${this.#milliseconds};desc="${this.#statements} statements, ${this.#roundTrips} round trips"`;
  }

  /** The round trip that a call belongs to which begins now: the one after all that have ended. */
  get next(): number {
    return this.#roundTrips + 1;
  }

  async count<T>(statements: number, call: () => Promise<T>): Promise<T> {
    const round = this.next;
    this.#statements += statements;
    if (this.#open === 0) this.#openSince = Date.now();
    this.#open += 1;
    try {
      return await call();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#milliseconds += Date.now() - this.#openSince;
      this.#roundTrips = Math.max(this.#roundTrips, round);
    }
  }
}

/** `batch` takes D1's own statements only. */
const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function countedStatement(statement: D1PreparedStatement, calls: D1Calls): D1PreparedStatement {
  const counted = {
    bind: (...values: unknown[]) => countedStatement(statement.bind(...values), calls),
    all: () => calls.count(1, () => statement.all()),
    run: () => calls.count(1, () => statement.run()),
    raw: (options?: { columnNames?: false }) => calls.count(1, () => statement.raw(options)),
    first: (column?: string) =>
      calls.count(1, () => (column === undefined ? statement.first() : statement.first(column))),
  } as D1PreparedStatement;
  originals.set(counted, statement);
  return counted;
}

/** The same database or session; what is prepared or sent with it counts. */
export const countedD1 = (d1: D1Database, calls: D1Calls): D1Database =>
  new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare')
        return (query: string) => countedStatement(target.prepare(query), calls);
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          calls.count(statements.length, () =>
            target.batch(statements.map((one) => originals.get(one) ?? one)),
          );
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
