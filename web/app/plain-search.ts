/** Search parameters are texts, as in any address: `page=2` is `{ page: '2' }`, never a JSON value with quotes around it. */
export const parsePlainSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** Undefined and empty values are left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** An address as the router writes it; on the server any other spelling (`%20` for `+`, a slash at the end) would be a redirect. */
export function asRouterWrites(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  return path.replace(/(?<=.)\/+$/, '') + stringifyPlainSearch(parsePlainSearch(query));
}
