import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { UserRow } from '#contract/accounts/users.ts';
import type { Page } from '#contract/paging.ts';
import type { Problem } from '#contract/problem.ts';
import { auditLog, outbox, users } from '#core/db/schema.ts';
import { aBrowser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';

beforeAll(
  () =>
    void [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')].map((log) =>
      log.mockReturnValue(),
    ),
);
afterAll(() => void vi.restoreAllMocks());

const PATH = '/api/admin/users';
const GOOD = 'a calm sea in september';
await anAccount('boss@example.com', 'admin');
const boss = await signedIn('boss@example.com');
const bossId = (await boss.json<UserRow>('/api/user')).id;

const one = (id: number) => boss.json<UserRow>(`${PATH}/${id}`);
const create = async (email: string, role: 'admin' | 'user' = 'user') =>
  (await (await boss.post(PATH, { email, name: 'Grace', role, password: GOOD })).json()) as UserRow;
const save = (row: UserRow, change: object) => boss.put(`${PATH}/${row.id}`, { ...row, ...change });
const admins = () =>
  db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)));

test('an account is made, can sign in, and shows neither hash nor secret', async () => {
  const response = await boss.post(PATH, {
    email: ' Grace@Example.com ',
    name: 'Grace',
    role: 'user',
    password: GOOD,
  });
  expect(response.status).toBe(201);
  const row = (await response.json()) as UserRow;
  expect(Object.keys(row).sort()).toEqual(
    [
      'createdAt',
      'deletedAt',
      'email',
      'hasSecondFactor',
      'id',
      'invitation',
      'lastSignInAt',
      'name',
      'role',
      'updatedAt',
      'version',
    ].sort(),
  );
  expect(row).toMatchObject({
    email: 'grace@example.com',
    role: 'user',
    hasSecondFactor: false,
    version: 1,
  });
  expect((await aBrowser().signIn('grace@example.com', GOOD)).status).toBe(200);
  const everything = JSON.stringify([await boss.json(PATH), await one(row.id)]);
  expect(everything).not.toMatch(/scrypt|passwordHash|totpSecret|recoveryCodes/);
});

test.each([
  [{ email: 'boss@example.com' }, 'email', 'taken'],
  [{ email: 'no address' }, 'email', 'email'],
  [{ name: ' ' }, 'name', 'required'],
  [{ role: 'owner' }, 'role', 'invalid'],
  [{ password: 'short' }, 'password', 'password_short'],
  [{ password: 'password1234' }, 'password', 'password_common'],
  [{ password: 'grace-hopper-1906', name: 'Grace Hopper' }, 'password', 'password_common'],
  [{ password: undefined }, 'password', 'required'],
])('%j is refused by name', async (change, path, code) => {
  const response = await boss.post(PATH, {
    email: 'new@example.com',
    name: 'New',
    role: 'user',
    password: GOOD,
    ...change,
  });
  expect(response.status).toBe(422);
  expect(((await response.json()) as Problem).errors).toMatchObject([{ path, code }]);
});

test('the list is paged, searched, sorted and filtered', async () => {
  for (const n of [1, 2, 3]) await create(`list-${n}@example.com`);
  const list = (search: string) => boss.json<Page<UserRow>>(`${PATH}?${search}`);
  const page = await list('q=list-&sort=-email&pageSize=2');
  expect([page.total, page.items.map(({ email }) => email)]).toEqual([
    3,
    ['list-3@example.com', 'list-2@example.com'],
  ]);
  expect((await list('role=admin')).items.map(({ email }) => email)).toEqual(['boss@example.com']);
  expect((await list('status=trash')).total).toBe(0);
});

test('a save does not undo what the owner of the account changed meanwhile', async () => {
  await anAccount('own@example.com');
  const own = await signedIn('own@example.com');
  const row = await one((await own.json<UserRow>('/api/user')).id);
  await own.put('/api/account', { name: 'Ada Lovelace' });
  expect((await save(row, { role: 'admin' })).status).toBe(409);
  expect(await one(row.id)).toMatchObject({ name: 'Ada Lovelace', role: 'user' });
});

test('a save needs the newest version; otherwise the row as it stands comes back', async () => {
  const row = await create('saved@example.com');
  expect(await (await save(row, { name: 'First' })).json()).toMatchObject({
    name: 'First',
    version: 2,
  });
  const late = await save(row, { name: 'Second' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ current: { name: 'First', version: 2 } });
  const taken = await save(await one(row.id), { email: 'boss@example.com' });
  expect([taken.status, ((await taken.json()) as Problem).errors?.[0]?.code]).toEqual([
    422,
    'taken',
  ]);
  expect((await boss.put(`${PATH}/999999`, { ...row, password: '' })).status).toBe(404);
});

test('a new role or password ends the account’s sessions, a new name does not; an empty password stays what it was', async () => {
  const row = await create('sessions@example.com');
  const browser = aBrowser();
  const status = async () => (await browser.get('/api/user')).status;
  await browser.signIn('sessions@example.com', GOOD);
  await save(row, { name: 'Renamed', password: '' });
  expect(await status()).toBe(200);
  await save(await one(row.id), { password: 'an island in the west' });
  expect(await status()).toBe(401);
  expect((await browser.signIn('sessions@example.com', GOOD)).status).toBe(401);
  expect((await browser.signIn('sessions@example.com', 'an island in the west')).status).toBe(200);
  await save(await one(row.id), { role: 'admin' });
  expect(await status()).toBe(401);
  await save(await one(row.id), { role: 'user' });
});

test('an account in the trash has no access, and it can be restored', async () => {
  const row = await create('trash@example.com');
  const browser = aBrowser();
  await browser.signIn('trash@example.com', GOOD);
  expect((await boss.delete(`${PATH}/${row.id}`)).status).toBe(204);
  expect((await browser.get('/api/user')).status).toBe(401);
  expect(
    (await boss.json<Page<UserRow>>(`${PATH}?status=trash`)).items.map(({ email }) => email),
  ).toEqual(['trash@example.com']);
  expect((await save(await one(row.id), { name: 'Edited in the trash' })).status).toBe(409);
  expect(await (await boss.post(`${PATH}/${row.id}/restore`)).json()).toMatchObject({
    deletedAt: null,
  });
  expect((await aBrowser().signIn('trash@example.com', GOOD)).status).toBe(200);
  expect((await boss.delete(`${PATH}/999999`)).status).toBe(404);
});

test('the last administrator can be neither removed nor demoted, alone or with others', async () => {
  expect(await admins()).toHaveLength(1);
  const row = await one(bossId);
  const demoted = await save(row, { role: 'user' });
  expect([demoted.status, ((await demoted.json()) as Problem).code]).toEqual([409, 'last_admin']);
  expect((await boss.delete(`${PATH}/${bossId}`)).status).toBe(409);
  expect((await boss.post(`${PATH}/bulk`, { action: 'delete', ids: [bossId] })).status).toBe(409);
  expect((await one(bossId)).role).toBe('admin');
  expect((await save(row, { name: 'The boss' })).status).toBe(200);
});

test('of two administrators that delete or demote each other at the same time one stays', async () => {
  const other = await create('second@example.com', 'admin');
  const browser = aBrowser();
  await browser.signIn('second@example.com', GOOD);
  const answers = await Promise.all([
    boss.delete(`${PATH}/${other.id}`),
    browser.delete(`${PATH}/${bossId}`),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await admins()).toHaveLength(1);
  await db.update(users).set({ deletedAt: null }).where(eq(users.id, bossId));
  await boss.signIn('boss@example.com', PASSWORD);
  await db
    .update(users)
    .set({ deletedAt: null, version: other.version })
    .where(eq(users.id, other.id));
  await browser.signIn('second@example.com', GOOD);
  const me = await one(bossId);
  const demotions = await Promise.all([
    save(other, { role: 'user' }),
    browser.put(`${PATH}/${bossId}`, { ...me, role: 'user' }),
  ]);
  expect(demotions.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await admins()).toHaveLength(1);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, bossId));
  await db.update(users).set({ role: 'user' }).where(eq(users.id, other.id));
  await boss.signIn('boss@example.com', PASSWORD);
});

test('many accounts go to the trash and come back together', async () => {
  const ids = [(await create('bulk-1@example.com')).id, (await create('bulk-2@example.com')).id];
  expect(await (await boss.post(`${PATH}/bulk`, { action: 'delete', ids })).json()).toEqual({
    ids,
  });
  expect((await boss.json<Page<UserRow>>(`${PATH}?q=bulk-&status=trash`)).total).toBe(2);
  const again = await boss.post(`${PATH}/bulk`, { action: 'delete', ids });
  expect([again.status, await again.json()]).toEqual([200, { ids: [] }]);
  expect(await (await boss.post(`${PATH}/bulk`, { action: 'restore', ids })).json()).toEqual({
    ids,
  });
  expect((await boss.post(`${PATH}/bulk`, { action: 'publish', ids })).status).toBe(422);
});

test('an account can be sent a link to choose a new password, in a language', async () => {
  const row = await create('mailed@example.com');
  expect((await boss.post(`${PATH}/${row.id}/reset-mail`, { language: 'de' })).status).toBe(202);
  const [mail] = await db.select().from(outbox).where(eq(outbox.toAddress, 'mailed@example.com'));
  expect(mail).toMatchObject({ kind: 'password.reset', language: 'de' });
});

test('an administrator can turn off the second factor of a user without phone and codes', async () => {
  const row = await create('locked@example.com');
  await db
    .update(users)
    .set({ totpSecret: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH', totpLastStep: 1 })
    .where(eq(users.id, row.id));
  expect(await one(row.id)).toMatchObject({ hasSecondFactor: true });
  expect((await aBrowser().signIn('locked@example.com', GOOD)).status).toBe(401);
  expect(await (await boss.post(`${PATH}/${row.id}/second-factor/disable`)).json()).toMatchObject({
    hasSecondFactor: false,
  });
  expect((await aBrowser().signIn('locked@example.com', GOOD)).status).toBe(200);
});

test('what happens to accounts is in the audit log, without names or addresses', async () => {
  const rows = await db.select().from(auditLog).where(eq(auditLog.entity, 'users'));
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      'sign-in',
      'create',
      'update',
      'delete',
      'restore',
      'send-reset-mail',
      'end-second-factor',
    ]),
  );
  expect(JSON.stringify(rows)).not.toContain('@');
});
