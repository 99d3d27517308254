import { expect, test } from 'vitest';
import { send, visit } from '../../../test/client.ts';

const POLICY = 'Cross-Origin-Opener-Policy';
const policyOf = async (path: string, site?: string, referrer?: string) =>
  (
    await send(path, {
      headers: {
        Accept: 'text/html',
        ...(site ? { 'Sec-Fetch-Site': site } : {}),
        ...(referrer ? { Referer: referrer } : {}),
      },
    })
  ).headers.get(POLICY);

test.each(['/en', '/de/trips', '/ca/airport-transfers'])(
  '%s lets its opener go, unless the browser says that there is none',
  async (path) => {
    expect(await policyOf(path, 'none')).toBe('unsafe-none');
    for (const site of [undefined, 'cross-site', 'same-site', 'same-origin'])
      expect(await policyOf(path, site, 'https://example.com/'), site).toBe('same-origin');
  },
);

test('a page that was typed and is reloaded has the policy that it had: otherwise the browser forgets its position', async () => {
  expect(await policyOf('/en', 'same-origin')).toBe('unsafe-none');
  expect(await policyOf('/en', 'cross-site')).toBe('same-origin');
});

test.each(['/admin', '/auth/login', '/en/order/ABCD2345', '/api/trips'])(
  '%s always does',
  async (path) => {
    expect(await policyOf(path, 'none')).toBe('same-origin');
    expect(await policyOf(path, 'same-origin')).toBe('same-origin');
  },
);

test('a revalidated response has the same policy as the first one', async () => {
  const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'none' };
  const first = await send('/en', { headers });
  const again = await visit('/en', {
    headers: { ...headers, 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect([again.status, again.headers.get(POLICY)]).toEqual([304, 'unsafe-none']);
});
