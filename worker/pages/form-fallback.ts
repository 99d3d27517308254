import { createMiddleware } from 'hono/factory';
import { addressFor, isOwnPath, splitLanguage } from '#contract/address.ts';
import { isLanguage } from '#contract/languages/language.ts';
import type { Problem } from '#contract/problem.ts';
import type { PostedForm } from '#contract/render.ts';
import { isFormPost } from '#core/http/bodies/body.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { isCrossOrigin, shownOrigin } from '#core/http/origin.ts';
import { lastKnownFiles } from '#core/text/strings/edited-strings.ts';
import type { App } from '#env';
import { fillPage } from './fill-page.ts';
import { fillShell, readShell } from './shell.ts';
import { unavailablePage } from './unavailable/unavailable-page.ts';

/** Fields of the page and not of the form, and secrets, which are never rendered again. A link's token is part of the page's URL. */
const LEFT_OUT = /^(?:form|page|code|.*password.*|.*token.*|.*secret.*|cf-turnstile-response)$/i;

const formFields = (text: string) => new URLSearchParams(text);

const isOrder = (path: string) => /^\/order\/(?!find\b)/.test(splitLanguage(path).path);

/**
 * Forms without JavaScript. After a successful handler, responds with 303 to the page that it set (`resultPage`), or with the form and its
 * input (`refilledPage`); a form on the page of an order leads back to it, not to that of the item alone. After a refusal, renders the form's page (`page`) again with input and errors.
 */
export const formFallback = createMiddleware<App>(async (c, next) => {
  if (c.req.method !== 'POST' || !isFormPost(c.req.raw)) return next();
  const copy = c.req.raw.clone();
  await next();
  const fields = formFields(await copy.text().catch(() => ''));
  const sentPage = fields.get('page');
  const page = isOwnPath(sentPage) ? sentPage : undefined;
  const { language: prefix } = splitLanguage(page?.split('?')[0] ?? '/');
  const requested = fields.get('language');
  const language = prefix ?? (isLanguage(requested) ? requested : lastKnownFiles().defaultLanguage);
  const { resultPage, refilledPage } = c.var;
  // Without a page there is no language mode to preserve: a requested language becomes part of the URL, else the page chooses its own.
  const isPrefixed = page ? prefix !== undefined : isLanguage(requested);

  if (c.res.ok && !refilledPage) {
    if (resultPage)
      c.res = new Response(null, {
        status: 303,
        // The result may be a page behind a signed link.
        headers: {
          Location:
            page && isOrder(page) && isOrder(resultPage)
              ? [page, ...resultPage.split('#').slice(1)].join('#')
              : addressFor(resultPage, language, isPrefixed),
          'Cache-Control': 'private, no-store',
          'Referrer-Policy': 'no-referrer',
        },
      });
    return;
  }
  if (!page) return;
  // Rendering a form that another site filled in would lend it our credibility: it is empty, on a page without query.
  const isForeign = isCrossOrigin(c) || c.res.status === 403;
  const shown = c.res.ok
    ? addressFor(refilledPage, language, isPrefixed)
    : isForeign
      ? (page.split('?')[0] ?? '/')
      : page;
  const problem = (await c.res
    .clone()
    .json()
    .catch(() => undefined)) as Problem | undefined;
  const status = c.res.status;
  const typed = [...fields].filter(([name]) => !LEFT_OUT.test(name.split('.').at(-1) ?? ''));
  const postedForm: PostedForm = {
    id: fields.get('form') ?? '',
    page: shown,
    status,
    values: isForeign ? {} : Object.fromEntries(typed),
    errors: (problem?.errors ?? []).map(({ path: field, code }) => {
      // What is asked of an item of an order.
      const ofItem = `items.${problem?.item}.${field}`;
      return { path: fields.has(ofItem) ? ofItem : field, code };
    }),
    message: problem?.detail,
    code: problem?.code,
    retryAfter: c.res.headers.get('Retry-After') ?? undefined,
  };
  const [pathname = '/', query] = shown.split('?');
  const { path } = splitLanguage(pathname);
  const address = {
    path: query ? `${path}?${query}` : path,
    language,
    isPrefixed,
    origin: shownOrigin(c.env, c.req.url),
  };
  try {
    const filled = await fillPage(c.env, c.executionCtx as ExecutionContext, address, postedForm);
    const { html, policy } = await fillShell(await readShell(c.env), filled);
    const retryAfter = c.res.headers.get('Retry-After');
    c.res = new Response(html, {
      status,
      headers: {
        'Content-Security-Policy': policy,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-store',
        ...(retryAfter && { 'Retry-After': retryAfter }),
      },
    });
  } catch (error) {
    logFailure('form not filled', error);
    const hidden = [...fields].filter(([name]) => name === 'form' || name === 'page');
    const unsent =
      isForeign || c.res.ok
        ? undefined
        : { action: new URL(c.req.url).pathname, fields: [...hidden, ...typed] };
    const answer = await unavailablePage(c.env, language, shown, unsent);
    c.res = undefined;
    c.res = answer;
  }
});
