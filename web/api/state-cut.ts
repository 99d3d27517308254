import type { DataTag, QueryKey } from '@tanstack/react-query';

/**
 * What of an answer travels with a filled page. By default all of it, in the page's language. A page that shows less names the part;
 * one whose filters know names of any language keeps them all. Later pages, and a change of language, ask for the whole.
 */
export type StateCut = {
  part?: (data: unknown) => unknown;
  /** After `part`, for the state alone. */
  alive?: (data: unknown) => unknown;
  isInAllLanguages?: boolean;
  isLeftOut?: boolean;
};
export type NeededQuery = { queryKey: QueryKey; cut?: StateCut };

/** Of this answer the page shows only a part. */
export const partOf = <T>({ queryKey }: { queryKey: DataTag<QueryKey, T, Error> }, part: (data: T) => T) => ({
  queryKey,
  cut: { part: (data: unknown) => part(data as T) },
});

/** The page shows all of it; what comes alive at once needs only a part. */
export const aliveFrom = <T>(query: { queryKey: DataTag<QueryKey, T, Error> } & NeededQuery, alive: (data: T) => unknown): NeededQuery => ({
  queryKey: query.queryKey,
  cut: { ...query.cut, alive: (data) => alive(data as T) },
});

/** Only parts that stand as markup show it; they ask when they are used. */
export const leftOut = ({ queryKey }: { queryKey: QueryKey }): NeededQuery => ({ queryKey, cut: { isLeftOut: true } });

/** The page looks names up in every language. */
export const inAllLanguages = ({ queryKey }: { queryKey: QueryKey }): NeededQuery => ({ queryKey, cut: { isInAllLanguages: true } });
