import { createMiddleware } from 'hono/factory';
import type { App } from '#env';

/** How a policy names an inline style or script. */
export async function sourceHash(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

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
    "frame-ancestors 'none'",
  ].join('; ');

const HEADERS: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** On every answer; a handler that set one of them itself keeps its own. */
export const securityHeaders = createMiddleware<App>(async (c, next) => {
  await next();
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(HEADERS)) if (!response.headers.has(name)) response.headers.set(name, value);
  c.res = response;
});
