import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import * as schema from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { getJson, ORIGIN, send } from '../../../test/client.ts';
import {
  aQuote,
  aTransferTable,
  journey,
  person,
  REQUESTS,
} from '../../../test/orders/transfer-table.ts';
import { PLAIN_REQUESTS } from './person-check.ts';

const KEYS = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'turnstile-secret' };
const FORM = '/airport-transfers/request';
let quoteToken = '';
let verdict: () => Response;
let verifications: string[];

beforeAll(async () => {
  await aTransferTable();
  ({ quoteToken } = await aQuote());
});
beforeEach(() => {
  verifications = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (!String(input).includes('turnstile')) return realFetch(input, init);
    verifications.push(String(init?.body));
    return verdict();
  });
  return () => vi.unstubAllGlobals();
});

const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);
const postJson = (key: string, more: object = {}, keys: object = KEYS) =>
  send(
    REQUESTS,
    {
      method: 'POST',
      body: JSON.stringify({ ...person(), quoteToken, ...more }),
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, 'Idempotency-Key': key },
    },
    keys,
  );
const { from, to, outbound } = journey();
const postForm = (name: string, address: string) =>
  send(
    REQUESTS,
    {
      method: 'POST',
      body: new URLSearchParams({
        form: 'transfer-request',
        page: `/de${FORM}`,
        from: String(from),
        to: String(to),
        'outbound.date': outbound.date,
        'outbound.time': outbound.time,
        adults: '2',
        vehicle: 'standard',
        'contact.name': name,
        'contact.email': 'ada@example.com',
        privacyAccepted: 'true',
        termsAccepted: 'true',
      }).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: ORIGIN,
        'CF-Connecting-IP': address,
      },
    },
    KEYS,
  );
const answer = { 'cf-turnstile-response': 'answer' };

test('with both keys a request needs the widget’s good answer', async () => {
  expect(await errorsOf(await postJson('t1'))).toEqual(['cf-turnstile-response required']);
  expect(verifications).toEqual([]);
  verdict = () => Response.json({ success: false });
  expect(await errorsOf(await postJson('t1', answer))).toEqual(['cf-turnstile-response invalid']);
  verdict = () => Response.json({ success: true });
  expect((await postJson('t1', answer)).status).toBe(201);
  // A resend finds its request without another check: such a token works once.
  expect((await postJson('t1', answer)).status).toBe(201);
  expect(verifications).toHaveLength(2);
  expect(verifications[0]).toContain('response=answer');
});

test('when Turnstile is down no request is refused', async () => {
  verdict = () => new Response('', { status: 503 });
  expect((await postJson('t2', answer)).status).toBe(201);
});

test.each([{}, { TURNSTILE_SECRET: 'alone' }, { TURNSTILE_SITE_KEY: 'alone' }])(
  'with %o no token is required, and pages allow nothing',
  async (keys) => {
    expect(
      (
        await postJson(
          `free ${Object.keys(keys)}`,
          {},
          { TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET: '', ...keys },
        )
      ).status,
    ).toBe(201);
    const page = await send(`/en${FORM}`, {}, keys);
    expect(page.headers.get('Content-Security-Policy')).not.toContain('cloudflare');
    expect(await getJson('/api/transfers/person-check')).toEqual({ siteKey: null });
  },
);

test('pages learn the site key and may show the widget; the administration may not', async () => {
  expect(await (await send('/api/transfers/person-check', {}, KEYS)).json()).toEqual({
    siteKey: 'site-key',
  });
  const page = await send(`/en${FORM}`, {}, KEYS);
  expect(page.headers.get('Content-Security-Policy')).toMatch(
    /script-src 'self'[^;]* https:\/\/challenges\.cloudflare\.com;.*frame-src https:\/\/challenges\.cloudflare\.com$/,
  );
  expect(await page.text()).toContain('site-key');
  expect((await send('/admin', {}, KEYS)).headers.get('Content-Security-Policy')).not.toContain(
    'cloudflare',
  );
});

test('without scripts a few requests an hour are taken; then the page says whom to call, and keeps what was typed', async () => {
  const statuses = [];
  for (let index = 0; index < PLAIN_REQUESTS.network; index += 1)
    statuses.push((await postForm(`Ada ${index}`, '198.51.100.7')).status);
  expect(statuses).toEqual(Array(PLAIN_REQUESTS.network).fill(303));
  // The same form again is no additional request.
  expect((await postForm('Ada 0', '198.51.100.7')).status).toBe(303);
  const before = (await db.select().from(schema.transferRequests)).length;
  const refused = await postForm('Ada Byron', '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain('ohne JavaScript');
  expect(page).toContain('Ada Byron');
  expect((await db.select().from(schema.transferRequests)).length).toBe(before);
  expect((await postForm('Eve', '203.0.113.9')).status).toBe(303);
  expect(verifications).toEqual([]);
});

test('all together send no more than an hour’s share without scripts', async () => {
  const statuses = [];
  for (let index = 0; index < PLAIN_REQUESTS.total; index += 1)
    statuses.push((await postForm(`Bob ${index}`, `192.0.2.${index}`)).status);
  expect(statuses[0]).toBe(303);
  expect(statuses.at(-1)).toBe(429);
});
