import type { Context } from 'hono';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import type { App } from '#env';
import { isPreviewToken } from './preview-token.ts';

/**
 * Whether the URL has a preview token (`?preview=`) that permits reading this row as saved, published or not. An invalid token is ignored.
 * The response is never cached in either case.
 */
export async function isPreviewed(c: Context<App>, entity: string, id: number): Promise<boolean> {
  const token = c.req.query('preview');
  if (token === undefined) return false;
  c.header('Cache-Control', PRIVATE_CACHE);
  return isPreviewToken(await signingSecret(c.var.db, c.env.QUOTE_SECRET), entity, id, token);
}
