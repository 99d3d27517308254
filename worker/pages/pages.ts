import { splitLanguage } from '#contract/address.ts';
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts';
import type { PageAddress } from '#contract/render.ts';
import type { Bindings } from '#env';
import { PRIVATE_CACHE } from '#http/cache.ts';
import { siteOrigin } from '#http/origin.ts';
import { answerError } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { fillPage } from './fill-page.ts';
import { acceptedLanguage, storedLanguage } from './language.ts';
import { fillShell, readShell } from './shell.ts';

/** What the browser must draw alone: the shell goes out as it is. */
const isClientOnly = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** Pages behind a signed link show personal data or drafts, or carry a token: nobody may keep them. `address`: path and query. */
function isPersonal(address: string): boolean {
  const [path = '/', ...query] = address.split('?');
  return /\/(?:booking|newsletter|auth)\//.test(path) || new URLSearchParams(query.join('?')).has('preview');
}

function addressOf(request: Request, env: Bindings, fallback: Language): PageAddress & { isClientOnly: boolean } {
  const url = new URL(request.url);
  const { language, path } = splitLanguage(url.pathname);
  const chosen =
    language ??
    storedLanguage(request.headers.get('Cookie') ?? '') ??
    acceptedLanguage(request.headers.get('Accept-Language') ?? '') ??
    fallback;
  return {
    path: path + url.search,
    language: chosen,
    isPrefixed: language !== undefined,
    origin: siteOrigin(env, request.url),
    isClientOnly: isClientOnly(path),
  };
}

const pageHeaders = (language: Language, isBare: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ...(isBare && { Vary: 'Accept-Language, Cookie' }),
});

export const pages = router()
  .get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length > 1 && pathname.endsWith('/'))
      return c.redirect((pathname.replace(/^\/+|\/+$/g, '/').slice(0, -1) || '/') + search, 301);
    if (/\.[a-z0-9]{2,12}$/i.test(pathname)) {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      if (file.ok || file.status === 304) {
        const response = new Response(file.body, file);
        if (pathname === '/sw.js') response.headers.set('Cache-Control', 'no-cache');
        return response;
      }
    }
    const shell = await readShell(c.env);
    const address = addressOf(c.req.raw, c.env, 'es');
    if (address.isClientOnly)
      return c.body(shell, 200, {
        ...pageHeaders(address.language, true),
        'Cache-Control': PRIVATE_CACHE,
        'X-Robots-Tag': 'noindex, nofollow',
      });
    try {
      const page = await fillPage(c.env, c.executionCtx as ExecutionContext, address);
      return c.body(fillShell(shell, page), page.status as 200, {
        ...pageHeaders(page.language, !address.isPrefixed),
        'Server-Timing': page.serverTiming,
        ...(isPersonal(address.path) && { 'Cache-Control': PRIVATE_CACHE, 'Referrer-Policy': 'same-origin' }),
      });
    } catch (error) {
      // The plain shell still works: the browser draws the page and tells what is wrong.
      console.error(
        JSON.stringify({
          level: 'error',
          message: 'page not filled',
          path: pathname,
          detail: error instanceof Error ? error.stack : String(error),
        }),
      );
      return c.body(shell, 200, { ...pageHeaders(FALLBACK_LANGUAGE, true), 'Cache-Control': 'no-store' });
    }
  })
  .onError(answerError);
