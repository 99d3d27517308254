import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import {
  bookings,
  orders,
  paymentParts,
  paymentSessions,
  testPayments,
  transferRequests,
} from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { withDatabase } from '#core/http/database.ts';
import { isCrossOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { isTestAllowed } from '#money/payments/providers/providers.ts';
import { testPage } from '#money/payments/providers/test-page.ts';
import { endTestPayment, testWebhook } from '#money/payments/providers/test-provider.ts';
import { takeWebhook } from '../payments.routes.ts';
import { payAfterWrites, payLater } from './pay-after-writes.ts';

async function sessionOf(c: Context<App>) {
  if (!isTestAllowed(c.env)) throw new ApiError(404);
  const { db } = c.var;
  const [row] = await db
    .select({
      test: testPayments,
      language: bookings.language,
      transferLanguage: transferRequests.language,
      orderLanguage: orders.language,
    })
    .from(testPayments)
    .innerJoin(paymentParts, eq(paymentParts.sessionId, testPayments.sessionId))
    .innerJoin(paymentSessions, eq(paymentSessions.id, testPayments.sessionId))
    .leftJoin(orders, eq(orders.id, paymentSessions.subjectId))
    .leftJoin(bookings, eq(bookings.id, paymentParts.subjectId))
    .leftJoin(transferRequests, eq(transferRequests.id, paymentParts.subjectId))
    .where(eq(testPayments.sessionId, c.req.param('session') ?? ''))
    .limit(1);
  const { test, language, transferLanguage, orderLanguage } = found(row);
  return { test, language: orderLanguage ?? language ?? transferLanguage ?? 'en' };
}

/** As providers do at their worst: the event that matters comes twice, after one that says less. */
async function sendWebhooks(c: Context<App>, reference: string, now: Date): Promise<void> {
  const secret = await signingSecret(c.var.db, c.env.QUOTE_SECRET);
  const paid = await testWebhook(secret, { id: `evt_${reference}`, type: 'paid', reference }, now);
  const other = await testWebhook(
    secret,
    { id: `evt_${reference}_other`, type: 'other', reference },
    now,
  );
  for (const { body, headers } of [paid, other, paid])
    await takeWebhook(c, 'test', body, headers, now);
}

const back = (c: Context<App>, url: string) =>
  c.body(null, 303, {
    Location: url,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });

/** Where guests of the provider `test` pay, decline or leave. */
export const testPageRoutes = router();

testPageRoutes.use('/pay/test/:session', withDatabase, payAfterWrites);
testPageRoutes.get('/pay/test/:session', async (c) => {
  const { test, language } = await sessionOf(c);
  if (
    test.status === 'paid' ||
    test.status === 'expired' ||
    test.expiresAt <= new Date().toISOString()
  )
    return back(c, test.returnUrl);
  return testPage({
    sessionId: test.sessionId,
    cents: test.cents,
    language,
    isDeclined: test.status === 'declined',
  });
});
testPageRoutes.post('/pay/test/:session', async (c) => {
  if (isCrossOrigin(c)) throw new ApiError(403, 'problem.foreign_page');
  const { test, language } = await sessionOf(c);
  const form = await c.req.formData().catch(() => {
    throw new ApiError(400, 'problem.not_page_form');
  });
  const now = new Date();
  const choice = form.get('deed');
  if (choice === 'decline') {
    await endTestPayment(c.var.db, test.sessionId, 'declined', now);
    return testPage({ sessionId: test.sessionId, cents: test.cents, language, isDeclined: true });
  }
  if (
    choice === 'pay' &&
    (await endTestPayment(c.var.db, test.sessionId, 'paid', now)) &&
    form.get('late') === null
  )
    payLater(c, () => sendWebhooks(c, test.id, now));
  // A late confirmation is one that the way back does not find either.
  return back(c, form.get('late') === null ? test.returnUrl : `${test.returnUrl}&late=1`);
});
