export const MAX_PAGE_SIZE = 100;
/** `isAtLeast`: `total` is a lower bound, and more pages follow. */
export type Page<T> = {
  items: T[];
  total: number;
  isAtLeast?: boolean;
  page: number;
  pageSize: number;
};
