import { beforeAll, expect, test } from 'vitest';
import { send } from '../../test/client.ts';
import { anOctoSite, ids, range } from '../../test/orders/octo-site.ts';

let site: Awaited<ReturnType<typeof anOctoSite>>;
beforeAll(async () => {
  site = await anOctoSite();
});

/** Counts tokens by key, like Cloudflare's. */
function limitOf(requests: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= requests };
    },
  };
}
const REFUSED = [429, { error: 'TOO_MANY_REQUESTS', errorMessage: expect.any(String) }];

test('a reseller’s questions are limited, from any address, in OCTO’s form; its bookings go on', async () => {
  const OCTO_LIMIT = limitOf(3);
  const question = { ...ids(site.sail), ...range };
  const ask = (n: number) =>
    send(
      '/octo/availability',
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${site.ask.key}`,
          'Content-Type': 'application/json',
          'CF-Connecting-IP': `10.0.0.${n}`,
        },
        body: JSON.stringify(question),
      },
      { OCTO_LIMIT },
    );
  for (let n = 0; n < 3; n += 1) expect((await ask(n)).status).toBe(200);
  const refused = await ask(4);
  expect([refused.status, await refused.json()]).toEqual(REFUSED);
  expect([refused.headers.get('Retry-After'), refused.headers.get('Content-Type')]).toEqual([
    '60',
    'application/json',
  ]);
  const { status } = await site.ask('POST', '/bookings', await site.reservation(), '', {
    OCTO_LIMIT,
  });
  expect(status).toBe(200);
});

test('wrong keys of an address are limited; a right one from there is admitted', async () => {
  const limits = { OCTO_LIMIT: limitOf(100), LOGIN_LIMIT: limitOf(2) };
  const guess = (n: number) =>
    send('/octo/products', { headers: { Authorization: `Bearer mares_${n}` } }, limits);
  expect([(await guess(1)).status, (await guess(2)).status]).toEqual([401, 401]);
  const refused = await guess(3);
  expect([refused.status, await refused.json(), refused.headers.get('Retry-After')]).toEqual([
    ...REFUSED,
    '60',
  ]);
  expect((await site.ask('GET', '/products', undefined, '', limits)).status).toBe(200);
});

test('requests without a key are limited too', async () => {
  const limits = { OCTO_LIMIT: limitOf(1) };
  expect((await send('/octo/products', {}, limits)).status).toBe(401);
  const refused = await send('/octo/products', {}, limits);
  expect([refused.status, await refused.json()]).toEqual(REFUSED);
});
