import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { PRIVATE_CACHE } from '#http/cache.ts';
import { ApiError } from '#http/problem.ts';
import { currentUser } from './session.ts';

const headers = { 'Cache-Control': PRIVATE_CACHE };

/** Lets administrators alone on. Stands before whatever looks something up, so that others never learn what exists. */
export const requireAdmin = createMiddleware<App>(async (c, next) => {
  const user = await currentUser(c);
  if (!user) throw new ApiError(401, 'Nobody is signed in.', { headers });
  if (user.role !== 'admin') throw new ApiError(403, 'This is for administrators.', { headers });
  c.set('user', user);
  await next();
  c.header('Cache-Control', PRIVATE_CACHE);
});
