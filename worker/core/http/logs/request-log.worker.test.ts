import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { bindings, ORIGIN, send } from '../../../test/client.ts';
import { interceptedD1 } from '../../../test/d1/intercepted-d1.ts';
import { aTransferRequest, aTransferTable } from '../../../test/orders/transfer-table.ts';

const ON = { LOG_REQUESTS: 'on' };
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(
      (text: unknown) => void lines.push(JSON.parse(String(text))),
    );
});
afterEach(() => void vi.restoreAllMocks());
const ofRequests = () => lines.filter(({ message }) => message === 'request');

test('each request is one line: route, status and time, with the id that the answer carries', async () => {
  const answer = await send('/api/trips/7?utm_source=ada@example.com', {}, ON);
  expect(ofRequests()).toEqual([
    {
      level: 'info',
      message: 'request',
      requestId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/trips/:id',
      status: 404,
      ms: expect.any(Number),
    },
  ]);
  expect(((await answer.json()) as Problem).requestId).toBeUndefined();
});

test('the route is the same whether the handler or the cache answered; a page has the one of all pages', async () => {
  for (const path of ['/api/destinations', '/api/destinations', '/de/trips', '/api/nothing'])
    await send(path, {}, ON);
  expect(ofRequests().map(({ route }) => route)).toEqual([
    '/api/destinations',
    '/api/destinations',
    '/*',
    '/*',
  ]);
});

test('Cloudflare’s own id is taken over, anything else that claims to be one is not', async () => {
  const idFor = async (ray: string) =>
    (await send('/api/health', { headers: { 'CF-Ray': ray } })).headers.get('X-Request-Id');
  expect(await idFor('8f1e2d3c4b5a6978-MAD')).toBe('8f1e2d3c4b5a6978-MAD');
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a page, a redirect and what is not there have an id as well', async () => {
  for (const path of [
    '/de/trips',
    '/de/trips/',
    '/de/nothing-here',
    '/api/nothing',
    '/robots.txt',
    '/locales/xx/common.json',
  ])
    expect((await send(path)).headers.get('X-Request-Id'), path).toBeTruthy();
});

test('a failure is logged with its stack, and answered with its id alone', async () => {
  const DB = interceptedD1(bindings.DB, () =>
    Promise.reject(new Error('the disk of ada@example.com is full')),
  );
  const answer = await send('/api/trips?q=secret-word', {}, { ...ON, DB });
  expect(answer.status).toBe(503);
  const problem = (await answer.json()) as Problem;
  expect(JSON.stringify(problem)).not.toMatch(/disk|at /);
  const failure = lines.find(
    ({ level, message }) => level === 'error' && message === 'not answered',
  );
  expect(problem.requestId).toBe(answer.headers.get('X-Request-Id'));
  expect(failure).toMatchObject({
    requestId: problem.requestId,
    route: '/api/trips',
    method: 'GET',
    status: 503,
  });
  expect(String(failure?.stack)).toContain('at ');
  expect(ofRequests()).toMatchObject([{ level: 'error', status: 503 }]);
  expect(JSON.stringify(lines)).not.toMatch(/ada@|secret-word/);
});

test('no log line of a complete booking holds the guest’s name, e-mail, phone, words or link', async () => {
  await aTransferTable();
  const contact = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+34 600 123 456' };
  const request = await aTransferRequest({ contact, note: 'Gate three' });
  const search = `?token=${request.token}`;
  const path = `/api/transfers/requests/${request.reference}`;
  await send(`${path}${search}`, {}, ON);
  await send(`/de/order/${request.reference}${search}`, {}, ON);
  await send(
    '/api/auth/login',
    {
      method: 'POST',
      body: JSON.stringify({ email: 'ada@example.com', password: 'Ada-Lovelace-1815' }),
      headers: {
        'Content-Type': 'application/json',
        Origin: ORIGIN,
        'CF-Connecting-IP': '198.51.100.23',
      },
    },
    ON,
  );
  expect(ofRequests()).toHaveLength(3);
  const logged = JSON.stringify(lines);
  expect(logged).not.toMatch(/Ada|Lovelace|600.?123|Gate|198\.51|token=/);
  expect(logged).not.toContain(request.reference);
  expect(logged).not.toContain(request.token);
});

test('it can be turned off; then only errors are logged', async () => {
  await send('/api/health');
  expect(lines).toEqual([]);
});
