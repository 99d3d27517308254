import type { Context } from 'hono';
import { isLanguage } from '#contract/languages/language.ts';
import { withDatabase } from '#core/http/database.ts';
import { demandOneClick } from '#core/http/one-click.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { unsubscribe } from './unsubscribe.ts';

/** Posted by a mail program to the URL of `List-Unsubscribe`: no cookie, no Origin, no page. The token alone authorises it. */
async function oneClick(c: Context<App>) {
  const language = c.req.param('language');
  if (language !== undefined && !isLanguage(language)) throw new ApiError(404);
  await demandOneClick(c.req.raw);
  if (!(await unsubscribe(c.var.db, c.env, c.req.query('token') ?? '')))
    throw new ApiError(404, 'problem.link_over');
  return c.text('Unsubscribed', 200, { 'Cache-Control': 'private, no-store' });
}

export const oneClickRoutes = router();

oneClickRoutes.post('/newsletter/unsubscribe', withDatabase, oneClick);
oneClickRoutes.post('/:language/newsletter/unsubscribe', withDatabase, oneClick);
