/** A list's search parameters as a link writes them. */
export type BlogSearch = { page?: `${number}` };

export const pageSearch = (page: number): BlogSearch => (page > 1 ? { page: `${page}` } : {});

/** What is no page number counts as none, and so does the first one. */
export function blogSearch(search: Record<string, unknown>): { page?: number } {
  const page = /^\d{1,5}$/.test(String(search.page)) ? Number(search.page) : 1;
  return page > 1 ? { page } : {};
}
