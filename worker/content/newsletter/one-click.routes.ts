import type { Context } from 'hono';
import { isLanguage } from '#contract/languages/language.ts';
import { FORM_LIMIT_BYTES } from '#core/http/bodies/body.ts';
import { withDatabase } from '#core/http/database.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { unsubscribe } from './unsubscribe.ts';

/** RFC 8058 permits both form types and requires this one field. */
async function isOneClick(request: Request): Promise<boolean> {
  if (Number(request.headers.get('Content-Length') ?? 0) > FORM_LIMIT_BYTES)
    throw new ApiError(413);
  const form = await request.formData().catch(() => undefined);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

/** Posted by a mail program to the URL of `List-Unsubscribe`: no cookie, no Origin, no page. The token alone authorises it. */
async function oneClick(c: Context<App>) {
  const language = c.req.param('language');
  if (language !== undefined && !isLanguage(language)) throw new ApiError(404);
  if (!(await isOneClick(c.req.raw))) throw new ApiError(400, 'problem.send_one_click');
  if (!(await unsubscribe(c.var.db, c.env, c.req.query('token') ?? '')))
    throw new ApiError(404, 'problem.link_over');
  return c.text('Unsubscribed', 200, { 'Cache-Control': 'private, no-store' });
}

export const oneClickRoutes = router();

oneClickRoutes.post('/newsletter/unsubscribe', withDatabase, oneClick);
oneClickRoutes.post('/:language/newsletter/unsubscribe', withDatabase, oneClick);
