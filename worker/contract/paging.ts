export const MAX_PAGE_SIZE = 100;
/** `isAtLeast`: there are more than this page and those before it show; `total` does not say how many. */
export type Page<T> = { items: T[]; total: number; isAtLeast?: boolean; page: number; pageSize: number };
