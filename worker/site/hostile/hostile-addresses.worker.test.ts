import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anAdmin } from '../../test/admin.ts';
import { aBlogCategory, aTrip, aTripType } from '../../test/builders.ts';
import { bindings, ORIGIN, postForm, postJson, send } from '../../test/client.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

const admin = await anAdmin();
beforeAll(async () => {
  await aTransferTable();
  await aTripType({ id: 1 });
  await aTrip({ id: 1 });
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  '//other.example',
  '//other.example/',
  '/\\other.example/',
  '/de//other.example/',
  '/%2f%2fother.example/',
  '/%5cother.example/',
  '/de/%2e%2e//other.example/',
  '/https://other.example/',
  '/DE/Trips/?next=//other.example',
  '/de/trips/%0d%0aSet-Cookie:%20a=b/',
  '/de/trips/%0d%0aLocation:%20https://other.example/',
])('%s leads nowhere but to an address of the site', async (path) => {
  const response = await send(path);
  const location = response.headers.get('Location');
  expect(response.status).toBeLessThan(500);
  expect(response.headers.has('Set-Cookie')).toBe(false);
  if (location === null) return;
  expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  expect(location).toMatch(/^\/(?![/\\])/);
});

test.each([
  '//other.example',
  '/\\other.example',
  'https://other.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x=1',
])('a form that names %j as its page goes to no other site', async (page) => {
  const response = await postForm('/api/subscribe', {
    form: 'newsletter',
    page,
    email: 'ada@example.com',
  });
  const location = response.headers.get('Location');
  expect(response.status).toBeLessThan(500);
  if (location) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

test.each([
  '/api/images/optimize/..%2f..%2f..%2fetc%2fpasswd?width=20',
  '/api/images/optimize/%2e%2e/%2e%2e/secret.jpg?width=20',
  '/api/images/optimize/....//....//x.jpg?width=20',
  '/api/images/optimize/..%5c..%5cx.jpg?width=20',
  '/api/images/optimize/%252e%252e%252fx.jpg?width=20',
  '/api/images/optimize/originals/a.jpg?width=20',
  '/api/images/optimize/a.jpg%00.png?width=20',
  '/api/images/optimize/http://169.254.169.254/latest/meta-data?width=20',
  '/api/images/optimize/data:image/svg+xml,%3Csvg%3E?width=20',
  '/locales/../../package.json',
  '/locales/de/..%2f..%2fpackage.json',
  '/locales/..%2fde/common.json',
  '/locales/de%00/common.json',
  '/locales/DE/common.json',
])('%s finds nothing', async (path) => {
  expect((await send(path)).status).toBe(404);
});

test('the static build is all that files come from', async () => {
  for (const path of [
    '/.env',
    '/wrangler.toml',
    '/package.json',
    '/assets/..%2f..%2fwrangler.toml',
    '/..%2f..%2fetc%2fpasswd',
    '/.git/config',
  ]) {
    const response = await send(path, {}, bindings);
    expect(response.status, path).toBe(404);
  }
});

const FAR = 'http://169.254.169.254/latest/meta-data/';
test('the worker never fetches an address from user input', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 418 }));
  const { id: categoryId } = await aBlogCategory();
  const trip = {
    name: 'Far',
    slug: 'far',
    description: `![x](${FAR}) ${FAR}`,
    image: 'cove.jpg',
    tripTypeId: 1,
    region: 'north',
    location: FAR,
  };
  const writes = [
    [
      '/trips',
      'POST',
      {
        ...trip,
        duration: '2 h',
        durationClass: 'half-day',
        price: 1,
        rating: null,
        status: 'published',
      },
    ],
    [
      '/hero-banners',
      'POST',
      { image: 'cove.jpg', title: 'Far', buttonLink: 'https://169.254.169.254/' },
    ],
    ['/testimonials', 'POST', { text: FAR, rating: 5, name: 'Ada', country: 'ES' }],
    [
      '/seo',
      'POST',
      {
        page: 'home',
        title: { en: 'Far' },
        description: {},
        canonicalUrl: FAR,
        schema: { '@id': FAR, image: FAR },
      },
    ],
    ['/redirects', 'POST', { fromPath: '/far', toPath: FAR }],
    ['/settings', 'PUT', { version: 1, siteName: 'Far', social: [{ name: 'Far', url: FAR }] }],
    [
      '/blog/posts',
      'POST',
      {
        slug: 'far',
        title: 'Far',
        excerpt: FAR,
        body: `<img src="${FAR}">`,
        cover: 'cove.jpg',
        categoryId,
        author: FAR,
        status: 'published',
      },
    ],
    ['/blog/preview', 'POST', { body: `![x](${FAR})` }],
  ] as const;
  for (const [path, method, body] of writes)
    expect((await admin(path, method, body)).status, path).toBeLessThan(300);
  await postJson('/api/contact/whatsapp-message', {
    name: FAR,
    email: 'ada@example.com',
    message: FAR,
    source: FAR,
  });
  for (const path of [
    '/en',
    '/en/trips/2',
    '/en/blog/far',
    '/en/blog',
    '/far',
    '/en/blog/feed.xml',
    '/og/en/trips.jpg',
    '/api/trips',
    `/en/search?q=${FAR}`,
  ])
    expect((await send(path)).status, path).toBeLessThan(500);
  expect(fetched).not.toHaveBeenCalled();
});
