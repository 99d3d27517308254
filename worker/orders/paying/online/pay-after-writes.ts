import { createMiddleware } from 'hono/factory';
import { eachRow } from '#core/http/logs/each-row.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { App } from '#env';
import { moneyMovedBy } from '#money/ledger/money-signal.ts';
import { providersOf } from '#money/payments/providers/providers.ts';
import { sendRefunds } from '#money/payments/refunds.ts';
import { endOutdated } from './open-sessions.ts';

/**
 * After its response, what a request's writes mean for the providers: sessions for an amount that is no longer due end, and money that became due
 * back is sent. Cron repeats what fails.
 */
export const payAfterWrites = createMiddleware<App>(async (c, next) => {
  const subjects = await moneyMovedBy(next);
  if (subjects.length === 0) return;
  const { db, env } = { db: c.var.db, env: c.env };
  const now = new Date();
  const providers = providersOf(env, db);
  const done = eachRow(
    'payments after a write',
    [
      () => endOutdated(db, providers, subjects, now, { secret: env.QUOTE_SECRET }),
      () => sendRefunds(db, providers, now),
    ],
    (step) => step(),
  );
  c.executionCtx.waitUntil(done.catch((error: unknown) => logFailure('refunds', error)));
});
