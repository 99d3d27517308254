import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ApiKeyRow, NewApiKey } from '#contract/accounts/api-keys.ts';
import type { Page } from '#contract/paging.ts';
import type { Problem } from '#contract/problem.ts';
import { apiKeys, auditLog, users } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { send } from '../../../test/client.ts';
import { anAccount, signedIn } from '../../../test/sign-in.ts';

const PATH = '/api/admin/api-keys';
await anAccount('boss@example.com', 'admin');
const boss = await signedIn('boss@example.com');
const make = async (more: object = {}) =>
  (await (
    await boss.post(PATH, { name: 'Booking system', scopes: ['trips:read'], ...more })
  ).json()) as NewApiKey;
const tripsWith = async (key: string) =>
  (await send('/api/admin/trips', { headers: { Authorization: `Bearer ${key}` } })).status;
const one = (id: number) => boss.json<ApiKeyRow>(`${PATH}/${id}`);

test('a key is shown once, when it is made; the database and every later answer hold its beginning alone', async () => {
  const response = await boss.post(PATH, {
    name: ' Booking system ',
    scopes: ['trips:read', 'trips:read', 'blog:write'],
  });
  expect(response.status).toBe(201);
  const { key, ...row } = (await response.json()) as NewApiKey;
  expect(key).toMatch(/^menorca_[\w-]{43}$/);
  expect(row).toMatchObject({
    name: 'Booking system',
    scopes: ['trips:read', 'blog:write'],
    state: 'active',
    createdByName: 'Ada',
    lastUsedAt: null,
  });
  expect(key.startsWith(row.prefix)).toBe(true);
  expect(await one(row.id)).toEqual(row);
  const shown = JSON.stringify([
    await boss.json(PATH),
    await db.select().from(apiKeys),
    await db.select().from(auditLog),
  ]);
  expect(shown).not.toContain(key);
  expect(await boss.get(PATH).then((answer) => answer.text())).not.toContain('keyHash');
  expect(await tripsWith(key)).toBe(200);
});

test.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['trips'] }, 'scopes.0'],
  [{ scopes: ['users:read'] }, 'scopes.0'],
  [{ scopes: ['api-keys:write'] }, 'scopes.0'],
  [{ scopes: ['*'] }, 'scopes.0'],
  [{ scopes: 'trips:read' }, 'scopes'],
  [{ name: '' }, 'name'],
  [{ expiresAt: '2026-01-01T00:00:00.000Z' }, 'expiresAt'],
  [{ expiresAt: 'tomorrow' }, 'expiresAt'],
  [{ commission: -1 }, 'commission'],
  [{ commission: 10_001 }, 'commission'],
  [{ commission: 12.5 }, 'commission'],
])('%j is refused by name', async (change, path) => {
  const response = await boss.post(PATH, { name: 'Key', scopes: ['trips:read'], ...change });
  expect(response.status).toBe(422);
  expect(((await response.json()) as Problem).errors?.map((error) => error.path)).toEqual([path]);
});

test('a key ends when it expires, when it is revoked, and when it is deleted; a restored key stays revoked', async () => {
  const [expiring, revoked, deleted] = [
    await make({ expiresAt: '2099-01-01T00:00:00Z' }),
    await make(),
    await make(),
  ];
  expect(expiring.expiresAt).toBe('2099-01-01T00:00:00.000Z');
  expect(await Promise.all([expiring, revoked, deleted].map(({ key }) => tripsWith(key)))).toEqual([
    200, 200, 200,
  ]);
  await db
    .update(apiKeys)
    .set({ expiresAt: '2026-01-01T00:00:00.000Z' })
    .where(eq(apiKeys.id, expiring.id));
  expect(await (await boss.post(`${PATH}/${revoked.id}/revoke`)).json()).toMatchObject({
    state: 'revoked',
  });
  expect((await boss.delete(`${PATH}/${deleted.id}`)).status).toBe(204);
  expect(await (await boss.post(`${PATH}/${deleted.id}/restore`)).json()).toMatchObject({
    state: 'revoked',
    deletedAt: null,
  });
  expect(await Promise.all([expiring, revoked, deleted].map(({ key }) => tripsWith(key)))).toEqual([
    401, 401, 401,
  ]);
  expect(await one(expiring.id)).toMatchObject({ state: 'expired' });
});

test('a key ends with its maker’s rights', async () => {
  const maker = await anAccount('maker@example.com', 'admin');
  const browser = await signedIn('maker@example.com');
  const { key, id } = (await (
    await browser.post(PATH, { name: 'Mine', scopes: ['*:read'] })
  ).json()) as NewApiKey;
  expect(await tripsWith(key)).toBe(200);
  await db.update(users).set({ role: 'user' }).where(eq(users.id, maker.id));
  expect(await tripsWith(key)).toBe(401);
  expect(await one(id)).toMatchObject({ state: 'orphaned' });
});

test('when a key was last used is known to the minute, and no more is written', async () => {
  const { key, id } = await make();
  await tripsWith(key);
  const { lastUsedAt } = await one(id);
  expect(lastUsedAt).not.toBeNull();
  await tripsWith(key);
  expect((await one(id)).lastUsedAt).toBe(lastUsedAt);
  await db
    .update(apiKeys)
    .set({ lastUsedAt: '2026-01-01T00:00:00.000Z' })
    .where(eq(apiKeys.id, id));
  await tripsWith(key);
  expect((await one(id)).lastUsedAt).not.toBe('2026-01-01T00:00:00.000Z');
});

test('the refusal of a key gives its reason in WWW-Authenticate', async () => {
  const { key } = await make();
  const refusal = async (path: string, bearer: string) =>
    (await send(path, { headers: { Authorization: `Bearer ${bearer}` } })).headers.get(
      'WWW-Authenticate',
    );
  expect(await refusal('/api/admin/trips', 'mares_unknown')).toBe('Bearer error="invalid_token"');
  expect(await refusal('/api/admin/blog/posts', key)).toBe('Bearer error="insufficient_scope"');
});

test('a reseller’s commission is given when the key is made and can be changed, with its name and nothing else', async () => {
  const { id, key, version } = await make({ scopes: ['octo'], commission: 1500 });
  const put = (body: object) => boss.put(`${PATH}/${id}`, body);
  const answer = await put({ version, name: 'Hotel', commission: 2000, scopes: ['*:write'] });
  expect(await answer.json()).toMatchObject({ name: 'Hotel', commission: 2000, scopes: ['octo'] });
  const late = await put({ version, name: 'Other', commission: 0 });
  expect([late.status, ((await late.json()) as { current: ApiKeyRow }).current.commission]).toEqual(
    [409, 2000],
  );
  expect((await put({ version: version + 1, name: 'Hotel', commission: 20_000 })).status).toBe(422);
  expect(
    (await boss.put(`${PATH}/999999`, { version, name: 'Hotel', commission: null })).status,
  ).toBe(404);
  expect(
    (await send(`${PATH}/${id}`, { method: 'PUT', headers: { Authorization: `Bearer ${key}` } }))
      .status,
  ).toBe(403);
});

test('keys are listed by state', async () => {
  const names = async (status: string) =>
    (await boss.json<Page<ApiKeyRow>>(`${PATH}?status=${status}`)).items.map(({ state }) => state);
  expect(new Set(await names('active'))).toEqual(new Set(['active']));
  expect(new Set(await names('revoked'))).toEqual(new Set(['revoked']));
  expect(new Set(await names('expired'))).toEqual(new Set(['expired']));
});
