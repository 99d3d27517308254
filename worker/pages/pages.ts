import { splitLanguage } from '#contract/address.ts';
import { isLanguage, type Language } from '#contract/languages/language.ts';
import type { PageAddress } from '#contract/render.ts';
import { tidyPath } from '#contract/texts/tidy-path.ts';
import { isPersonalAddress } from '#core/cache/personal-page.ts';
import { PRIVATE_CACHE, REVALIDATED_CACHE, share } from '#core/cache/policy.ts';
import { meaningfulQuery } from '#core/cache/shared-request.ts';
import { lacksMigrations } from '#core/db/migration-state.ts';
import { CONTENT_VERSION_HEADER } from '#core/db/published/content-version.ts';
import { inTime } from '#core/http/in-time.ts';
import { requestLanguage } from '#core/http/language.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { answerError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { lastKnownFiles } from '#core/text/strings/edited-strings.ts';
import type { Bindings } from '#env';
import { fillPage, type PageFromDatabase, type WantedPage } from './fill-page.ts';
import { firstPictureLink } from './first-picture.ts';
import { formerOrder } from './redirects/former-order.ts';
import { logMiss } from './redirects/not-found-log.ts';
import { redirectHeaders } from './redirects/redirect-headers.ts';
import { type Resolution, resolveAddress } from './redirects/redirects.ts';
import { adminPage, fillShell, readShell, type Shell } from './shell.ts';
import { setupPage } from './unavailable/setup-page.ts';
import { unavailablePage } from './unavailable/unavailable-page.ts';

/** How long a page waits for the check whether the database only lacks its migrations. */
const MIGRATIONS_MS = 300;

/** Pages that only the browser renders. */
const isClientOnly = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** Pages behind a signed link show personal data or drafts, or contain a token: they must not be cached. `address`: path and query. */
function isPersonal(address: string): boolean {
  const [path = '/', ...query] = address.split('?');
  return isPersonalAddress(path, new URLSearchParams(query.join('?')));
}

type Address = WantedPage & { isClientOnly: boolean };

function addressOf(request: Request, pathname: string, env: Bindings): Address {
  const url = new URL(request.url);
  const { language, path } = splitLanguage(pathname);
  return {
    path: path + (isPersonal(path + url.search) ? url.search : meaningfulQuery(url.search)),
    language: language ?? requestLanguage(request.headers),
    isPrefixed: language !== undefined,
    origin: shownOrigin(env, request.url),
    isClientOnly: isClientOnly(path),
  };
}

const pageHeaders = (language: Language, isBare: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Cache-Control': REVALIDATED_CACHE,
  ...(isBare && { Vary: 'Accept-Language, Cookie' }),
});

const moved = (location: string) =>
  new Response(null, { status: 301, headers: redirectHeaders(location) });

/** The sign-in and the administration under a language, which have none in their addresses. */
const inLanguage = (path: string) => {
  const [, language, inner] = /^\/([a-z]{2})(\/(?:auth|admin)(?:\/.*)?)$/.exec(path) ?? [];
  return inner && isLanguage(language) ? { language, path: inner } : undefined;
};

/** It sets the language's cookie, so it is of one visitor and not cached. */
const movedIn = (language: Language, location: string) =>
  new Response(null, {
    status: 302,
    headers: {
      Location: location,
      'Set-Cookie': `i18nextLng=${language}; Path=/; Max-Age=31536000; SameSite=Lax`,
      'Cache-Control': PRIVATE_CACHE,
      'Referrer-Policy': 'no-referrer',
    },
  });

/** The result of redirects and trash for a URL without a page, or with a page under another name. Personal URLs are not recorded. */
async function resolvePage(
  env: Bindings,
  context: ExecutionContext,
  address: PageAddress,
  page: PageFromDatabase,
): Promise<Resolution> {
  const [path = '/'] = address.path.split('?');
  const hasPage = page.status === 200;
  if (isPersonal(path) || (hasPage && page.path?.split('?')[0] === path)) return undefined;
  const resolution = await resolveAddress(page.db, context, address, hasPage);
  if (!hasPage && !resolution) logMiss(env.DB, context, path);
  return resolution;
}

type RequestedPage = {
  shell: Shell;
  address: Address;
  pathname: string;
  tidy: string;
  search: string;
};

/** A page from the database: rendered, redirected, gone, or missing. */
async function filledPage(
  env: Bindings,
  context: ExecutionContext,
  { shell, address, pathname, tidy, search }: RequestedPage,
): Promise<Response> {
  const page = await fillPage(env, context, address);
  // A redirect preserves the query, whether the page uses it or not.
  const requestedAddress = {
    ...address,
    language: page.language,
    path: `${address.path.split('?')[0]}${search}`,
  };
  const resolution = await resolvePage(env, context, requestedAddress, page);
  if (resolution && 'location' in resolution) return moved(resolution.location);
  if (tidy !== pathname && page.status === 200) return moved(tidy + search);
  const { html, policy } = await fillShell(shell, page);
  const picture = firstPictureLink(page.html);
  const headers = new Headers({
    ...pageHeaders(page.language, !address.isPrefixed),
    'Content-Security-Policy': policy,
    [CONTENT_VERSION_HEADER]: String(page.contentVersion),
    'Server-Timing': page.timing(),
    ...(picture && { Link: picture }),
    ...(page.robots.startsWith('noindex') && { 'X-Robots-Tag': page.robots }),
    ...(isPersonal(address.path) && {
      'Cache-Control': PRIVATE_CACHE,
      'Referrer-Policy': 'same-origin',
    }),
  });
  const status = resolution ? 410 : page.status;
  if (status === 200 && page.tags && !isPersonal(address.path)) share(headers, page.tags);
  return new Response(html, { status, headers });
}

/** The page, or the reason why there is none: the database lacks its tables, or does not answer. */
async function answerPage(
  env: Bindings,
  context: ExecutionContext,
  requested: RequestedPage,
): Promise<Response> {
  try {
    return await filledPage(env, context, requested);
  } catch (error) {
    const { language = lastKnownFiles().defaultLanguage } = requested.address;
    if (await inTime(lacksMigrations(env.DB), MIGRATIONS_MS)) return setupPage(language);
    logFailure('page not filled', error);
    return unavailablePage(env, language, requested.pathname + requested.search);
  }
}

export const pages = router();

/** Files of the build that are no page until the worker has filled them. */
const SHELLS: Readonly<Record<string, string>> = { '/index.html': '/', '/admin.html': '/admin' };

pages.get('*', async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const filled = SHELLS[pathname];
  if (filled) return moved(filled + search);
  if (/\.[a-z0-9]{2,12}$/i.test(pathname)) {
    const file = await c.env.ASSETS.fetch(c.req.raw);
    if (file.ok || file.status === 304) {
      const response = new Response(file.body, file);
      if (pathname === '/sw.js') response.headers.set('Cache-Control', 'no-cache');
      return response;
    }
  }
  const tidy = tidyPath(pathname);
  const inner = inLanguage(tidy);
  if (inner) return movedIn(inner.language, inner.path + search);
  const order = formerOrder(tidy);
  if (order) return moved(order + search);
  const shell = await readShell(c.env);
  const address = addressOf(c.req.raw, tidy, c.env);
  if (address.isClientOnly) {
    if (tidy !== pathname) return moved(tidy + search);
    const { language = lastKnownFiles().defaultLanguage } = address;
    if (await inTime(lacksMigrations(c.env.DB), MIGRATIONS_MS)) return setupPage(language);
    const { html, policy } = await adminPage(c.env);
    return c.body(html, 200, {
      ...pageHeaders(language, true),
      'Content-Security-Policy': policy,
      'Cache-Control': PRIVATE_CACHE,
      'X-Robots-Tag': 'noindex, nofollow',
    });
  }
  return answerPage(c.env, c.executionCtx as ExecutionContext, {
    shell,
    address,
    pathname,
    tidy,
    search,
  });
});
pages.onError(answerError);
