import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FirstHour } from '#contract/admin/first-hour.ts';
import type { PaymentState } from '#contract/money/payments.ts';
import type { ProviderKeys } from '#contract/money/provider-keys.ts';
import type { Problem } from '#contract/problem.ts';
import { auditLog, outbox, sessions, settings } from '#core/db/schema.ts';
import { seal, unseal } from '#core/keys/seal.ts';
import { stripeKeys, withMailKey } from '#core/keys/stored-keys.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import { queueMail } from '#core/mail/outbox.ts';
import { chosenProvider, hasProvider } from '#money/payments/providers/providers.ts';
import { paymentsInForce } from '#money/payments/settings.ts';
import { jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { signIn } from '../../test/sign-in.ts';

const SECRET = 'a secret of the worker, long enough';
const STRIPE = { secretKey: 'sk_test_abcdefghWXYZ', webhookSecret: 'whsec_0123456789abcd' };
const MAIL_KEY = 're_0123456789MAIL';
const withSecret = { ...bindings, KEYS_SECRET: SECRET };
const { headers } = await signIn('admin@example.com', 'admin');

const call = (path: string, method = 'GET', body?: unknown, env = withSecret) =>
  send(
    `/api/admin${path}`,
    {
      method,
      headers: {
        ...headers,
        ...{ Origin: ORIGIN, 'Accept-Language': 'de', 'Content-Type': 'application/json' },
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    env,
  );

type Sent = { url: string; key: string | null };
const sent: Sent[] = [];
let mailStatus = 200;
const nameSender = () =>
  db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Costa', email: 'hola@costa.example' } })
    .onConflictDoNothing();
beforeEach(async () => {
  sent.length = 0;
  mailStatus = 200;
  await db.delete(settings).where(eq(settings.key, 'provider-keys'));
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { hostname, pathname } = new URL(request.url);
    if (hostname !== 'api.stripe.com' && hostname !== 'api.resend.com')
      return realFetch(input, init);
    sent.push({ url: request.url, key: request.headers.get('Authorization') });
    if (hostname === 'api.resend.com')
      return Response.json({ message: 'API key is invalid' }, { status: mailStatus });
    if (pathname === '/v1/balance') return Response.json({ object: 'balance' });
    return Response.json({
      data: [{ url: 'http://localhost/api/payments/webhooks/stripe', status: 'enabled' }],
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('keys are tried, stored sealed, and never shown again', async () => {
  const answer = await call('/provider-keys/stripe', 'POST', STRIPE);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    stripe: { source: 'screen', lastFour: 'WXYZ', webhookLastFour: 'abcd', isLive: false },
  });
  expect(sent[0]).toEqual({
    url: 'https://api.stripe.com/v1/balance',
    key: `Bearer ${STRIPE.secretKey}`,
  });
  const [row] = await db.select().from(settings).where(eq(settings.key, 'provider-keys'));
  for (const shown of [text, JSON.stringify(row)])
    for (const key of [STRIPE.secretKey, STRIPE.webhookSecret]) expect(shown).not.toContain(key);
  expect(await stripeKeys(withSecret, db)).toEqual(STRIPE);
  const state = await jsonOf<PaymentState>(call('/payments/state'));
  expect(state.missingSecrets).toEqual([]);
  expect(
    hasProvider(
      { ...withSecret, SITE_ORIGIN: 'https://x.example' },
      await paymentsInForce(withSecret, db),
    ),
  ).toBe(true);
  const log = await db.select().from(auditLog).where(eq(auditLog.entityId, 'provider-keys'));
  expect(log).toHaveLength(1);
  expect(JSON.stringify(log)).not.toContain('WXYZ');
});

test('no backup and no export contains them', async () => {
  await call('/provider-keys/stripe', 'POST', STRIPE);
  for (const path of ['/backup?personal=true', '/backup']) {
    const answer = await call(path);
    expect(await answer.text()).not.toContain('provider-keys');
  }
});

test('a secret set with wrangler comes first, and the state says so', async () => {
  await nameSender();
  await call('/provider-keys/stripe', 'POST', STRIPE);
  const own = {
    ...withSecret,
    ...{ STRIPE_SECRET_KEY: 'sk_test_ownown1234', STRIPE_WEBHOOK_SECRET: 'whsec_own5678' },
  };
  expect(await stripeKeys(own, db)).toMatchObject({ secretKey: 'sk_test_ownown1234' });
  const { stripe } = await jsonOf<ProviderKeys>(call('/provider-keys', 'GET', undefined, own));
  expect(stripe).toMatchObject({ source: 'worker', lastFour: '1234', webhookLastFour: '5678' });
});

test('without the worker’s secret nothing is taken, and under another one nothing opens', async () => {
  const refused = await call('/provider-keys/stripe', 'POST', STRIPE, {
    ...bindings,
    KEYS_SECRET: '',
  });
  expect(refused.status).toBe(409);
  expect((await jsonOf<Problem>(refused)).detail).toContain('KEYS_SECRET');
  await call('/provider-keys/stripe', 'POST', STRIPE);
  const other = { ...withSecret, KEYS_SECRET: 'another secret of the worker' };
  expect(await stripeKeys(other, db)).toBeUndefined();
  const { stripe } = await jsonOf<ProviderKeys>(call('/provider-keys', 'GET', undefined, other));
  expect(stripe.source).toBe('locked');
});

test('under another secret of the worker nothing is paid with keys of the screen, and the first screens say so', async () => {
  await call('/provider-keys/stripe', 'POST', STRIPE);
  await call('/provider-keys/mail', 'POST', { key: MAIL_KEY, to: 'ana@example.com' });
  const firstHour = (env = withSecret) =>
    jsonOf<FirstHour>(call('/first-hour', 'GET', undefined, env));
  expect((await firstHour()).lockedKeys).toEqual([]);
  const other = { ...withSecret, KEYS_SECRET: 'another secret of the worker' };
  const live = { ...other, SITE_ORIGIN: 'https://x.example' };
  expect(hasProvider(live, await paymentsInForce(live, db))).toBe(false);
  expect(await chosenProvider(live, db)).toBeUndefined();
  const { lockedKeys, steps } = await firstHour(other);
  expect(lockedKeys).toEqual(['stripe', 'mail']);
  expect(steps.find(({ step }) => step === 'payment')?.isDone).toBe(false);
  const state = await jsonOf<PaymentState>(call('/payments/state', 'GET', undefined, other));
  expect(state.provider).not.toBe('stripe');
  const outlook = call('/email-settings/outlook', 'GET', undefined, other);
  expect((await jsonOf<{ block: unknown }>(outlook)).block).not.toBeNull();
  const own = { ...other, STRIPE_SECRET_KEY: 'sk_test_own1', STRIPE_WEBHOOK_SECRET: 'whsec_own1' };
  expect((await firstHour(own)).lockedKeys).toEqual(['mail']);
  await call('/provider-keys/stripe', 'POST', STRIPE, other);
  expect((await firstHour(other)).lockedKeys).toEqual(['mail']);
});

test('what is sealed for one purpose opens for no other, and not once it was changed', async () => {
  const sealed = await seal(SECRET, 'stripe', 'text');
  expect(await unseal(SECRET, 'stripe', sealed)).toBe('text');
  expect(await unseal(SECRET, 'mail', sealed)).toBeUndefined();
  expect(
    await unseal(SECRET, 'stripe', `${sealed.slice(0, -2)}${sealed.endsWith('00') ? '11' : '00'}`),
  ).toBeUndefined();
  expect(await seal(SECRET, 'stripe', 'text')).not.toBe(sealed);
});

test('a session alone is not enough to change keys', async () => {
  await db.update(sessions).set({ provenAt: '2020-01-01T00:00:00.000Z' });
  for (const [path, method, body] of [
    ['/stripe', 'POST', STRIPE],
    ['/mail', 'POST', { key: MAIL_KEY, to: 'ana@example.com' }],
    ['/stripe', 'DELETE', undefined],
  ] as const)
    expect((await call(`/provider-keys${path}`, method, body)).status).toBe(403);
  await db.update(sessions).set({ provenAt: new Date().toISOString() });
});

test('the mail provider’s key sends a test mail at once, and all mails from then on', async () => {
  await nameSender();
  const answer = await call('/provider-keys/mail', 'POST', {
    ...{ key: MAIL_KEY, to: 'ana@example.com', language: 'de' },
  });
  expect(await jsonOf<ProviderKeys>(answer)).toMatchObject({
    mail: { source: 'screen', lastFour: 'MAIL', arrivedAt: null },
  });
  expect(sent).toEqual([{ url: 'https://api.resend.com/emails', key: `Bearer ${MAIL_KEY}` }]);
  const arrived = await call('/provider-keys/mail/arrival', 'PUT', { hasArrived: true });
  expect((await jsonOf<ProviderKeys>(arrived)).mail.arrivedAt).not.toBeNull();
  expect((await jsonOf<{ block: unknown }>(call('/email-settings/outlook'))).block).toBeNull();
  const mail = { subject: 'A', html: '<p>A</p>', text: 'A', language: 'de' as const };
  await queueMail(db, { ...mail, kind: 'test', to: 'bea@example.com' });
  await deliverDue(withSecret, db);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([`Bearer ${MAIL_KEY}`]));
  expect((await db.select().from(outbox)).every(({ status }) => status === 'sent')).toBe(true);
  const own = { ...withSecret, MAIL_TOKEN: 'own' };
  expect(await withMailKey(own, db)).toBe(own);
});

test('a key that the mail provider refuses is not stored, and the reason is a sentence', async () => {
  mailStatus = 401;
  const answer = await call('/provider-keys/mail', 'POST', { key: MAIL_KEY, to: 'a@example.com' });
  expect(answer.status).toBe(422);
  const problem = await jsonOf<Problem>(answer);
  expect(problem.code).toBe('invalid');
  expect(problem.detail).toContain('Maildienst');
  expect(problem.detail).not.toContain(MAIL_KEY);
  expect((await jsonOf<ProviderKeys>(call('/provider-keys'))).mail.source).toBeNull();
});

test('keys that were removed are not in force', async () => {
  await call('/provider-keys/stripe', 'POST', STRIPE);
  expect((await call('/provider-keys/stripe', 'DELETE')).status).toBe(200);
  expect(await stripeKeys(withSecret, db)).toBeUndefined();
});
