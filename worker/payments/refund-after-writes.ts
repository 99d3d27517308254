import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { logFailure } from '#http/log.ts';
import { leavesRefunds } from '#ledger/refund-signal.ts';
import { providersOf } from './providers.ts';
import { sendRefunds } from './refunds.ts';

/** Sends the money back that a request made due, after its response. Cron repeats what fails. */
export const refundAfterWrites = createMiddleware<App>(async (c, next) => {
  const mayRefund = await leavesRefunds(next);
  if (!mayRefund) return;
  const { db } = c.var;
  const refunds = providersOf(c.env, db).then((providers) => sendRefunds(db, providers, new Date()));
  c.executionCtx.waitUntil(refunds.catch((error: unknown) => logFailure('refunds', error)));
});
