import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { notFoundLog, redirects, settings } from '#core/db/schema.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { bindings, send } from '../../test/client.ts';
import { missStatements } from './not-found-log.ts';

const aRedirect = (fromPath: string, toPath: string | null) =>
  db.insert(redirects).values({ fromPath, toPath, status: toPath === null ? 410 : 301 });
const where = async (path: string, headers: Record<string, string> = {}) => {
  const response = await send(path, { headers });
  await response.text();
  return [response.status, response.headers.get('Location')];
};

beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await aBlogPost({ slug: 'new-post' });
});

test('a redirect works bare and in every language, in the mode of the address, and keeps the query', async () => {
  await aRedirect('/blog/old-post', '/blog/new-post');
  expect(await where('/blog/old-post')).toEqual([301, '/blog/new-post']);
  expect(await where('/de/blog/old-post?utm=a&b=1')).toEqual([301, '/de/blog/new-post?utm=a&b=1']);
  expect(await where('/CA/blog/Old-Post/')).toEqual([301, '/ca/blog/new-post']);
});

test('chains are followed to their end, circles lead nowhere', async () => {
  await aRedirect('/one', '/two');
  await aRedirect('/two', '/three?x=1#part');
  await aRedirect('/round', '/about-face');
  await aRedirect('/about-face', '/round');
  expect(await where('/en/one?y=2')).toEqual([301, '/en/three?x=1&y=2#part']);
  expect((await where('/round'))[0]).toBe(404);
});

test('a redirect for one language stands before that for all; one to a fixed language or another site keeps it', async () => {
  await aRedirect('/offer', '/trips');
  await aRedirect('/de/offer', '/de/blog');
  await aRedirect('/partner', 'https://partner.example/menorca');
  expect(await where('/de/offer')).toEqual([301, '/de/blog']);
  expect(await where('/en/offer')).toEqual([301, '/en/trips']);
  expect(await where('/en/partner?a=1')).toEqual([301, 'https://partner.example/menorca?a=1']);
});

test('hits are counted, and redirects in the trash are none', async () => {
  await aRedirect('/counted', '/blog');
  await where('/counted');
  await where('/counted');
  expect((await db.select().from(redirects).where(sql`from_path = '/counted'`).get())?.hits).toBe(
    2,
  );
  await db.update(redirects).set({ deletedAt: '2026-01-01' }).where(sql`from_path = '/counted'`);
  expect((await where('/counted'))[0]).toBe(404);
});

test('what is gone answers 410 with the not-found page: a redirect to nothing, or a published row in the trash', async () => {
  await aRedirect('/gone', null);
  const gone = await aTrip({ deletedAt: '2026-01-01T00:00:00.000Z' });
  const draft = await aTrip({ deletedAt: '2026-01-01T00:00:00.000Z', status: 'draft' });
  const place = await aDestination({ deletedAt: '2026-01-01T00:00:00.000Z' });
  const post = await aBlogPost({ deletedAt: '2026-01-01T00:00:00.000Z' });
  for (const path of [
    '/gone',
    `/trips/${gone.id}`,
    `/trips/${gone.id}-${gone.slug}`,
    `/destinations/${place.id}`,
    `/blog/${post.slug}`,
  ]) {
    const response = await send(`/en${path}`);
    expect(response.status, path).toBe(410);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex,follow');
    expect(await response.text()).toContain('404');
  }
  expect((await where(`/en/trips/${draft.id}`))[0]).toBe(404);
});

test('an old name of a page that has another one now leads there; any other name shows the page', async () => {
  const trip = await aTrip({ slug: 'boat' });
  await aRedirect(`/trips/${trip.id}-old-boat`, `/trips/${trip.id}-boat`);
  expect(await where(`/de/trips/${trip.id}-old-boat`)).toEqual([301, `/de/trips/${trip.id}-boat`]);
  expect((await where(`/de/trips/${trip.id}-whatever`))[0]).toBe(200);
  expect((await where(`/de/trips/${trip.id}`))[0]).toBe(200);
});

test('a redirect never hides a page', async () => {
  await aRedirect('/services', '/about');
  expect((await where('/en/services'))[0]).toBe(200);
});

test.each(['/de/trips', '/airport-transfers'])(
  'a booking’s former page %s leads to the page of orders, with its token and query, and is never stored',
  async (page) => {
    const query = '?token=secret&cancel=1';
    const answer = await send(`${page}/booking/ABCD2345${query}`);
    const language = page.startsWith('/de') ? '/de' : '';
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      `${language}/order/ABCD2345${query}`,
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  },
);

test('slashes and capital letters lead to the page of the plain address, when there is one', async () => {
  expect(await where('/en/Blog/')).toEqual([301, '/en/blog']);
  expect(await where('/EN//blog?page=1')).toEqual([301, '/en/blog?page=1']);
  expect((await where('/en/Nothing/'))[0]).toBe(404);
});

test('misses are counted without language and query, programs that look for holes under one name', async () => {
  await send('/de/lost?token=secret');
  await send('/lost');
  await send('/wp-login.php');
  await send('/wp-admin/x.php');
  await send('/en/order/NOSUCH22?token=secret');
  const rows = await db
    .select({ path: notFoundLog.path, hits: notFoundLog.hits })
    .from(notFoundLog)
    .orderBy(notFoundLog.path);
  expect(rows).toEqual(
    expect.arrayContaining([
      { path: '/lost', hits: 2 },
      { path: '(WordPress)', hits: 2 },
    ]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/secret|NOSUCH/);
});

test('the log keeps the most frequent and the latest addresses, and grows no further', async () => {
  await db.batch(missStatements(db, new Map([['/often', 9]])) as never);
  await bindings.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
     INSERT INTO not_found_log (path, hits, first_at, last_at) SELECT '/scan-' || i, 1, '2030-01-01', '2030-01-01T' || printf('%04d', i) FROM n`,
  ).run();
  await db.batch(missStatements(db, new Map([['/latest', 1]])) as never);
  const rows = await db.select({ path: notFoundLog.path }).from(notFoundLog);
  expect(rows.length).toBeLessThanOrEqual(500);
  expect(rows.map(({ path }) => path)).toContain('/often');
});

test('the administration is not to be found, in its answer’s head as in its page', async () => {
  const response = await send('/admin/trips');
  expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex,nofollow"/);
});

test.each([
  '/AUTH/login?reset=SECRET',
  '/auth//login?reset=SECRET',
  '/auth/login/?reset=SECRET',
  '/Newsletter/confirm?token=SECRET',
  '/en/Newsletter/unsubscribe?token=SECRET',
  '/EN/trips?page=1&token=SECRET',
  '/DE/blog?t=SECRET',
  '/Contact?confirm=SECRET',
  '/admin//users?code=SECRET',
])('%s redirects uncached and without a referrer', async (address) => {
  const { status, headers } = await send(address);
  expect([status, headers.get('Location')?.includes('SECRET')]).toEqual([301, true]);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('a redirect without a secret in its query may be cached publicly', async () => {
  for (const address of [
    '/en/Blog/',
    '/EN/trips?destination=north&page=2',
    '/en/Trips?utm_source=mail',
  ]) {
    const { headers } = await send(address);
    expect(headers.get('Cache-Control'), address).toMatch(/^public/);
  }
});

test('a redirect from the table treats a query that it takes along alike, and tells another site no secret', async () => {
  await aRedirect('/inside', '/services');
  await aRedirect('/outside', 'https://example.com/x?y=1');
  const inside = await send('/en/inside?token=SECRET');
  expect(inside.headers.get('Location')).toBe('/en/services?token=SECRET');
  expect([inside.headers.get('Cache-Control'), inside.headers.get('Referrer-Policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ]);
  const outside = await send('/en/outside?ref=7&token=SECRET&reset=SECRET');
  expect(outside.headers.get('Location')).toBe('https://example.com/x?y=1&ref=7');
});

test.each([
  ['/de/auth/login?reset=S&next=1', '/auth/login?reset=S&next=1'],
  ['/ca/admin', '/admin'],
  ['/es/admin/orders?task=answer', '/admin/orders?task=answer'],
])('%s leads to the address without a language, in that language', async (address, target) => {
  const { status, headers } = await send(address);
  expect([status, headers.get('Location')]).toEqual([302, target]);
  expect(headers.get('Set-Cookie')).toContain(`i18nextLng=${address.slice(1, 3)};`);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect((await send(target)).status).toBe(200);
});
