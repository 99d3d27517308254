import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/schema.ts';
import { features } from '../app.ts';
import { db } from '../test/builders.ts';
import { bindings, send } from '../test/client.ts';
import { signIn } from '../test/sign-in.ts';

const PATH = '/api/admin/dashboard';
const admin = await signIn('admin@example.com', 'admin');
const guest = await signIn('guest@example.com', 'user');

test.each([PATH, '/api/admin', '/api/admin/nothing/at/all'])(
  '%s: nobody gets 401 and who is no administrator 403, both kept by no cache',
  async (path) => {
    for (const [init, status] of [[{}, 401] as const, [guest, 403] as const]) {
      const response = await send(path, init);
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    }
  },
);

test('an administrator gets the dashboard, kept by no cache; an unknown address is 404', async () => {
  const response = await send(PATH, admin);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await send('/api/admin/nothing', admin)).status).toBe(404);
});

test('pages, which ask the features without anybody being signed in, cannot reach it', async () => {
  expect((await features.request('/admin/dashboard', {}, bindings)).status).toBe(404);
});

test('the shell of the admin area is kept by no cache and no search engine, and holds no data', async () => {
  const response = await send('/admin/dashboard', admin);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.text()).toContain('<div id="root"></div>');
});

test('an administrator in the trash is nobody, at once', async () => {
  const gone = await signIn('gone@example.com', 'admin');
  await db.update(users).set({ deletedAt: '2026-03-01T00:00:00.000Z' }).where(eq(users.email, 'gone@example.com'));
  expect((await send(PATH, gone)).status).toBe(401);
});
