import * as v from 'valibot';
import { MAX_PAGE_SIZE } from './paging.ts';

/** A positive integer from a URL; any other value yields the default, never an error. */
const pageNumber = (fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.metadata({ jsonSchema: { type: 'integer', minimum: 1, maximum: max, default: fallback } }),
    v.transform((text) =>
      /^\d{1,6}$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), max) : fallback,
    ),
  );

export const pagingEntries = {
  page: pageNumber(1, 100_000),
  pageSize: pageNumber(20, MAX_PAGE_SIZE),
};
