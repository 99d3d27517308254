import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bindings } from '#env';
import { tryStripe } from './try-stripe.ts';

// A stub of Stripe's API on loopback, which answers as its documentation says.

const SITE = {
  webhookUrl: 'https://menorca.example/api/payments/webhooks/stripe',
  takesLiveOnly: false,
};
const WEBHOOK = 'whsec_0123456789';
const refusal = (code: string | undefined, message: string) => ({
  error: { type: 'invalid_request_error', message, ...(code && { code }) },
});
const ANSWERS: Record<string, { balance: [number, object]; endpoints: [number, object] }> = {
  sk_test_good: {
    balance: [200, { object: 'balance', livemode: false }],
    endpoints: [200, { data: [{ url: SITE.webhookUrl, status: 'enabled' }] }],
  },
  sk_live_good: {
    balance: [200, { object: 'balance', livemode: true }],
    endpoints: [200, { data: [{ url: SITE.webhookUrl, status: 'enabled' }] }],
  },
  sk_test_other: {
    balance: [200, { object: 'balance' }],
    endpoints: [200, { data: [{ url: 'https://other.example/hook', status: 'enabled' }] }],
  },
  sk_test_off: {
    balance: [200, { object: 'balance' }],
    endpoints: [200, { data: [{ url: SITE.webhookUrl, status: 'disabled' }] }],
  },
  sk_test_revoked: {
    balance: [401, refusal('api_key_expired', 'Expired API Key provided')],
    endpoints: [401, {}],
  },
  sk_test_down: { balance: [500, {}], endpoints: [500, {}] },
  rk_test_nothing: {
    balance: [403, refusal(undefined, 'does not have the required permissions')],
    endpoints: [403, {}],
  },
  rk_test_enough: {
    balance: [403, refusal(undefined, 'does not have the required permissions')],
    endpoints: [200, { data: [{ url: SITE.webhookUrl, status: 'enabled' }] }],
  },
};

let server: Server;
let env: Bindings;
beforeAll(async () => {
  server = createServer((request, response) => {
    const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const known = ANSWERS[key];
    const [status, body] = known
      ? known[request.url?.startsWith('/v1/balance') ? 'balance' : 'endpoints']
      : [401, refusal(undefined, 'Invalid API Key provided')];
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  env = {
    STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  } as Bindings;
});
afterAll(() => void server.close());

const tried = (secretKey: string, more: Partial<typeof SITE> = {}, webhookSecret = WEBHOOK) =>
  tryStripe(env, { secretKey, webhookSecret }, { ...SITE, ...more });

test('a pair of the account that has this site’s webhook is taken', async () => {
  expect(await tried('sk_test_good')).toEqual({ isLive: false });
  expect(await tried('sk_live_good', { takesLiveOnly: true })).toEqual({ isLive: true });
  expect(await tried('rk_test_enough')).toEqual({ isLive: false });
});

test('each way in which a pair is wrong is told apart', async () => {
  for (const [key, fault] of [
    ['sk_test_unknown', 'invalid'],
    ['sk_test_revoked', 'revoked'],
    ['sk_test_other', 'pair'],
    ['sk_test_off', 'pair'],
    ['sk_test_down', 'unreachable'],
    ['rk_test_nothing', 'permission'],
    ['pk_test_good', 'publishable'],
    ['something else', 'secret_form'],
  ] as const)
    expect.soft([key, await tried(key)]).toEqual([key, { fault }]);
  expect(await tried(WEBHOOK, {}, 'sk_test_good')).toEqual({ fault: 'order' });
  expect(await tried('sk_test_good', {}, 'secret')).toEqual({ fault: 'webhook_form' });
  expect(await tried('sk_test_good', { takesLiveOnly: true })).toEqual({ fault: 'test_on_live' });
});

test('where Stripe cannot be reached that is said, and not that the key is wrong', async () => {
  const away = { STRIPE_API_BASE: 'http://127.0.0.1:9' } as Bindings;
  const keys = { secretKey: 'sk_test_good', webhookSecret: WEBHOOK };
  expect(await tryStripe(away, keys, SITE)).toEqual({ fault: 'unreachable' });
});
