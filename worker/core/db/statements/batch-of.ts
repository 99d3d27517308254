import type { BatchItem } from 'drizzle-orm/batch';

/** A dynamic list of statements in the type that `db.batch` takes. At least one. */
export const batchOf = (statements: readonly BatchItem<'sqlite'>[]) =>
  statements as unknown as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]];
