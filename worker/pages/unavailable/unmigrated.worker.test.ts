import { env, reset } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { send } from '../../test/client.ts';

// A database without tables, as `npx wrangler dev` creates it.

const { MIGRATIONS } = env as unknown as { MIGRATIONS: { name: string }[] };
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(() => reset());
beforeEach(() => logged.mockClear());

test('health is not ok, and names all migrations and tables', async () => {
  const answer = await send('/api/health');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({
      status: 'degraded',
      pendingMigrations: MIGRATIONS.map(({ name }) => name.replace('.sql', '')),
      missingTables: expect.arrayContaining(['trips', 'settings', 'users']),
    }),
  ]);
});

test.each([
  '/',
  '/de/trips',
  '/en/trips/5',
  '/ca/blog',
  '/admin',
  '/admin/utilities',
  '/auth/login',
])('on a database without tables %s says what to run, in the page and in the log', async (path) => {
  const answer = await send(path, { headers: { 'Accept-Language': 'en' } });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('npm start');
  expect(html).toContain('wrangler d1 migrations apply DB');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(JSON.stringify(logged.mock.calls)).toContain('npm start');
});

test('so does every answer of the API, with what went wrong as a code', async () => {
  for (const path of ['/api/trips', '/api/trips/popular', '/api/site', '/api/search?q=cala']) {
    const answer = await send(path);
    expect([answer.status, await answer.json()], path).toEqual([
      503,
      expect.objectContaining({
        code: 'migrations_pending',
        detail: expect.stringContaining('npm start'),
      }),
    ]);
  }
});
