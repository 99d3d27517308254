import type { BatchItem } from 'drizzle-orm/batch';

/** A write, for a batch or to be awaited. Functions that others call name this type: the builder's own has each column of the table. */
export type Statement = BatchItem<'sqlite'> & PromiseLike<unknown>;
