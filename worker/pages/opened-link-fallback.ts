import { createMiddleware } from 'hono/factory';
import { splitLanguage } from '#contract/address.ts';
import { requestLanguage } from '#core/http/language.ts';
import { lastKnownFiles } from '#core/text/strings/edited-strings.ts';
import type { App } from '#env';
import { unavailablePage } from './unavailable/unavailable-page.ts';

/**
 * For addresses that are no page of the site but are opened like one, such as links to pay: while the database is away a person gets the
 * page with the firm's phone number instead of JSON. A form that was sent gets a link to its page.
 */
export const openedLinkFallback = createMiddleware<App>(async (c, next) => {
  await next();
  const isOpened =
    c.req.path.startsWith('/pay/') ||
    (c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html'));
  if (c.res.status !== 503 || !isOpened) return;
  const { pathname, search } = new URL(c.req.url);
  const language =
    splitLanguage(pathname).language ??
    requestLanguage(c.req.raw.headers) ??
    lastKnownFiles().defaultLanguage;
  const page = await unavailablePage(c.env, language, pathname + search);
  page.headers.set('Referrer-Policy', 'same-origin');
  c.res = undefined;
  c.res = page;
});
