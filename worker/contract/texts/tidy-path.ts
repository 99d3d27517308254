/**
 * Single slashes between segments, none at the end, lower case; percent escapes, references of bookings and orders, and the administration keep
 * their case.
 */
export function tidyPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (/\/booking\/|^\/admin\/|\/order\/(?!find$)/.test(path)) return path;
  return path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
}
