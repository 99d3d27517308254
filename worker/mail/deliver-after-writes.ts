import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { logFailure } from '#http/log.ts';
import { deliverDue } from './delivery.ts';
import { hasQueuedMail } from './outbox.ts';

/** Sends what a request put into the outbox once it has been answered. What is not done by then, cron does. */
export const deliverAfterWrites = createMiddleware<App>(async (c, next) => {
  await next();
  const { db } = c.var;
  if (!c.res.ok || !hasQueuedMail(db)) return;
  const delivery = deliverDue(c.env, db).catch((error: unknown) => logFailure('delivery', error));
  c.executionCtx.waitUntil(delivery);
});
