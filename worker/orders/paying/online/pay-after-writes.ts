import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { eachRow } from '#core/http/logs/each-row.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { App } from '#env';
import { moneyMovedBy } from '#money/ledger/money-signal.ts';
import { providersOf } from '#money/payments/providers/providers.ts';
import { sendRefunds } from '#money/payments/refunds.ts';
import { sealRecords } from '#money/receipts/invoices/seal-records.ts';
import { endOutdated } from './open-sessions.ts';

/**
 * Runs work, and then does what its writes mean for the providers: sessions for an amount that is no longer due end, and money that became due
 * back is sent; the records of invoices are written. Cron repeats what fails.
 */
async function payAfter(
  c: Context<App>,
  work: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const subjects = await moneyMovedBy(work);
  const { db, env } = { db: c.var.db, env: c.env };
  return async () => {
    if (subjects.length === 0) return;
    const now = new Date();
    const providers = providersOf(env, db);
    await eachRow(
      'payments after a write',
      [
        () => endOutdated(db, providers, subjects, now, { secret: env.QUOTE_SECRET }),
        () => sendRefunds(db, providers, now),
        () => sealRecords(db, now),
      ],
      (step) => step(),
    ).catch((error: unknown) => logFailure('refunds', error));
  };
}

/** After its response. */
export const payAfterWrites = createMiddleware<App>(async (c, next) => {
  const rest = await payAfter(c, next);
  c.executionCtx.waitUntil(rest());
});

/** Work that the response does not wait for. */
export const payLater = (c: Context<App>, work: () => Promise<unknown>): void =>
  c.executionCtx.waitUntil(
    payAfter(c, work)
      .then((rest) => rest())
      .catch((error: unknown) => logFailure('payment', error)),
  );
