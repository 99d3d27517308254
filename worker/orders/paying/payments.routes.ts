import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { GuestMoney } from '#contract/money/payments.schema.ts';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { paymentSessions } from '#core/db/schema.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, describeQuery, pathParameter } from '#core/http/description/describe-route.ts';
import { log, logFailure } from '#core/http/logs/log.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { ProviderRefused, WebhookRefused } from '#money/payments/providers/provider.ts';
import { providersOf } from '#money/payments/providers/providers.ts';
import { guestMoney, sendOrderToPay, sendToPay } from './guest-money.ts';
import { API_OF, guestPage, subjectOfLink, subjectPaidBy } from './links/subject.ts';
import { paidAround } from './online/payment-mails.ts';
import { bookingPaidBy, handleEvent, handleState, sessionRead } from './online/provider-events.ts';

const LinkQuery = v.object({ token: v.string() });
/** Providers send a few kilobytes. */
const WEBHOOK_LIMIT_BYTES = 256 * 1024;
const DAY_MS = 86_400_000;
const WEBHOOK_STATUS = {
  done: 200,
  seen: 200,
  ignored: 200,
  unknown_session: 404,
  amount: 422,
} as const;

/** Checks and takes in a webhook; what is refused changes nothing. */
export async function takeWebhook(
  c: Context<App>,
  name: string,
  text: string,
  headers: Headers,
  now: Date,
) {
  const { db } = c.var;
  const providers = providersOf(c.env, db);
  const provider = Object.hasOwn(providers, name)
    ? providers[name as PaymentProviderName]
    : undefined;
  if (!provider) {
    log('warn', 'a webhook was refused', { reason: 'provider' });
    throw new ApiError(404);
  }
  const event = await provider.readWebhook(text, headers, now).catch((error: unknown) => {
    // What it is about is not there any more; sending it again changes nothing.
    if (error instanceof ProviderRefused) return undefined;
    if (!(error instanceof WebhookRefused)) {
      logFailure('payment', error, { provider: provider.name });
      throw new ApiError(503, 'problem.provider_away', {
        code: 'payment_unavailable',
      });
    }
    log('warn', 'a webhook was refused', { provider: provider.name, reason: error.reason });
    throw new ApiError(400, 'problem.webhook_refused', { code: error.reason });
  });
  return event
    ? handleEvent(db, provider, event, now, { secret: c.env.QUOTE_SECRET })
    : ('ignored' as const);
}

/** The money of a guest's booking or transfer, and the way to pay it. */
const guestMoneyOf = (kind: MoneySubject) => {
  const routes = router();
  routes.get(
    `${API_OF[kind]}/:reference/money`,
    describeRoute({
      summary: 'What is paid and what is due, by the token of the guest’s link',
      responses: answers({ 200: GuestMoney }),
    }),
    cached(PRIVATE_CACHE),
    describeQuery(LinkQuery),
    async (c) => answer(c, await guestMoney(c, await subjectOfLink(c, kind), new Date())),
  );
  routes.get(
    `${API_OF[kind]}/:reference/pay`,
    describeRoute({
      summary: 'Leads to the payment provider’s page',
      description:
        'For what is due now. The same amount leads to the same page, so that two tabs pay once.',
      responses: answers({ 303: null }),
    }),
    rateLimit('FORM_LIMIT'),
    describeQuery(LinkQuery),
    async (c) => sendToPay(c, kind, new Date()),
  );
  return routes;
};

/** What guests and providers call: links to pay, the money of bookings and transfers, webhooks, and the way back from a provider's page. */
export const paymentRoutes = router();

paymentRoutes.route('/', guestMoneyOf('booking'));
paymentRoutes.route('/', guestMoneyOf('transfer'));
paymentRoutes.get(
  '/orders/:reference/pay',
  describeRoute({
    summary: 'Leads to the payment provider’s page for all that is due of an order',
    description:
      'One payment for all items that are bound. The same amounts lead to the same page, so that two tabs pay once.',
    responses: answers({ 303: null }),
  }),
  rateLimit('FORM_LIMIT'),
  describeQuery(LinkQuery),
  async (c) => sendOrderToPay(c, new Date()),
);
paymentRoutes.get(
  '/payments/return/:session',
  describeRoute({
    summary: 'The way back from a payment provider’s page',
    description:
      'Leads to the guest’s page with the `key` of the address that the provider was given, else to the home page.',
    parameters: [pathParameter('session', { type: 'string' })],
    responses: answers({ 303: null }),
  }),
  async (c) => {
    const { db } = c.var;
    const now = new Date();
    const reader = c.var.reader;
    const isMeant = eq(paymentSessions.id, c.req.param('session'));
    const links = { secret: c.env.QUOTE_SECRET };
    const [session, around, subject] = await Promise.all([
      reader.run(sessionRead(db, isMeant)),
      paidAround(reader, db, bookingPaidBy(db, isMeant), links),
      reader.run(subjectPaidBy(db, isMeant)),
    ]);
    const isRecent = session && now.getTime() - Date.parse(session.createdAt) < DAY_MS;
    const { status, provider, providerReference, returnUrl } = found(
      isRecent ? session : undefined,
    );
    // The guest may be faster than the webhook.
    if (session && status === 'open' && providerReference && c.req.query('late') === undefined) {
      const asked = providersOf(c.env, db)[provider]?.askSession(providerReference);
      const state = await asked?.catch((error: unknown) => void logFailure('payment', error));
      if (state) await handleState(db, session, state, now, links, { around });
    }
    // Only the address that the provider was given has the key; the session's id stands in other addresses too.
    const isPayer = (c.req.query('key') ?? null) === new URL(returnUrl).searchParams.get('key');
    const path = subject && isPayer ? await guestPage(around.key, subject) : '/';
    return c.body(null, 303, {
      Location: path,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    });
  },
);
paymentRoutes.post(
  '/payments/webhooks/:provider',
  describeRoute({
    summary: 'Webhooks of payment providers',
    description:
      'Signed by the provider. Events count once; unsigned, old ones and those of another account are refused. What is about no payment of this site is `ignored`.',
    parameters: [pathParameter('provider', { type: 'string', enum: ['test', 'stripe'] })],
    responses: answers({ 200: 'application/json' }),
  }),
  async (c) => {
    const isTooLong = Number(c.req.header('Content-Length') ?? 0) > WEBHOOK_LIMIT_BYTES;
    const text = isTooLong ? '' : await c.req.text();
    if (isTooLong || text.length > WEBHOOK_LIMIT_BYTES) {
      log('warn', 'a webhook was refused', { reason: 'length' });
      throw new ApiError(413);
    }
    const outcome = await takeWebhook(
      c,
      c.req.param('provider'),
      text,
      c.req.raw.headers,
      new Date(),
    );
    if (outcome === 'unknown_session' || outcome === 'amount')
      throw new ApiError(WEBHOOK_STATUS[outcome], 'problem.nothing_changed', { code: outcome });
    return c.json({ outcome });
  },
);
