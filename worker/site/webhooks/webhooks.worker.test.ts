import { eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { NewWebhook, WebhookDetail, WebhookRow } from '#contract/admin/webhooks.ts';
import { auditLog, bookings, outbox, reviews, settings, webhooks } from '#core/db/schema.ts';
import { deliverWebhooks } from '#core/webhooks/deliver-webhooks.ts';
import { sealStored } from '#core/webhooks/stored-secret.ts';
import { describeNotice } from '#orders/octo/webhooks/describe-notice.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings, postJson } from '../../test/client.ts';
import { aHold, aPaidDeposit } from '../../test/orders/paid-first.ts';
import { queueWebhooks } from './queue-webhooks.ts';

await aTripType();
await db
  .insert(settings)
  .values({ key: 'site', value: { email: 'company@example.com' } })
  .onConflictDoUpdate({ target: settings.key, set: { value: { email: 'company@example.com' } } });
const admin = await anAdmin();
const ADDRESS = 'https://books.example.com/hook';
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** The resolver has one address for every name. */
const stubResolver = (address: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const isV4 = new URL(String(input)).searchParams.get('type') === 'A';
    return Response.json({ Status: 0, Answer: isV4 ? [{ type: 1, data: address }] : [] });
  });
beforeEach(() => {
  stubResolver('93.184.215.14');
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete(webhooks);
});

const create = async (events: string[], name = 'Accounting') =>
  jsonOf<NewWebhook>(admin('/webhooks', 'POST', { name, url: ADDRESS, events }));
const detail = (id: string) => jsonOf<WebhookDetail>(admin(`/webhooks/${id}`));

type Sent = { headers: Record<string, string>; text: string; type: string; data: unknown };
/** Looks for events and sends what is due to a receiver that answers so. */
async function deliver(status = 200, now = new Date(), env = bindings): Promise<Sent[]> {
  const sent: Sent[] = [];
  const send = (async (_url: URL, init: RequestInit) => {
    const text = String(init.body);
    const { type, data } = JSON.parse(text) as Pick<Sent, 'type' | 'data'>;
    sent.push({ headers: Object.fromEntries(new Headers(init.headers)), text, type, data });
    return new Response(null, { status });
  }) as typeof fetch;
  await queueWebhooks(db, now);
  await deliverWebhooks(env, db, describeNotice, {
    ...{ now: () => now, send, resolve: async () => ['93.184.215.14'] },
  });
  return sent;
}

test('a webhook is made with a secret that only that answer contains; resellers’ are not among them', async () => {
  await db.insert(webhooks).values({
    ...{ id: 'octo', apiKeyId: 7, url: ADDRESS, secret: 's', events: ['booking_update'] },
  });
  const { secret, ...row } = await create(['order.created']);
  expect(secret).toMatch(/^whsec_/);
  expect(await jsonOf<WebhookRow[]>(admin('/webhooks'))).toEqual([row]);
  const shown = JSON.stringify([await detail(row.id), await db.select().from(auditLog)]);
  expect(shown).not.toContain(secret);
  expect((await admin('/webhooks/octo')).status).toBe(404);
  expect((await admin('/webhooks/octo', 'DELETE')).status).toBe(404);
});

test.each([
  [{ url: 'http://books.example.com/' }, 'url'],
  [{ url: 'https://169.254.169.254/' }, 'url'],
  [{ events: [] }, 'events'],
  [{ events: ['booking_update'] }, 'events'],
  [{ name: '' }, 'name'],
])('%j is refused', async (change, field) => {
  const input = { name: 'Books', url: ADDRESS, events: ['order.created'], ...change };
  const answer = await admin('/webhooks', 'POST', input);
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await answer.json())).toContain(`"${field}`);
});

test('a name that leads to a private address is refused', async () => {
  stubResolver('10.0.0.8');
  const input = { name: 'Books', url: ADDRESS, events: ['order.created'] };
  expect((await admin('/webhooks', 'POST', input)).status).toBe(422);
});

test('a paid booking is an order and a payment, once each, also when two workers look at once', async () => {
  const { id, secret } = await create(['order.created', 'payment.received']);
  const { booking } = await aPaidDeposit(1, 30);
  const now = new Date();
  await Promise.all([queueWebhooks(db, now), queueWebhooks(db, now)]);
  const [one, two] = await Promise.all([deliver(), deliver()]);
  const sent = [...one, ...two];
  expect(sent.map(({ type }) => type).sort()).toEqual(['order.created', 'payment.received']);
  const [order] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(sent.find(({ type }) => type === 'payment.received')?.data).toEqual({
    order: { id: order?.orderId, reference: booking.reference },
    payment: { id: expect.any(Number), cents: 1500, currency: 'EUR', method: expect.anything() },
  });
  for (const { text, headers } of sent) {
    expect(new Verifier(secret).verify(text, headers)).toEqual(JSON.parse(text));
    expect(text).not.toMatch(/ana/i);
  }
  expect(await deliver()).toEqual([]);
  expect((await detail(id)).deliveries.map(({ status, answer }) => [status, answer])).toEqual([
    ['sent', 200],
    ['sent', 200],
  ]);
});

test('a hold is no order yet; what happened before the webhook was made is not sent', async () => {
  await aPaidDeposit(1, 30);
  await create(['order.created', 'order.changed', 'order.cancelled', 'payment.received']);
  await aHold(1, 30);
  expect(await deliver()).toEqual([]);
});

test('a change and a cancellation are sent with the state of what they concern', async () => {
  const { booking, token, option } = await aPaidDeposit(2, 30);
  await create(['order.changed', 'order.cancelled']);
  const path = `/api/bookings/${booking.reference}`;
  const units = [{ unitId: option.adult, quantity: 1 }];
  expect((await postJson(`${path}/change`, { token, units })).status).toBe(200);
  const order = { reference: booking.reference, id: expect.any(String) };
  const item = { kind: 'booking', id: booking.id };
  const [changed, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(changed).toMatchObject({
    type: 'order.changed',
    data: { order, items: [{ ...item, state: 'confirmed' }] },
  });
  expect((await postJson(`${path}/cancel`, { token, feeCents: 0 })).status).toBe(200);
  expect(await deliver()).toMatchObject([
    { type: 'order.cancelled', data: { order, items: [{ ...item, state: 'cancelled_customer' }] } },
  ]);
});

test('a message and a published review are sent without the words of the guest', async () => {
  await create(['message.received', 'review.published']);
  const message = {
    ...{ name: 'Ana Pons', email: 'ana@example.com', message: 'Is there shade on the boat?' },
    ...{ privacy: true, language: 'en', source: '/contact' },
  };
  await postJson('/api/contact', message);
  await db.insert(reviews).values({
    ...{ kind: 'trip', itemId: 'b1', reference: 'MEN-1', localDate: '2026-01-01', stars: 4 },
    ...{ language: 'en', status: 'published', text: 'A lovely day', name: 'Ana' },
    decidedAt: new Date().toISOString(),
  });
  const sent = await deliver();
  expect(sent.map(({ type }) => type)).toContain('review.published');
  expect(sent.map(({ text }) => text).join('')).not.toMatch(/ana|lovely|shade/i);
});

test('after a rotation both secrets verify, and after a day the new one alone', async () => {
  const { id, secret } = await create(['order.created']);
  const rotated = await jsonOf<NewWebhook>(admin(`/webhooks/${id}/secret`, 'POST'));
  expect(rotated.secret).not.toBe(secret);
  expect(rotated.formerUntil).not.toBeNull();
  await aPaidDeposit(1, 30);
  const [sent] = await deliver();
  for (const one of [secret, rotated.secret])
    expect(new Verifier(one).verify(sent?.text ?? '', sent?.headers ?? {})).toBeTruthy();
  await db
    .update(webhooks)
    .set({ formerUntil: '2020-01-01T00:00:00.000Z' })
    .where(eq(webhooks.id, id));
  await aPaidDeposit(1, 30);
  const [after] = await deliver();
  expect(new Verifier(rotated.secret).verify(after?.text ?? '', after?.headers ?? {})).toBeTruthy();
  expect(() => new Verifier(secret).verify(after?.text ?? '', after?.headers ?? {})).toThrow();
});

const storedSecrets = async () =>
  (await db.select().from(webhooks)).flatMap(({ secret, formerSecret }) => [secret, formerSecret]);

test('the database has no secret that signs: those of before are sealed, and verify as they did', async () => {
  const { id, secret } = await create(['order.created']);
  await admin(`/webhooks/${id}/secret`, 'POST');
  expect(JSON.stringify(await storedSecrets())).not.toContain('whsec_');
  await db
    .update(webhooks)
    .set({ secret, formerSecret: null, formerUntil: null })
    .where(eq(webhooks.id, id));
  const isSigned = async () => {
    await aPaidDeposit(1, 30);
    const [sent] = await deliver();
    return new Verifier(secret).verify(sent?.text ?? '', sent?.headers ?? {});
  };
  expect(await isSigned()).toBeTruthy();
  await sealStored({ ...bindings, KEYS_SECRET: '' }, db);
  expect(await storedSecrets()).toEqual([secret, null]);
  await sealStored(bindings, db);
  const sealed = await storedSecrets();
  expect(JSON.stringify(sealed)).not.toContain('whsec_');
  await sealStored(bindings, db);
  expect(await storedSecrets()).toEqual(sealed);
  expect(await isSigned()).toBeTruthy();
});

test('without KEYS_SECRET no secret is made, and under another one nothing is sent until it is rotated', async () => {
  const { id } = await create(['order.created']);
  await aPaidDeposit(1, 30);
  expect(await deliver(200, new Date(), { ...bindings, KEYS_SECRET: 'another one' })).toEqual([]);
  const [notice] = (await detail(id)).deliveries;
  expect(notice).toMatchObject({ status: 'pending', lastError: expect.stringContaining('Rotate') });
  const { KEYS_SECRET } = bindings;
  onTestFinished(() => void Object.assign(bindings, { KEYS_SECRET }));
  Object.assign(bindings, { KEYS_SECRET: '' });
  const refused = [
    await admin('/webhooks', 'POST', { name: 'B', url: ADDRESS, events: ['order.created'] }),
    await admin(`/webhooks/${id}/secret`, 'POST'),
  ];
  Object.assign(bindings, { KEYS_SECRET: 'another one' });
  expect(refused.map(({ status }) => status)).toEqual([409, 409]);
  const { secret } = await jsonOf<NewWebhook>(admin(`/webhooks/${id}/secret`, 'POST'));
  const [sent] = await deliver(200, later(0.05));
  expect(new Verifier(secret).verify(sent?.text ?? '', sent?.headers ?? {})).toBeTruthy();
});

test('after a 500 it is sent again with the same id, and by hand once more', async () => {
  const { id } = await create(['order.created']);
  await aPaidDeposit(1, 30);
  const [first] = await deliver(500);
  expect(await deliver()).toEqual([]);
  expect(await detail(id)).toMatchObject({
    state: 'failing',
    deliveries: [{ status: 'pending', attempts: 1, answer: 500 }],
  });
  const [second] = await deliver(200, later(0.1));
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  const { state, deliveries } = await detail(id);
  expect([state, deliveries[0]?.status]).toEqual(['active', 'sent']);
  stubResolver('10.0.0.8');
  const again = await admin(`/webhooks/${id}/deliveries/${deliveries[0]?.id}/again`, 'POST');
  expect(again.status).toBe(204);
  expect((await admin(`/webhooks/${id}/deliveries/another/again`, 'POST')).status).toBe(404);
  await expect
    .poll(async () => (await detail(id)).deliveries[0]?.lastError)
    .toBe('The address is refused: private_name.');
});

test('what fails for three days is stopped, the company gets one email, and it can be resumed', async () => {
  const { id } = await create(['order.created'], 'Ledger');
  await aPaidDeposit(1, 30);
  await deliver(500);
  await db
    .update(webhooks)
    .set({ failingSince: new Date(Date.now() - 73 * HOUR_MS).toISOString() })
    .where(eq(webhooks.id, id));
  await deliver(500, later(0.1));
  expect((await detail(id)).state).toBe('stopped');
  const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'webhook.stopped'));
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Ledger'),
  ]);
  await aPaidDeposit(1, 30);
  expect(await deliver(200, later(2))).toEqual([]);
  await admin(`/webhooks/${id}/resume`, 'POST');
  expect((await detail(id)).state).toBe('active');
  await aPaidDeposit(1, 30);
  expect(await deliver(200, later(2))).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});
