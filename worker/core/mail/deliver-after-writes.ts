import { createMiddleware } from 'hono/factory';
import { logFailure } from '#core/http/logs/log.ts';
import type { App } from '#env';
import { deliverDue } from './delivery.ts';
import { leavesMail } from './outbox.ts';

/** Sends what a request put into the outbox after its response. Cron sends the rest. */
export const deliverAfterWrites = createMiddleware<App>(async (c, next) => {
  const hasMail = await leavesMail(next);
  if (!c.res.ok || !hasMail) return;
  const delivery = deliverDue(c.env, c.var.db).catch((error: unknown) =>
    logFailure('delivery', error),
  );
  c.executionCtx.waitUntil(delivery);
});
