import { splitLanguage } from '#contract/address.ts';
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts';
import type { FilledPage, PageAddress } from '#contract/render.ts';
import { tidyPath } from '#contract/tidy-path.ts';
import { connect } from '#db/client.ts';
import { CONTENT_VERSION_HEADER } from '#db/content-version.ts';
import { lacksMigrations } from '#db/migration-state.ts';
import { deploymentOf } from '#edge/copy.ts';
import { pageQuery } from '#edge/counted-query.ts';
import { type Fresh, fromEdge } from '#edge/from-edge.ts';
import { inTime, lastKnownDefaultLanguage } from '#edge/newest-version.ts';
import type { Bindings } from '#env';
import { PRIVATE_CACHE } from '#http/cache.ts';
import { requestLanguage } from '#http/language.ts';
import { logFailure } from '#http/log.ts';
import { shownOrigin } from '#http/origin.ts';
import { answerError } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { fillPage } from './fill-page.ts';
import { logMiss } from './not-found-log.ts';
import { redirectHeaders } from './redirect-headers.ts';
import { type Fate, fateOf } from './redirects.ts';
import { setupPage } from './setup-page.ts';
import { adminPage, fillShell, plainPage, readShell, type Shell } from './shell.ts';

/** What the browser renders alone. */
const isClientOnly = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** Pages behind a signed link show personal data or drafts, or carry a token: nobody may keep them. `address`: path and query. */
function isPersonal(address: string): boolean {
  const [path = '/', ...query] = address.split('?');
  return /\/(?:booking|newsletter|auth)\//.test(path) || new URLSearchParams(query.join('?')).has('preview');
}

type Address = PageAddress & { isClientOnly: boolean; isKept: boolean };

function addressOf(request: Request, pathname: string, env: Bindings): Address {
  const url = new URL(request.url);
  const { language, path } = splitLanguage(pathname);
  const chosen = language ?? requestLanguage(request.headers) ?? lastKnownDefaultLanguage();
  const isOwn = isPersonal(path + url.search);
  const query = isOwn ? { search: url.search, isKept: false } : pageQuery(path, url.search);
  return {
    path: path + query.search,
    isKept: query.isKept,
    language: chosen,
    isPrefixed: language !== undefined,
    origin: shownOrigin(env, request.url),
    isClientOnly: isClientOnly(path),
  };
}

const pageHeaders = (language: Language, isBare: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ...(isBare && { Vary: 'Accept-Language, Cookie' }),
});

const moved = (location: string) => new Response(null, { status: 301, headers: redirectHeaders(location) });

/** What redirects and the trash say of an address that has no page, or only under another name. Nobody keeps track of personal ones. */
async function fateOfPage(env: Bindings, context: ExecutionContext, address: PageAddress, page: FilledPage): Promise<Fate> {
  const [path = '/'] = address.path.split('?');
  const hasPage = page.status === 200;
  if (isPersonal(path) || (hasPage && page.path?.split('?')[0] === path)) return undefined;
  const fate = await fateOf(connect(env.DB), address, hasPage);
  if (!hasPage && !fate) logMiss(env.DB, context, path);
  return fate;
}

type Asked = { shell: Shell; address: Address; pathname: string; tidy: string; search: string };

const setup = ({ language }: Address): Fresh => ({ response: setupPage(language), version: undefined, timing: '' });

/** A page from the database: filled, or moved, or gone, or missing. When the filling fails the plain shell, which the browser fills. */
async function freshPage(env: Bindings, context: ExecutionContext, { shell, address, pathname, tidy, search }: Asked): Promise<Fresh> {
  try {
    const page = await fillPage(env, context, address);
    // Something that the page needs was not to be had.
    if (page.contentVersion === undefined && (await inTime(lacksMigrations(env.DB)))) return setup(address);
    const answer = (response: Response): Fresh => ({ response, version: page.contentVersion, timing: page.serverTiming });
    // A redirect takes along what was asked, whether the page understands it or not.
    const asked = { ...address, path: `${address.path.split('?')[0]}${search}` };
    const fate = await fateOfPage(env, context, asked, page);
    if (fate && 'location' in fate) return answer(moved(fate.location));
    if (tidy !== pathname && page.status === 200) return answer(moved(tidy + search));
    const { html, policy } = await fillShell(shell, page);
    const headers = {
      ...pageHeaders(page.language, !address.isPrefixed),
      'Content-Security-Policy': policy,
      [CONTENT_VERSION_HEADER]: String(page.contentVersion ?? 0),
      ...(page.robots.startsWith('noindex') && { 'X-Robots-Tag': page.robots }),
      ...(isPersonal(address.path) && { 'Cache-Control': PRIVATE_CACHE, 'Referrer-Policy': 'same-origin' }),
    };
    return answer(new Response(html, { status: fate ? 410 : page.status, headers }));
  } catch (error) {
    if (await inTime(lacksMigrations(env.DB))) return setup(address);
    // The plain shell still works: the browser draws the page and tells what is wrong.
    logFailure('page not filled', error);
    const { html, policy } = plainPage(shell);
    const headers = {
      ...pageHeaders(FALLBACK_LANGUAGE, true),
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      ...(isPersonal(address.path) && { 'Referrer-Policy': 'same-origin' }),
    };
    return { response: new Response(html, { headers }), version: undefined, timing: '' };
  }
}

/** A page's copy, or the page made anew. */
async function answerPage(request: Request, env: Bindings, context: ExecutionContext, asked: Asked): Promise<Response> {
  const { shell, address, pathname, tidy } = asked;
  const make = () => freshPage(env, context, asked);
  if (!address.isKept || tidy !== pathname) {
    const { response, timing } = await make();
    response.headers.set('Server-Timing', timing);
    return response;
  }
  const { origin } = new URL(request.url);
  const mode = address.isPrefixed ? address.language : `${address.language}-bare`;
  const key = `${origin}/copy/${deploymentOf(env)}${shell.version}/${mode}${address.path}`;
  return fromEdge({ request, env, context, key, make });
}

export const pages = router()
  .get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (/\.[a-z0-9]{2,12}$/i.test(pathname)) {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      if (file.ok || file.status === 304) {
        const response = new Response(file.body, file);
        if (pathname === '/sw.js') response.headers.set('Cache-Control', 'no-cache');
        return response;
      }
    }
    const shell = await readShell(c.env);
    const tidy = tidyPath(pathname);
    const address = addressOf(c.req.raw, tidy, c.env);
    if (address.isClientOnly) {
      if (tidy !== pathname) return moved(tidy + search);
      if (await inTime(lacksMigrations(c.env.DB))) return setupPage(address.language);
      const { html, policy } = await adminPage(c.env);
      return c.body(html, 200, {
        ...pageHeaders(address.language, true),
        'Content-Security-Policy': policy,
        'Cache-Control': PRIVATE_CACHE,
        'X-Robots-Tag': 'noindex, nofollow',
      });
    }
    const context = c.executionCtx as ExecutionContext;
    const asked = { shell, address, pathname, tidy, search };
    const response = await answerPage(c.req.raw, c.env, context, asked);
    // Whatever told the answer how new it is told the site's default language too: if that was another, the page is wanted in this one.
    const known = addressOf(c.req.raw, tidy, c.env);
    return known.language === address.language ? response : answerPage(c.req.raw, c.env, context, { ...asked, address: known });
  })
  .onError(answerError);
