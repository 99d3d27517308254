import type { BatchItem } from 'drizzle-orm/batch';

/** Statements of which nobody knew how many there would be, as `db.batch` takes them. At least one. */
export const batchOf = (statements: readonly BatchItem<'sqlite'>[]) =>
  statements as unknown as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]];
