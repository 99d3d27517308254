import { splitLanguage } from '#contract/address.ts';
import { requestLanguage } from '#core/http/language.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { isPersonalAddress } from './personal-page.ts';

/** Paths whose responses are personal, decide about money, or have their own cache (images, by their key in the bucket). */
const UNSHARED_PATHS =
  /^\/(?:admin|assets|og|octo|calendar|crew|mcp|api\/(?:admin|account|user|images|health|bookings|orders|crew|transfers\/(?:quote|requests)))(?:\/|$)/;

/** Parameters that campaigns, advertisements and partners add to a URL. They do not change the response. */
const TRACKING = /^(?:utm_.*|mc_[ce]id|fbclid|gclid|gbraid|wbraid|msclkid|yclid|dclid|_hs\w+|p)$/;

/** The query without tracking parameters and without the empty fields that a form without scripts sends; with its `?`, or empty. */
export function meaningfulQuery(search: string): string {
  if (search === '') return '';
  const parameters = [...new URLSearchParams(search)].filter(
    ([name, value]) => value !== '' && !TRACKING.test(name),
  );
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** Free places. A browser that has just taken some or given them back asks for them anew (`web/base/api/fetch-json.ts`). */
const PLACES_PATH = /^\/api\/trips\/[^/]+\/availability$/;

/** Whether the response may be shared by all visitors. Its own headers decide in the end. */
export function mayBeShared(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.has('Authorization')) return false;
  const { pathname, searchParams } = new URL(request.url);
  if (PLACES_PATH.test(pathname) && request.headers.get('Cache-Control') === 'no-cache')
    return false;
  return !UNSHARED_PATHS.test(pathname) && !isPersonalAddress(pathname, searchParams);
}

/**
 * Headers that reach the cached entrypoint; its answers depend on no other. Cloudflare adds `X-Forwarded-Host` and method overrides to the
 * cache key, and cookies and validators belong to one visitor.
 */
const PASSED_HEADERS = ['cf-connecting-ip', 'cf-ray'];

/**
 * The request as the cached entrypoint receives it, and the cache key of its response. The language of a URL without prefix is resolved
 * here, because cache keys contain no headers. Undefined language: the site's default.
 */
export function sharedRequest(
  request: Request,
  env: { SITE_ORIGIN?: string },
): { request: Request; key: string } {
  const { pathname, search } = new URL(request.url);
  // The query of a locale file only bypasses browsers' caches.
  const query = pathname.startsWith('/locales/') ? '' : meaningfulQuery(search);
  const isBare =
    splitLanguage(pathname).language === undefined && !/^\/(?:api|locales)\//.test(pathname);
  const language = isBare ? requestLanguage(request.headers) : undefined;
  const headers = new Headers(
    [...request.headers].filter(([name]) => PASSED_HEADERS.includes(name)),
  );
  if (language) headers.set('Accept-Language', language);
  const key = [
    pathname + query,
    shownOrigin(env, request.url),
    ...(language ? [language] : []),
  ].join(' ');
  return { request: new Request(request.url, { headers }), key };
}
