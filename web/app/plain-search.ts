/** Search parameters are texts, as in any address: `page=2` is `{ page: '2' }`, never a JSON value with quotes around it. */
export const parsePlainSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** Undefined and empty values are left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** The query of an address as the router writes it; on the server any other spelling (`%20` for `+`) would be a redirect. */
export function withPlainQuery(path: string): string {
  const start = path.indexOf('?');
  return start < 0 ? path : path.slice(0, start) + stringifyPlainSearch(parsePlainSearch(path.slice(start)));
}
