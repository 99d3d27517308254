/** Escapes of letters and digits, which the router reads as what they stand for. */
const NEEDLESS_ESCAPE = /%(?:3\d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * Single slashes between segments, none at the end, lower case, letters and digits as they are; other percent escapes, references of bookings,
 * orders and reviews, and the administration keep their case.
 */
export function tidyPath(pathname: string): string {
  const path = pathname
    .replace(NEEDLESS_ESCAPE, (escaped) =>
      String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
    )
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (/\/(?:booking|review)\/|^\/admin\/|\/order\/(?!find$)/.test(path)) return path;
  return path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith('%') ? match : match.toLowerCase(),
  );
}
