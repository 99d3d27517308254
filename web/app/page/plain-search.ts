/** Search parameters are plain strings: `page=2` is `{ page: '2' }`, never a quoted JSON value. */
export const parsePlainSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

/** Omits undefined and empty values. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** A URL in the router's spelling; on the server any other (`%20` for `+`, a trailing slash) would redirect. */
export function asRouterWrites(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  return path.replace(/(?<=.)\/+$/, '') + stringifyPlainSearch(parsePlainSearch(query));
}
