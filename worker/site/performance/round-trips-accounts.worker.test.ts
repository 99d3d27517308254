import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, test, vi } from 'vitest';
import type { RecoveryCodes, TotpStart } from '#contract/accounts/account.ts';
import { outbox, users } from '#core/db/schema.ts';
import { type Authenticator, anAuthenticator } from '../../test/authenticator.ts';
import { aBrowser } from '../../test/browser.ts';
import { db } from '../../test/builders.ts';
import { expectWithin, GUEST } from '../../test/d1/round-trips.ts';
import { tracedPost } from '../../test/d1/traced-d1.ts';
import { aPasskeyOf, PASSKEY_SIGN_IN, signInOptions } from '../../test/passkeys.ts';
import { anAccount, PASSWORD, signedIn, signIn } from '../../test/sign-in.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

test('a sign-in', async () => {
  await anAccount('guest@example.com');
  const login = { email: 'guest@example.com', password: PASSWORD };
  expectWithin(await tracedPost('/api/auth/login', login), GUEST, 200);
  expectWithin(await tracedPost('/api/auth/login', { ...login, password: 'wrong' }), GUEST, 401);
  const { headers } = await signIn('again@example.com', 'user');
  expectWithin(await tracedPost('/api/auth/login', login, headers), GUEST, 200);
});

test('a sign-in with a second factor: without a code, with a wrong one, the right one and a recovery code', async () => {
  const email = 'factor@example.com';
  const { id } = await anAccount(email);
  const browser = await signedIn(email);
  const path = '/api/account/totp';
  const { secret } = (await (await browser.post(path)).json()) as TotpStart;
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  const confirmed = await browser.post(`${path}/confirm`, { code: codeOf(0) });
  const { recoveryCodes } = (await confirmed.json()) as RecoveryCodes;
  await db.update(users).set({ totpLastStep: 1 }).where(eq(users.id, id));
  const login = (code: string) =>
    tracedPost('/api/auth/login', { email, password: PASSWORD, code });
  expectWithin(await login(''), GUEST, 401);
  expectWithin(await login(codeOf(40)), GUEST, 401);
  expectWithin(await login(codeOf(0)), GUEST, 200);
  expectWithin(await login(recoveryCodes[0] ?? ''), GUEST, 200);
});

test('a sign-in by a passkey: the right one, and one that is not known', async () => {
  const email = 'passkey@example.com';
  await anAccount(email);
  const device = await aPasskeyOf(email);
  const login = async (one: Authenticator) =>
    tracedPost(PASSKEY_SIGN_IN, { credential: await one.sign(await signInOptions(aBrowser())) });
  expectWithin(await tracedPost(`${PASSKEY_SIGN_IN}/options`, {}), GUEST, 200);
  expectWithin(await login(device), GUEST, 200);
  expectWithin(await login(await anAuthenticator()), GUEST, 401);
});

test('a forgotten password', async () => {
  const email = 'forgetful@example.com';
  await anAccount(email);
  expectWithin(await tracedPost('/api/auth/reset-request', { email }), GUEST, 202);
  const mail = (await db.select().from(outbox)).findLast(({ toAddress }) => toAddress === email);
  const token = /reset=([\w.-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const password = 'another long enough password';
  expectWithin(await tracedPost('/api/auth/reset', { token, password }), GUEST, 204);
});

test('the end of a session', async () => {
  const { headers } = await signIn('leaving@example.com', 'user');
  expectWithin(await tracedPost('/api/auth/logout', {}, headers), GUEST, 204);
});
