/** Reads strings that a part may show at any moment, so that a filled page, which brings what it shows, brings them too. */
export function readAhead<K extends string>(t: (key: K) => string, keys: readonly K[]): void {
  for (const key of keys) t(key);
}
