import type { Context } from 'hono';
import type { App } from '#env';

/** Who of the firm does it, as histories name them. */
export const actorOf = (c: Context<App>) =>
  c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`;
