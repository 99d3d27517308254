/** What our own pages and links understand, and what campaigns add. None of it opens anything to whoever reads it. */
const HARMLESS = new Set([
  ...['destination', 'type', 'duration', 'sort', 'page', 'pageSize', 'q', 'region', 'tag', 'category', 'stage', 'direction', 'days'],
  ...['start', 'base', 'departure', 'lang', 'from', 'to', 'date', 'time', 'adults', 'vehicle', 'v'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid'],
]);

/** Names under which secrets travel: not handed on to another site. */
const SECRET = /^(?:t|k|key|code|reset|confirm|sig|sid|auth|preview)$|token|secret|passw|session|signature|credential|api_?key/i;

const namesIn = (location: string) => [...new URL(location, 'http://here.invalid').searchParams.keys()];

/** Of a redirect: everybody may keep one whose query is known to be harmless; any other might carry a secret, and leaves no trace. */
export const redirectHeaders = (location: string): Record<string, string> =>
  namesIn(location).every((name) => HARMLESS.has(name))
    ? { Location: location, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    : { Location: location, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/** A query without what another site must not learn. */
export const withoutSecrets = (query: string): string =>
  query
    .split('&')
    .filter((part) => [...new URLSearchParams(part).keys()].every((name) => !SECRET.test(name)))
    .join('&');
