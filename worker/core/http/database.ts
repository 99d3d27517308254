import { createMiddleware } from 'hono/factory';
import { connectRequest } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import type { App } from '#env';

/** Gives each request its database and its reader. A page passes its own reader on, so that all its reads form one batch. */
export const withDatabase = createMiddleware<App>(async (c, next) => {
  const { db, calls } = connectRequest(c.env.DB);
  c.set('db', db);
  c.set('reader', new Reader(db));
  await next();
  c.header('Server-Timing', calls.serverTiming);
});
