import type { Context } from 'hono';
import { isLanguage } from '#contract/languages/language.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { withDatabase } from '#core/http/database.ts';
import { demandOneClick } from '#core/http/one-click.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { object } from './objections.ts';
import { heldReview } from './review-link.ts';

/** Posted by a mail program to the URL of `List-Unsubscribe`: no cookie, no Origin, no page. The token alone authorises it. */
async function oneClick(c: Context<App>) {
  if (!isLanguage(c.req.param('language'))) throw new ApiError(404);
  await demandOneClick(c.req.raw);
  await object(c.var.db, await heldReview(c, c.req.query('token') ?? ''));
  return c.text('Unsubscribed', 200, { 'Cache-Control': PRIVATE_CACHE });
}

export const stopMailsRoutes = router();

stopMailsRoutes.post('/:language/review/:reference/stop', withDatabase, oneClick);
