import * as octo from '@octocloud/types';
import { eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookings, webhookDeliveries } from '#core/db/schema.ts';
import type { ResolveName } from '#core/http/outward/resolve-name.ts';
import { deliverWebhooks } from '#core/webhooks/deliver-webhooks.ts';
import { expireHolds } from '#orders/bookings/write.ts';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { anOctoSite, CONTACT } from '../../../test/orders/octo-site.ts';
import { aReseller } from '../../../test/orders/reseller.ts';
import { describeNotice } from './describe-notice.ts';

const { ask, confirmed, reserved } = await anOctoSite();
const URL_ = 'https://reseller.example.com/hook';
type Webhook = { id: string; event: string; url: string; secret: string };
const subscribe = async (by = ask, url = URL_) =>
  (await by('POST', '/webhooks', { url, event: 'booking_update' })).body as Webhook;

/** A resolver by which every name has this address. */
function stubResolver(address: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const type = new URL(String(input)).searchParams.get('type');
    const answer = type === 'A' ? [{ name: 'x', type: 1, TTL: 60, data: address }] : [];
    return Response.json({ Status: 0, Answer: [{ type: 5, data: 'y.example.' }, ...answer] });
  });
}
beforeEach(() => stubResolver('93.184.215.14'));
afterEach(() => void vi.restoreAllMocks());

type Sent = {
  url: string;
  headers: Headers;
  body: { webhook: Webhook; booking: octo.Booking; order: { reference: string } };
  text: string;
};
/** Delivers what is due at that moment to a receiver that answers so. */
async function deliver(
  status = 200,
  now = new Date(),
  resolve: ResolveName = async () => ['93.184.215.14'],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const send = (async (url: URL, init: RequestInit) => {
    const text = String(init.body);
    sent.push({
      url: String(url),
      headers: new Headers(init.headers),
      body: JSON.parse(text),
      text,
    });
    return new Response(null, { status });
  }) as typeof fetch;
  await deliverWebhooks(bindings, db, describeNotice, { now: () => now, send, resolve });
  return sent;
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a reseller subscribes, lists and ends its webhooks; another one reaches none of them', async () => {
  const made = await subscribe();
  expect(made).toEqual({
    id: expect.any(String),
    event: 'booking_update',
    url: URL_,
    secret: expect.any(String),
  });
  const { secret: _secret, ...shown } = made;
  expect((await ask('GET', '/webhooks')).body).toEqual([shown]);
  const other = await aReseller();
  expect((await other('GET', '/webhooks')).body).toEqual([]);
  expect((await other('DELETE', `/webhooks/${made.id}`)).status).toBe(404);
  expect((await ask('DELETE', `/webhooks/${made.id}`)).body).toEqual(shown);
  expect((await ask('DELETE', `/webhooks/${made.id}`)).body).toMatchObject({ error: 'NOT_FOUND' });
});

test.each([
  [{ url: 'http://reseller.example.com', event: 'booking_update' }],
  [{ url: 'https://169.254.169.254/', event: 'booking_update' }],
  [{ url: URL_, event: 'availability_update' }],
  [{ url: URL_ }],
  [{ event: 'booking_update' }],
  [{ url: 5, event: 'booking_update' }],
])('%j is refused', async (body) => {
  expect(await ask('POST', '/webhooks', body)).toMatchObject({
    status: 400,
    body: { error: 'BAD_REQUEST' },
  });
});

test('a name that resolves to a private address is refused, and the answer says so', async () => {
  stubResolver('127.0.0.1');
  expect(
    await ask('POST', '/webhooks', {
      url: 'https://rebound.example.com/',
      event: 'booking_update',
    }),
  ).toMatchObject({
    status: 400,
    body: {
      error: 'BAD_REQUEST',
      errorMessage: 'url: This name leads to a private address. A public address is needed.',
    },
  });
});

test('without a resolver a name is subscribed, and nothing is sent to it before it resolves', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const { id } = await subscribe();
  await confirmed();
  const failing = async () => Promise.reject(new Error('no resolver'));
  expect(await deliver(200, new Date(), failing)).toEqual([]);
  const rowOf = async () =>
    (await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id)))[0];
  expect(await rowOf()).toMatchObject({ status: 'pending', lastError: 'no resolver' });
  expect(await deliver(200, later(2), async () => ['10.0.0.1'])).toEqual([]);
  expect(await rowOf()).toMatchObject({
    status: 'failed',
    lastError: 'The address is refused: private_name.',
  });
  await ask('DELETE', `/webhooks/${id}`);
});

test('a change of a booking is sent once, signed, as the booking is then', async () => {
  const { id, secret } = await subscribe(ask, 'https://agent:pass@reseller.example.com/hook');
  const { uuid } = await reserved();
  expect(await deliver()).toEqual([]);
  await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT });
  await ask('POST', `/bookings/${uuid}/cancel`, { reason: 'Ill' });
  const [sent, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(octo.zBooking.parse(sent?.body.booking)).toMatchObject({
    uuid,
    status: 'CANCELLED',
    pricing: { retail: 10_000 },
  });
  // An order of one item has its reference.
  expect(sent?.body.order).toEqual({ reference: sent?.body.booking.supplierReference });
  expect([sent?.url, sent?.body.webhook.id, sent?.headers.get('Authorization')]).toEqual([
    URL_,
    id,
    `Basic ${btoa('agent:pass')}`,
  ]);
  // By the verifier of https://www.standardwebhooks.com.
  expect(
    new Verifier(secret).verify(sent?.text ?? '', Object.fromEntries(sent?.headers ?? [])),
  ).toEqual(sent?.body);
  expect(await deliver()).toEqual([]);
  await ask('DELETE', `/webhooks/${id}`);
});

test('what is not taken is sent again later, and given up at last; redirects are not followed', async () => {
  const { id } = await subscribe();
  const { uuid } = await confirmed();
  expect(await deliver(500)).toHaveLength(1);
  expect(await deliver()).toEqual([]);
  expect(await deliver(302, later(2))).toHaveLength(1);
  for (let attempt = 3; attempt <= 8; attempt += 1)
    expect(await deliver(503, later(attempt * 3000))).toHaveLength(1);
  expect(await deliver(200, later(90_000))).toEqual([]);
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id));
  expect(row).toMatchObject({
    status: 'failed',
    attempts: 8,
    lastError: 'The receiver answered 503.',
  });
  await ask('POST', `/bookings/${uuid}/cancel`, {});
  expect(await deliver()).toHaveLength(1);
  await ask('DELETE', `/webhooks/${id}`);
});

test('a hold that ends by the clock is reported; bookings of others are not', async () => {
  const { id } = await subscribe();
  const stranger = await aReseller();
  const theirs = await subscribe(stranger);
  const { uuid } = await reserved();
  await db
    .update(bookings)
    .set({ expiresAt: '2026-01-01T00:00:00.000Z' })
    .where(eq(bookings.uuid, uuid));
  await expireHolds(db, new Date());
  const sent = await deliver();
  expect(sent.map(({ body }) => [body.webhook.id, body.booking.status])).toEqual([[id, 'EXPIRED']]);
  for (const [by, one] of [
    [ask, id],
    [stranger, theirs.id],
  ] as const)
    await by('DELETE', `/webhooks/${one}`);
});
