import { renderPage } from '#render';
import { splitLanguage } from '#contract/address.ts';
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts';
import type { FilledPage, PageAddress, PostedForm } from '#contract/render.ts';
import { connect } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import { siteSettings } from '#db/site-settings.ts';
import type { Bindings } from '#env';
import { siteOrigin } from '#http/origin.ts';
import { answerError } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { LOCALE_FILES } from '#text/locale-files.ts';
import { features } from '../app.ts';
import { acceptedLanguage, storedLanguage } from './language.ts';
import { fillShell, readShell } from './shell.ts';

/** What the browser must draw alone: the shell goes out as it is. */
const isClientOnly = (path: string) => path === '/admin' || path.startsWith('/admin/');

function addressOf(request: Request, env: Bindings, fallback: Language): PageAddress & { isClientOnly: boolean } {
  const url = new URL(request.url);
  const { language, path } = splitLanguage(url.pathname);
  const chosen =
    language ?? storedLanguage(request.headers.get('Cookie') ?? '') ?? acceptedLanguage(request.headers.get('Accept-Language') ?? '') ?? fallback;
  return { path: path + url.search, language: chosen, isPrefixed: language !== undefined, origin: siteOrigin(env, request.url), isClientOnly: isClientOnly(path) };
}

/** Renders the page of an address from the API's own handlers; all they ask of D1 together is one batch. */
export async function fillPage(env: Bindings, context: ExecutionContext, address: PageAddress, postedForm?: PostedForm): Promise<FilledPage> {
  const db = connect(env.DB);
  const reader = new Reader(db);
  const internal = router()
    .use(async (c, next) => {
      c.set('db', db);
      c.set('reader', reader);
      await next();
    })
    .route('/api', features)
    .onError(answerError);
  const load = async (path: string): Promise<unknown> => {
    const response = await internal.request(path, {}, env, context);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.json();
  };
  const site = await reader.run(siteSettings(db));
  return renderPage({ address, site, strings: LOCALE_FILES, load, postedForm });
}

const pageHeaders = (language: Language, isBare: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ...(isBare && { Vary: 'Accept-Language, Cookie' }),
});

export const pages = router()
  .get('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    if (/\.[a-z0-9]{2,12}$/i.test(pathname)) {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      if (file.ok || file.status === 304) return new Response(file.body, file);
    }
    const shell = await readShell(c.env);
    const address = addressOf(c.req.raw, c.env, 'es');
    if (address.isClientOnly) return c.body(shell, 200, { ...pageHeaders(address.language, true), 'Cache-Control': 'private, no-store' });
    try {
      const page = await fillPage(c.env, c.executionCtx as ExecutionContext, address);
      return c.body(fillShell(shell, page), page.status as 200, pageHeaders(page.language, !address.isPrefixed));
    } catch (error) {
      // The plain shell still works: the browser draws the page and tells what is wrong.
      console.error(JSON.stringify({ level: 'error', message: 'page not filled', path: pathname, detail: error instanceof Error ? error.stack : String(error) }));
      return c.body(shell, 200, { ...pageHeaders(FALLBACK_LANGUAGE, true), 'Cache-Control': 'no-store' });
    }
  })
  .onError(answerError);
