import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Bindings } from '#env';
import { ProviderRefused, WebhookRefused } from './provider.ts';
import { signatureOf } from './signature.ts';
import { stripeProvider } from './stripe-provider.ts';

// A stub of Stripe's API on loopback, which answers as its documentation says; the library is the published one.

type Asked = {
  method: string;
  path: string;
  form: URLSearchParams;
  key: string | undefined;
  auth: string | undefined;
};
const asked: Asked[] = [];
let server: Server;
let env: Bindings;
let isDown = false;

const SESSION = {
  id: 'cs_test_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 3000,
  currency: 'eur',
  payment_intent: {
    id: 'pi_1',
    object: 'payment_intent',
    latest_charge: { id: 'ch_1', object: 'charge', payment_method_details: { type: 'paypal' } },
  },
};

const REFUND = {
  ...{ id: 're_1', object: 'refund', status: 'succeeded', metadata: { refund: 'r1' } },
  ...{ payment_intent: 'pi_1', amount: 500, currency: 'eur' },
};
const DISPUTE = {
  id: 'dp_1',
  object: 'dispute',
  status: 'needs_response',
  payment_intent: 'pi_1',
  amount: 3000,
  currency: 'eur',
};
let refundNow: object = REFUND;
let sessionNow: object = SESSION;

/** Stripe takes addresses of ASCII letters, and amounts from 50 cents on. */
const isWrong = (form: URLSearchParams) =>
  /[^ -~]/.test(form.get('customer_email') ?? '') ||
  form.get('line_items[0][price_data][unit_amount]') === '7';

async function answerOf(request: IncomingMessage): Promise<{ status: number; body: object }> {
  let text = '';
  for await (const part of request) text += String(part);
  const [path = ''] = (request.url ?? '').split('?');
  const one = { method: request.method ?? '', path, form: new URLSearchParams(text) };
  asked.push({
    ...one,
    key: request.headers['idempotency-key'] as string | undefined,
    auth: request.headers.authorization,
  });
  if (isDown) return { status: 500, body: { error: { type: 'api_error', message: 'Down.' } } };
  if (request.headers.authorization === 'Bearer sk_test_bad')
    return {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
    };
  if (path === '/v1/checkout/sessions' && isWrong(one.form))
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'Invalid value.' } },
    };
  if (path === '/v1/checkout/sessions')
    return { status: 200, body: { ...SESSION, status: 'open', payment_status: 'unpaid' } };
  if (path === '/v1/checkout/sessions/cs_paid/expire')
    return {
      status: 400,
      body: {
        error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' },
      },
    };
  if (path.startsWith('/v1/checkout/sessions/')) return { status: 200, body: sessionNow };
  if (path === '/v1/refunds' && request.url?.includes('ch_gone'))
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: 'No such charge.' } },
    };
  if (path === '/v1/refunds' && one.method === 'GET')
    return {
      status: 200,
      body: {
        object: 'list',
        url: path,
        has_more: false,
        data: [REFUND, { ...REFUND, id: 're_9', metadata: {} }],
      },
    };
  if (path.startsWith('/v1/refunds/')) return { status: 200, body: refundNow };
  if (path.startsWith('/v1/disputes/'))
    return { status: 200, body: { ...DISPUTE, status: 'lost' } };
  if (one.form.get('amount') === '9999')
    return {
      status: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          message: 'Refund amount is greater than the charge.',
        },
      },
    };
  return {
    status: 200,
    body: {
      id: 're_1',
      object: 'refund',
      status: 'succeeded',
      amount: Number(one.form.get('amount')),
    },
  };
}

beforeAll(async () => {
  server = createServer(
    (request, response) =>
      void answerOf(request).then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body));
      }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  env = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
  } as Bindings;
});
beforeEach(() => {
  sessionNow = SESSION;
  asked.length = 0;
  isDown = false;
});
afterAll(() => void server.close());

const now = new Date('2027-06-01T08:00:00Z');
const NEW = {
  ...({ sessionId: 's1', cents: 3000, currency: 'EUR', language: 'de' } as const),
  ...{ description: 'Walk · ABCDEFGH', email: 'ana@example.com' },
  ...{
    returnUrl: 'https://menorca.example/api/payments/return/s1',
    expiresAt: '2027-06-01T08:31:00.000Z',
  },
};
const eventOf = (type: string, object: object, more: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    livemode: false,
    data: { object },
    ...more,
  });
const webhook = async (body: string, secret = 'whsec_1', at = now) =>
  stripeProvider(env).readWebhook(
    body,
    new Headers({ 'Stripe-Signature': await signatureOf(secret, body, at) }),
    now,
  );

test('a session is made with amount, way back and key, and its page is Stripe’s', async () => {
  const session = {
    ...({
      sessionId: 's1',
      cents: 3000,
      currency: 'EUR',
      description: 'Walk · ABCDEFGH',
      language: 'ca',
      email: 'ana@example.com',
    } as const),
    ...{
      returnUrl: 'https://menorca.example/api/payments/return/s1',
      expiresAt: '2027-06-01T08:31:00.000Z',
    },
  } as const;
  expect(await stripeProvider(env).createSession(session)).toEqual({
    reference: 'cs_test_1',
    url: SESSION.url,
  });
  const [{ form, key, auth } = { form: new URLSearchParams(), key: '', auth: '' }] = asked;
  expect([key, auth]).toEqual(['session:s1', 'Bearer sk_test_1']);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    locale: 'es',
    client_reference_id: 's1',
    'line_items[0][price_data][unit_amount]': '3000',
    'line_items[0][price_data][currency]': 'eur',
    success_url: session.returnUrl,
    expires_at: '1811838660',
  });
});

test.each(['ana@hotel-müller.de', 'anà@example.com'])(
  'an address that Stripe refuses (%s) does not keep the guest from paying',
  async (email) => {
    const { createSession } = stripeProvider(env);
    expect(await createSession({ ...NEW, email })).toMatchObject({ reference: 'cs_test_1' });
    expect(asked.map(({ form, key }) => [form.get('customer_email'), key])).toEqual([
      [email, 'session:s1'],
      [null, 'session:s1:no-email'],
    ]);
  },
);

test('a payment that Stripe refuses for good is refused; an outage and an invalid key are not', async () => {
  const { createSession } = stripeProvider(env);
  const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);
  expect(await failureOf(createSession({ ...NEW, cents: 7 }))).toBeInstanceOf(ProviderRefused);
  isDown = true;
  expect(await failureOf(createSession(NEW))).not.toBeInstanceOf(ProviderRefused);
  isDown = false;
  const { createSession: unknown } = stripeProvider({ ...env, STRIPE_SECRET_KEY: 'sk_test_bad' });
  expect(await failureOf(unknown(NEW))).toBeInstanceOf(Error);
  expect(await failureOf(unknown(NEW))).not.toBeInstanceOf(ProviderRefused);
});

test('what Stripe says of a session is its amount, its payment and how it was paid', async () => {
  expect(await stripeProvider(env).askSession('cs_test_1')).toEqual({
    status: 'paid',
    cents: 3000,
    currency: 'eur',
    payment: 'pi_1',
    method: 'paypal',
  });
});

test.each([
  ['card', 'card'],
  ['paypal', 'paypal'],
  ['bizum', 'bizum'],
  ['link', 'link'],
  ['klarna', 'klarna'],
  ['revolut_pay', 'revolut_pay'],
  ['amazon_pay', 'amazon_pay'],
  ['sepa_debit', 'sepa_debit'],
  ['customer_balance', 'transfer'],
  ['multibanco', 'online'],
] as const)('what is paid with %s is booked as %s', async (type, method) => {
  const charge = { id: 'ch_1', object: 'charge', payment_method_details: { type } };
  sessionNow = { ...SESSION, payment_intent: { ...SESSION.payment_intent, latest_charge: charge } };
  expect((await stripeProvider(env).askSession('cs_test_1')).method).toBe(method);
});

test('a session that is open ends; one that Stripe does not end any more is no failure, an outage is', async () => {
  const { endSession } = stripeProvider(env);
  await endSession('cs_test_1');
  expect(asked.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/v1/checkout/sessions/cs_test_1/expire'],
  ]);
  await endSession('cs_paid');
  isDown = true;
  await expect(endSession('cs_test_1')).rejects.toThrow();
});

test('a refund has a key and our name for it; one that Stripe refuses is not tried again, an outage is', async () => {
  const { refund } = stripeProvider(env);
  expect(await refund({ id: 'r1', payment: 'pi_1', cents: 500 })).toEqual({
    reference: 're_1',
    status: 'done',
  });
  expect([asked[0]?.key, asked[0]?.form.get('metadata[refund]')]).toEqual(['refund:r1', 'r1']);
  await expect(refund({ id: 'r2', payment: 'pi_1', cents: 9999 })).rejects.toBeInstanceOf(
    ProviderRefused,
  );
  isDown = true;
  const failure = await refund({ id: 'r3', payment: 'pi_1', cents: 500 }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ProviderRefused);
});

test('signed webhooks are read; a wrong signature, an old one, another account and live money are refused', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const paid = eventOf('checkout.session.completed', SESSION);
  expect(await webhook(paid)).toMatchObject({
    id: 'evt_1',
    type: 'paid',
    reference: 'cs_test_1',
    state: { cents: 3000, payment: 'pi_1' },
  });
  const reasonOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => (error instanceof WebhookRefused ? error.reason : error),
    );
  expect(await reasonOf(webhook(paid, 'whsec_2'))).toBe('signature');
  expect(await reasonOf(webhook(paid, 'whsec_1', new Date(now.getTime() - 3_600_000)))).toBe('old');
  expect(
    await reasonOf(webhook(eventOf('checkout.session.completed', SESSION, { account: 'acct_2' }))),
  ).toBe('account');
  expect(
    await reasonOf(webhook(eventOf('checkout.session.completed', SESSION, { livemode: true }))),
  ).toBe('account');
  expect(await reasonOf(webhook(paid, 'whsec_1', new Date(now.getTime() + 3_600_000)))).toBe('old');
  for (const body of [
    'null',
    '[]',
    '5',
    '{}',
    JSON.stringify({ id: 'evt_2', type: 'refund.updated', livemode: false }),
  ])
    expect([body, await reasonOf(webhook(body))]).toEqual([body, 'unreadable']);
});

test('a webhook names our session, and what is not there any more is refused', async () => {
  const session = { ...SESSION, client_reference_id: 's1' };
  expect(await webhook(eventOf('checkout.session.completed', session))).toMatchObject({
    session: 's1',
  });
  refundNow = { ...REFUND, payment_intent: { id: 'pi_1', metadata: { session: 's1' } } };
  expect((await webhook(eventOf('refund.updated', REFUND))).refunds).toMatchObject([
    { payment: 'pi_1', session: 's1' },
  ]);
  refundNow = REFUND;
  await expect(
    webhook(eventOf('charge.refunded', { id: 'ch_gone', object: 'charge' })),
  ).rejects.toBeInstanceOf(ProviderRefused);
});

test('of refunds and disputes Stripe’s present word counts, not the one that was sent; those of its dashboard have no name of ours', async () => {
  refundNow = { ...REFUND, status: 'failed' };
  const ours = {
    session: null,
    reference: 're_1',
    refundId: 'r1',
    payment: 'pi_1',
    cents: 500,
    currency: 'eur',
  };
  expect(await webhook(eventOf('refund.updated', REFUND))).toMatchObject({
    type: 'refund',
    refunds: [{ ...ours, status: 'failed' }],
  });
  refundNow = REFUND;
  const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' };
  expect((await webhook(eventOf('charge.refunded', charge))).refunds).toEqual([
    { ...ours, status: 'done' },
    { ...ours, reference: 're_9', refundId: null, status: 'done' },
  ]);
  const lost = { reference: 'dp_1', payment: 'pi_1', cents: 3000, currency: 'eur', status: 'lost' };
  expect(await webhook(eventOf('charge.dispute.created', DISPUTE))).toMatchObject({
    type: 'dispute',
    dispute: lost,
  });
  vi.spyOn(console, 'error').mockReturnValue();
  isDown = true;
  expect(await webhook(eventOf('charge.dispute.created', DISPUTE))).toMatchObject({
    dispute: { ...lost, status: 'open' },
  });
});
