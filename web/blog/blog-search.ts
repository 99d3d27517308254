/** What is no page number counts as none, and so does the first one. The router hands out the address's own values too: ask through this. */
export function blogSearch(search: Record<string, unknown>): { page?: number } {
  const page = /^\d{1,5}$/.test(String(search.page)) ? Number(search.page) : 1;
  return page > 1 ? { page } : {};
}
