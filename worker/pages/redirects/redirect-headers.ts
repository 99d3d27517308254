/** Query parameters of our own pages and links, and of campaigns. None of them grants access to anything. */
const HARMLESS = new Set([
  ...[
    'destination',
    'type',
    'duration',
    'sort',
    'page',
    'pageSize',
    'q',
    'region',
    'tag',
    'category',
    'stage',
    'direction',
    'days',
  ],
  ...[
    'start',
    'base',
    'departure',
    'lang',
    'from',
    'to',
    'date',
    'time',
    'adults',
    'vehicle',
    'v',
    'p',
  ],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid'],
]);

/** Parameter names of secrets, which are not passed on to other sites. */
const SECRET =
  /^(?:t|k|key|code|reset|confirm|sig|sid|auth|preview)$|token|secret|passw|session|signature|credential|api_?key/i;

const namesIn = (location: string) => [
  ...new URL(location, 'http://here.invalid').searchParams.keys(),
];

/**
 * Headers of a redirect: it is public when its query is known to be harmless; any other query might contain a secret, so it is neither
 * cached nor sent as referrer.
 */
export const redirectHeaders = (location: string): Record<string, string> =>
  namesIn(location).every((name) => HARMLESS.has(name))
    ? { Location: location, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    : {
        Location: location,
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
      };

/** A query without secrets, for another site. */
export const withoutSecrets = (query: string): string =>
  query
    .split('&')
    .filter((part) => [...new URLSearchParams(part).keys()].every((name) => !SECRET.test(name)))
    .join('&');
