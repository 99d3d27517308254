import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pushMessages, pushSubscriptions, settings } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { aBrowser, aPushService } from '../../test/push-service.ts';
import { deliverPush } from './deliver-push.ts';
import { subscribe } from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';

const SITE = 'http://localhost';
const PAYLOAD = { title: 'New booking', body: 'Coves · 12 Jun 10:00', tag: 'K7M2PQ4R', url: '/x' };

async function aMessage(endpoint = `http://127.0.0.1/push/${crypto.randomUUID()}`) {
  const browser = await aBrowser();
  const sent = { endpoint, ...browser.keys, language: 'en' as const };
  await subscribe(bindings, db, { userId: 1 }, sent, SITE);
  const [subscription] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint));
  const subscriptionId = subscription?.id ?? '';
  const id = crypto.randomUUID();
  await db.insert(pushMessages).values({ id, subscriptionId, payload: PAYLOAD });
  const state = async () =>
    (await db.select().from(pushMessages).where(eq(pushMessages.id, id)))[0];
  return { browser, endpoint, subscriptionId, state };
}

test('a message is encrypted for its browser alone, and its sender is proven to the push service', async () => {
  const { browser, endpoint, state } = await aMessage();
  const service = aPushService();
  await deliverPush(bindings, db, { send: service.send });
  const [request] = service.requests;
  expect(request?.url).toBe(endpoint);
  expect(request?.headers.get('Content-Encoding')).toBe('aes128gcm');
  expect(Number(request?.headers.get('TTL'))).toBeGreaterThan(0);
  expect(await browser.read(request?.body)).toEqual(PAYLOAD);
  const { publicKey } = await vapidKeys(db, undefined);
  const claims = await service.proven(request?.headers.get('Authorization') ?? '', publicKey);
  expect(claims).toMatchObject({
    aud: 'http://127.0.0.1',
    sub: expect.stringMatching(/^(?:mailto:|http)/),
  });
  const hours = (Number(claims.exp) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThan(24);
  expect((await state())?.status).toBe('sent');
});

test('another browser cannot read it', async () => {
  await aMessage();
  const service = aPushService();
  await deliverPush(bindings, db, { send: service.send });
  await expect((await aBrowser()).read(service.requests[0]?.body)).rejects.toThrow();
});

test.each([404, 410])(
  'a subscription that answers %i is removed with its messages',
  async (status) => {
    const { state, subscriptionId } = await aMessage();
    await deliverPush(bindings, db, { send: aPushService(status).send });
    expect(await state()).toBeUndefined();
    expect(
      await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId)),
    ).toEqual([]);
  },
);

test('a service that is away is tried again after growing pauses, and given up in the end', async () => {
  const { state } = await aMessage();
  let now = Date.now();
  const away = aPushService(503);
  const turn = async (send = away.send) => {
    await deliverPush(bindings, db, { send, now: () => new Date(now) });
  };
  await turn();
  await turn();
  expect(away.requests).toHaveLength(1);
  expect(await state()).toMatchObject({ status: 'pending', attempts: 1 });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    now += 5 * 3_600_000;
    await turn();
  }
  expect(away.requests).toHaveLength(6);
  expect((await state())?.status).toBe('failed');
});

test('a private address is refused, at the subscription and when it is sent to', async () => {
  const { keys } = await aBrowser();
  for (const endpoint of [
    'https://10.0.0.1/push',
    'https://printer.local/push',
    'http://push.example.com/x',
  ])
    await expect(
      subscribe(bindings, db, { userId: 1 }, { endpoint, ...keys, language: 'en' }, SITE),
      endpoint,
    ).rejects.toMatchObject({ status: 422 });
  const { state, subscriptionId } = await aMessage();
  await db
    .update(pushSubscriptions)
    .set({ endpoint: 'https://169.254.169.254/latest' })
    .where(eq(pushSubscriptions.id, subscriptionId));
  const service = aPushService();
  await deliverPush(bindings, db, { send: service.send });
  expect(service.requests).toEqual([]);
  expect((await state())?.status).toBe('failed');
});

test('the private key is made once and stored encrypted; with another secret new keys take its place', async () => {
  const keys = await vapidKeys(db, 'one secret');
  expect((await vapidKeys(db, 'one secret')).publicKey).toBe(keys.publicKey);
  const [row] = await db.select().from(settings).where(eq(settings.key, 'push-keys'));
  expect(Object.keys(row?.value as object).sort()).toEqual(['publicKey', 'sealed']);
  expect((await vapidKeys(db, 'another secret')).publicKey).not.toBe(keys.publicKey);
});
