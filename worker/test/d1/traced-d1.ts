import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { markStale } from '#core/cache/local-cache.ts';
import worker from '../../index.ts';
import { bindings, ORIGIN } from '../client.ts';

/** What a request asked of D1 until its answer, with the round trip of each statement. */
export type Trace = { roundTrips: number; lines: string[]; response: Response };

const texts = new WeakMap<D1PreparedStatement, { sql: string; real: D1PreparedStatement }>();

/** So that calls overlap as they do at a distance: here D1 answers before a timer of no time fires. */
const LATENCY_MS = 5;

/** The same database; calls that overlap have the same round trip. */
function tracedD1(d1: D1Database, trace: Omit<Trace, 'response'>): D1Database {
  const during = async <T>(sqls: readonly string[], call: () => Promise<T>): Promise<T> => {
    const round = trace.roundTrips + 1;
    for (const sql of sqls) trace.lines.push(`${round}: ${sql.replace(/\s+/g, ' ').slice(0, 160)}`);
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    try {
      return await call();
    } finally {
      trace.roundTrips = Math.max(trace.roundTrips, round);
    }
  };
  const traced = (sql: string, real: D1PreparedStatement): D1PreparedStatement => {
    const statement = {
      bind: (...values: unknown[]) => traced(sql, real.bind(...values)),
      all: () => during([sql], () => real.all()),
      run: () => during([sql], () => real.run()),
      raw: (options?: { columnNames?: false }) => during([sql], () => real.raw(options)),
      first: (column?: string) =>
        during([sql], () => (column === undefined ? real.first() : real.first(column))),
    } as D1PreparedStatement;
    texts.set(statement, { sql, real });
    return statement;
  };
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => traced(sql, target.prepare(sql));
      if (name === 'withSession' && typeof target.withSession === 'function')
        return (bookmark: string) =>
          tracedD1(target.withSession(bookmark) as unknown as D1Database, trace);
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          during(
            statements.map((one) => texts.get(one)?.sql ?? ''),
            () => target.batch(statements.map((one) => texts.get(one)?.real ?? one)),
          );
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Sends a request through the worker; what runs after its answer does not count. */
export async function traced(path: string, init: RequestInit = {}): Promise<Trace> {
  await markStale(['site']);
  const trace = { roundTrips: 0, lines: [] as string[] };
  const context = createExecutionContext();
  const response = (await worker.fetch(
    new Request(ORIGIN + path, { redirect: 'manual', ...init }) as never,
    { ...bindings, DB: tracedD1(bindings.DB, trace) },
    context,
  )) as unknown as Response;
  const answered = { roundTrips: trace.roundTrips, lines: [...trace.lines], response };
  await waitOnExecutionContext(context);
  return answered;
}

export const tracedPost = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  traced(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
  });
