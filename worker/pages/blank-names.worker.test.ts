import { expect, test } from 'vitest';
import { send } from '../test/client.ts';

test.each([
  '/%20',
  '/de/%20',
  '/blog/%20',
  '/de/blog/%20',
  '/en/blog/%20%20',
  '/en/blog/%20?page=2',
  '/blog/category/%20',
  '/destinations/%20',
  '/en/trips/%20',
  '/services/%20',
  '/ca/airport-transfers/%20',
  '/en/blog/%09',
  '/en/blog/%C2%A0',
  '/en/blog/%2520',
])('no page stands at %s, and the answer is the page that says so', async (path) => {
  const response = await send(path);
  expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>[^<]+/);
  expect(html).toContain('<main');
});
