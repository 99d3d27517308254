import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';
import { retryRead } from './retry-read.ts';
import { batchOf } from './statements/batch-of.ts';
import { DatabaseUnavailable, isRefusedStatement } from './unavailable.ts';

/**
 * A database read that has not run yet: its statements, and the function that turns their rows into the result. `shape` gets one list of
 * rows per statement, in order.
 */
export type Read<T> = {
  statements: readonly BatchItem<'sqlite'>[];
  shape: (results: never[]) => T;
};

type Rows<S extends readonly BatchItem<'sqlite'>[]> = {
  -readonly [K in keyof S]: S[K]['_']['result'];
};

/** Combines statements and shape, so that the rows are typed. */
export const read = <const S extends readonly BatchItem<'sqlite'>[], T>(
  statements: S,
  shape: (...rows: Rows<S>) => T,
): Read<T> => ({
  statements,
  shape: (results) => shape(...(results as Rows<S>)),
});

/** Several as one. */
export const readAll = <T>(reads: readonly Read<T>[]): Read<T[]> => ({
  statements: reads.flatMap(({ statements }) => statements),
  shape: (results) => {
    let from = 0;
    return reads.map(({ statements, shape }) => {
      const rows = results.slice(from, from + statements.length);
      from += statements.length;
      return shape(rows);
    });
  },
});
/** A read with another answer. */
export const shaped = <A, B>({ statements, shape }: Read<A>, to: (answer: A) => B): Read<B> => ({
  statements,
  shape: (results) => to(shape(results)),
});
/** Two reads as one. */
export const readBoth = <A, B>(one: Read<A>, other: Read<B>): Read<[A, B]> => ({
  statements: [...one.statements, ...other.statements],
  shape: (results) => [
    one.shape(results.slice(0, one.statements.length)),
    other.shape(results.slice(one.statements.length)),
  ],
});

type Waiting = {
  read: Read<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** Collects all reads requested in the same turn and sends them to D1 as one batch: one round trip per page. */
export class Reader {
  #db: Database;
  #waiting: Waiting[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  run<T>(read: Read<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => void this.#flush(), 0);
      this.#waiting.push({
        read: read as Read<unknown>,
        resolve: resolve as (value: unknown) => void,
        reject,
      });
    });
  }

  async #flush() {
    const waiting = this.#waiting;
    this.#waiting = [];
    const statements = waiting.flatMap((one) => one.read.statements);
    try {
      const results: unknown[] = await retryRead(() => this.#db.batch(batchOf(statements)));
      let position = 0;
      for (const { read, resolve, reject } of waiting) {
        const rows = results.slice(position, position + read.statements.length);
        position += read.statements.length;
        try {
          resolve(read.shape(rows as never[]));
        } catch (error) {
          reject(error);
        }
      }
    } catch (error) {
      const reason = isRefusedStatement(error) ? error : new DatabaseUnavailable(error);
      for (const { reject } of waiting) reject(reason);
    }
  }
}
