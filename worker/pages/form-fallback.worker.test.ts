import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ORIGIN, send } from '../test/client.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: ORIGIN },
) =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Headers by which browsers mark a cross-site post. */
const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
];
const WORDS = 'Win 500 EUR today';
const FORMS: [string, Record<string, string>][] = [
  [
    '/api/contact/whatsapp-message',
    {
      form: 'contact',
      page: '/en/contact',
      name: WORDS,
      email: 'x',
      message: WORDS,
      source: 'contact-page',
    },
  ],
  ['/api/subscribe', { form: 'newsletter', page: '/en/about', email: WORDS }],
  ['/api/auth/login', { form: 'login', page: '/auth/login', email: WORDS, password: 'x' }],
  ['/api/auth/reset-request', { form: 'forgot', page: '/auth/login?state=forgot', email: WORDS }],
  [
    '/api/transfers/requests',
    { form: 'transfer', page: '/en/airport-transfers/request', 'contact.name': WORDS, note: WORDS },
  ],
  [
    '/api/trips/1/requests',
    {
      form: 'trip',
      page: `/en/contact?say=${encodeURIComponent(WORDS)}`,
      'contact.name': WORDS,
      message: WORDS,
    },
  ],
];

test.each(FORMS)(
  'a form that another site posts to %s comes back without a word of it',
  async (path, fields) => {
    for (const headers of FOREIGN) {
      const response = await post(path, fields, headers);
      expect(response.status).toBe(403);
      expect((await response.text()).replaceAll(/\+|%20/g, ' ')).not.toContain(WORDS);
    }
  },
);

test('a form of ours comes back as it was filled in', async () => {
  const response = await post('/api/contact/whatsapp-message', FORMS[0]?.[1] ?? {});
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(WORDS);
});

test.each([
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'token',
  'quoteToken',
  'clientSecret',
  'contact.password',
])('«%s» never comes back, whatever form it was posted with', async (name) => {
  const secret = 'hunter2-hunter2';
  for (const [path, fields] of FORMS) {
    const response = await post(path, { ...fields, [name]: secret });
    expect(await response.text(), path).not.toContain(secret);
  }
});
