import { createMiddleware } from 'hono/factory';
import { connect } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import type { App } from '#env';

/** Gives each request its database and its reader. A page passes its own reader on, so that all its reads form one batch. */
export const withDatabase = createMiddleware<App>(async (c, next) => {
  const db = connect(c.env.DB);
  c.set('db', db);
  const reader = new Reader(db);
  c.set('reader', reader);
  await next();
  c.header('Server-Timing', reader.serverTiming);
});
