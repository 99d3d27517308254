import type { BatchItem } from 'drizzle-orm/batch';
import type { Read } from './reader.ts';

/** A read at the end of a write's batch, for what the answer shows: it costs no round trip of its own. */
export class ReadAfter<T = unknown> {
  #read: Read<T>;
  #result: { value: T } | undefined;

  constructor(read: Read<T>) {
    this.#read = read;
  }

  get statements(): readonly BatchItem<'sqlite'>[] {
    return this.#read.statements;
  }

  /** The last results of a batch that ended with the statements. */
  take(results: readonly unknown[]): void {
    this.#result = { value: this.#read.shape(results.slice(-this.statements.length) as never[]) };
  }

  /** Undefined when nothing was written. */
  get result(): { value: T } | undefined {
    return this.#result;
  }
}

/** Several in one. */
export const readsAfter = (...all: ReadAfter[]): ReadAfter =>
  new ReadAfter({
    statements: all.flatMap(({ statements }) => statements),
    shape: (results) => {
      let from = 0;
      for (const one of all) {
        const to = from + one.statements.length;
        one.take(results.slice(from, to));
        from = to;
      }
    },
  });
