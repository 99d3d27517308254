/** Search parameters of a list, as links write them. */
export type BlogSearch = { page?: `${number}` };

export const pageSearch = (page: number): BlogSearch => (page > 1 ? { page: `${page}` } : {});

/** An invalid page number is ignored, as is page one. */
export function blogSearch(search: Record<string, unknown>): { page?: number } {
  const page = /^\d{1,5}$/.test(String(search.page)) ? Number(search.page) : 1;
  return page > 1 ? { page } : {};
}
