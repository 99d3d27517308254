import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { UserRow } from '#contract/accounts/users.ts';
import { outbox, passwordResets, users } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aBrowser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { anAccount } from '../../../test/sign-in.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const ask = await anAdmin('boss@example.com');
const PASSWORD = 'three calm coves at dawn';
const inviteNew = (email: string, more: object = {}) =>
  ask('/users/invitations', 'POST', { email, name: 'Marga', role: 'helper', ...more });
const mailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.toAddress, email));
const tokenIn = (text: string | undefined) => /reset=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const lastToken = async (email: string) => tokenIn((await mailsTo(email)).at(-1)?.body);
const accept = (token: string) => aBrowser().post('/api/auth/reset', { token, password: PASSWORD });

test('who is invited chooses a password with the mailed link, once, and gets the role', async () => {
  const response = await inviteNew('marga@example.com', { language: 'de' });
  expect(response.status).toBe(201);
  const row = await jsonOf<UserRow>(response);
  expect(row).toMatchObject({ email: 'marga@example.com', role: 'helper', invitation: 'open' });
  const [mail] = await mailsTo('marga@example.com');
  expect(mail).toMatchObject({ kind: 'account.invitation', language: 'de' });
  const token = tokenIn(mail?.body);
  expect(JSON.stringify(await db.select().from(passwordResets))).not.toContain(token);
  expect((await aBrowser().signIn('marga@example.com', '')).ok).toBe(false);
  expect((await aBrowser().signIn('marga@example.com', PASSWORD)).status).toBe(401);

  expect((await accept(token)).status).toBe(204);
  expect((await accept(token)).status).toBe(404);
  const browser = aBrowser();
  expect((await browser.signIn('marga@example.com', PASSWORD)).status).toBe(200);
  expect(await browser.json('/api/user')).toMatchObject({ role: 'helper' });
  expect((await browser.get('/api/admin/orders')).status).toBe(200);
  expect((await browser.get('/api/admin/reports')).status).toBe(403);
  expect(await jsonOf<UserRow>(ask(`/users/${row.id}`))).toMatchObject({ invitation: null });
});

test('the link lives for 72 hours', async () => {
  await inviteNew('late@example.com');
  const token = await lastToken('late@example.com');
  const [user] = await db.select().from(users).where(eq(users.email, 'late@example.com'));
  const links = db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.userId, user?.id ?? 0));
  const [link] = await links;
  const hours = (Date.parse(link?.expiresAt ?? '') - Date.parse(link?.createdAt ?? '')) / 3_600_000;
  expect(hours).toBeCloseTo(72, 0);
  await db.update(passwordResets).set({ expiresAt: '2026-01-01T00:00:00.000Z' });
  expect((await accept(token)).status).toBe(404);
  expect(await jsonOf<UserRow>(ask(`/users/${user?.id}`))).toMatchObject({ invitation: 'over' });
});

test('an invitation that is sent again ends the former link; one that is revoked ends', async () => {
  const { id } = await jsonOf<UserRow>(inviteNew('again@example.com'));
  const first = await lastToken('again@example.com');
  expect((await ask(`/users/${id}/invitation`, 'POST', { language: 'ca' })).status).toBe(202);
  const [, second] = await mailsTo('again@example.com');
  expect(second?.language).toBe('ca');
  expect((await accept(first)).status).toBe(404);
  expect(await jsonOf<UserRow>(ask(`/users/${id}/invitation`, 'DELETE'))).toMatchObject({
    invitation: 'over',
  });
  expect((await accept(tokenIn(second?.body))).status).toBe(404);
  expect((await ask(`/users/${id}/invitation`, 'POST', {})).status).toBe(202);
  expect((await accept(await lastToken('again@example.com'))).status).toBe(204);
});

test('neither an account with a password nor one in the trash is invited, and no address twice', async () => {
  const { id } = await anAccount('ready@example.com');
  expect((await ask(`/users/${id}/invitation`, 'POST', {})).status).toBe(409);
  expect(await mailsTo('ready@example.com')).toEqual([]);
  expect((await inviteNew('ready@example.com')).status).toBe(422);
  const gone = await jsonOf<UserRow>(inviteNew('gone@example.com'));
  const token = await lastToken('gone@example.com');
  await ask(`/users/${gone.id}`, 'DELETE');
  expect((await accept(token)).status).toBe(404);
  expect((await ask(`/users/${gone.id}/invitation`, 'POST', {})).status).toBe(409);
});
