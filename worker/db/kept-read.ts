import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';
import type { Read } from './reader.ts';

/** Different questions kept of each kind; then it begins anew. Long ones are nobody's everyday question: they would fill the memory. */
const KEPT = 200;
const LONGEST = 300;

type Buildable = BatchItem<'sqlite'> & { _prepare: () => unknown };

/** Its SQL is written when it is first asked, and kept. */
function writtenOnce(statement: BatchItem<'sqlite'>): void {
  const buildable = statement as Buildable;
  const write = buildable._prepare.bind(buildable);
  let written: unknown;
  buildable._prepare = () => {
    written ??= write();
    return written;
  };
}

/**
 * A read of which the same question is asked again and again: it is put together once, since writing its SQL takes longer than the
 * database takes for a small answer. What differs from time to time, such as the moment, must be an argument or be told by SQL.
 */
export function kept<A extends readonly unknown[], T>(make: (db: Database, ...question: A) => Read<T>) {
  const known = new WeakMap<Database, Map<string, Read<T>>>();
  return (db: Database, ...question: A): Read<T> => {
    const reads = known.get(db) ?? new Map<string, Read<T>>();
    known.set(db, reads);
    const key = JSON.stringify(question);
    const found = reads.get(key);
    if (found) return found;
    const read = make(db, ...question);
    if (key.length > LONGEST) return read;
    if (reads.size >= KEPT) reads.clear();
    for (const statement of read.statements) writtenOnce(statement);
    reads.set(key, read);
    return read;
  };
}
