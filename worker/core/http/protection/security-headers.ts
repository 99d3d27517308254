import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { allowTurnstile, turnstileSiteKey } from './turnstile.ts';

/** The CSP source of an inline style or script. */
export async function sourceHash(text: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** No page may be framed, but for those that say who may. */
const NOBODY = "frame-ancestors 'none'";

/** `styleHashes`: CSP sources such as `'sha256-…'` of style blocks inside the page. */
export const contentSecurityPolicy = (hashes: { styles?: string[]; scripts?: string[] } = {}) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...(hashes.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(hashes.styles ?? [])].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    NOBODY,
  ].join('; ');

const POLICY = 'Content-Security-Policy';
const OPENER_POLICY = 'Cross-Origin-Opener-Policy';
const PERMISSIONS = 'Permissions-Policy';
const permissions = (camera: string) =>
  `${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
const ADMIN_PERMISSIONS = permissions('camera=(self)');
/** `web/public/_headers` repeats them for files that are served without the worker. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  [POLICY]: contentSecurityPolicy(),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [PERMISSIONS]: permissions('camera=()'),
  [OPENER_POLICY]: 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const DEFAULTS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-store',
};

/** True for the headers of a fetched response. */
function isImmutable(headers: Headers): boolean {
  try {
    headers.delete('X-None');
    return false;
  } catch {
    return true;
  }
}

/**
 * Whether a visit has no opener. A reload of such a page is a request of its own origin, without `Referer` as before, once its script has
 * written to the history; another policy would make the browser forget the page's history state and scroll position.
 */
function isWithoutOpener(request: { header(name: string): string | undefined }): boolean {
  const site = request.header('Sec-Fetch-Site');
  return site === 'none' || (site === 'same-origin' && !request.header('Referer'));
}

/** Sets the headers on every response; values that a handler set are preserved. */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next();
  // In place if possible: a copy of a response would lose the information that its body is already compressed.
  if (isImmutable(c.res.headers)) c.res = new Response(c.res.body, c.res);
  const { headers } = c.res;
  // A 304 has no type; the policy is a page's.
  const isHtml =
    headers.get('Content-Type')?.startsWith('text/html') ??
    (c.res.status === 304 && headers.has(POLICY));
  const isPage = isHtml && !/^\/admin(?:\/|$)/.test(c.req.path);
  // A page with `Cross-Origin-Opener-Policy` moves to a new process when its response arrives. When the browser reports no referring page
  // (typed, bookmarked, scanned) there is no opener to sever, and a public page stays in its process.
  const isPublicPage = isPage && headers.get('Cache-Control')?.startsWith('public');
  if (isPublicPage && isWithoutOpener(c.req)) headers.set(OPENER_POLICY, 'unsafe-none');
  // The administration scans tickets.
  if (isHtml && !isPage) headers.set(PERMISSIONS, ADMIN_PERMISSIONS);
  for (const name in DEFAULTS) if (!headers.has(name)) headers.set(name, DEFAULTS[name] ?? '');
  // The older header knows no list of hosts.
  if (!headers.get(POLICY)?.includes(NOBODY)) headers.delete('X-Frame-Options');
  if (c.env.INDEXING === 'off') headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (isPage && turnstileSiteKey(c.env))
    headers.set(POLICY, allowTurnstile(headers.get(POLICY) ?? contentSecurityPolicy()));
});
