import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Account, RecoveryCodes, TotpStart } from '#contract/accounts/account.ts';
import type { Problem } from '#contract/problem.ts';
import { passkeys, users } from '#core/db/schema.ts';
import { aBrowser, type Browser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { ORIGIN, send } from '../../../test/client.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const TOTP_PATH = '/api/account/totp';
const row = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
/** The code that an authenticator app shows `steps` time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
/** Resets the account to the state before the first code was used. */
const forgetCodes = (id: number) =>
  db.update(users).set({ totpLastStep: 1 }).where(eq(users.id, id));

async function withSecondFactor(
  email: string,
): Promise<{ id: number; browser: Browser; secret: string; recoveryCodes: string[] }> {
  const { id } = await anAccount(email);
  const browser = await signedIn(email);
  const { secret } = (await (await browser.post(TOTP_PATH)).json()) as TotpStart;
  const { recoveryCodes } = (await (
    await browser.post(`${TOTP_PATH}/confirm`, { code: codeOf(secret) })
  ).json()) as RecoveryCodes;
  return { id, browser, secret, recoveryCodes };
}

test('a second factor counts only once a code has confirmed it', async () => {
  const { id } = await anAccount('ada@example.com');
  const browser = await signedIn('ada@example.com');
  const begun = await browser.post(TOTP_PATH);
  expect(begun.status).toBe(201);
  const { secret, uri } = (await begun.json()) as TotpStart;
  expect(uri).toContain(`secret=${secret}`);
  expect(await browser.json<Account>('/api/account')).toMatchObject({ hasSecondFactor: false });
  expect((await aBrowser().signIn('ada@example.com', PASSWORD)).status).toBe(200);

  const wrong = await browser.post(`${TOTP_PATH}/confirm`, { code: codeOf(secret, 40) });
  expect(wrong.status).toBe(422);
  expect(((await wrong.json()) as Problem).errors).toMatchObject([
    { path: 'code', code: 'totp_wrong' },
  ]);
  const confirmed = await browser.post(`${TOTP_PATH}/confirm`, { code: codeOf(secret) });
  const { recoveryCodes } = (await confirmed.json()) as RecoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect(await browser.json<Account>('/api/account')).toMatchObject({
    hasSecondFactor: true,
    recoveryCodesLeft: 10,
  });
  const stored = JSON.stringify(await row(id));
  for (const code of recoveryCodes) expect(stored).not.toContain(code);
  expect((await browser.post(TOTP_PATH)).status).toBe(409);
});

test('signing in then needs a code; without one the answer says so, and gives nothing', async () => {
  const { id, secret } = await withSecondFactor('grace@example.com');
  await forgetCodes(id);
  const browser = aBrowser();
  const response = await browser.signIn('grace@example.com', PASSWORD);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: 'totp_required',
    errors: [{ path: 'code', code: 'totp_required' }],
  });
  expect(browser.jar.size).toBe(0);
  expect((await browser.signIn('grace@example.com', PASSWORD, codeOf(secret))).status).toBe(200);
});

test('without the password an answer does not reveal a second factor, whatever the code', async () => {
  const { secret } = await withSecondFactor('hidden@example.com');
  const [one, other] = await Promise.all([
    aBrowser().signIn('hidden@example.com', 'wrong password', codeOf(secret)),
    aBrowser().signIn('unknown@example.com', 'wrong password', '123456'),
  ]);
  expect([one.status, await one.text()]).toEqual([401, await other.text()]);
});

test('a code works once, also when it comes twice at the same time, and none older after it', async () => {
  const { id, secret } = await withSecondFactor('once@example.com');
  await forgetCodes(id);
  const tries = await Promise.all(
    [0, 0, 0].map(() => aBrowser().signIn('once@example.com', PASSWORD, codeOf(secret))),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const older = await aBrowser().signIn('once@example.com', PASSWORD, codeOf(secret, -1));
  expect(older.status).toBe(401);
  expect(await older.json()).toMatchObject({ code: 'totp_wrong' });
});

test('a recovery code works once in place of a code', async () => {
  const { browser, recoveryCodes } = await withSecondFactor('lost-phone@example.com');
  const [code = '', second = ''] = recoveryCodes;
  expect(
    (await aBrowser().signIn('lost-phone@example.com', PASSWORD, ` ${code.toUpperCase()} `)).status,
  ).toBe(200);
  expect((await aBrowser().signIn('lost-phone@example.com', PASSWORD, code)).status).toBe(401);
  expect((await aBrowser().signIn('lost-phone@example.com', PASSWORD, second)).status).toBe(200);
  expect(await browser.json<Account>('/api/account')).toMatchObject({ recoveryCodesLeft: 8 });
});

test('new recovery codes replace the old ones', async () => {
  const { browser, recoveryCodes } = await withSecondFactor('codes@example.com');
  const renewed = (await (
    await browser.post(`${TOTP_PATH}/recovery-codes`)
  ).json()) as RecoveryCodes;
  expect((await aBrowser().signIn('codes@example.com', PASSWORD, recoveryCodes[0])).status).toBe(
    401,
  );
  expect(
    (await aBrowser().signIn('codes@example.com', PASSWORD, renewed.recoveryCodes[0])).status,
  ).toBe(200);
});

test('turning it on ends the sessions that came about without it', async () => {
  await anAccount('sessions@example.com');
  const other = await signedIn('sessions@example.com');
  const browser = await signedIn('sessions@example.com');
  const { secret } = (await (await browser.post(TOTP_PATH)).json()) as TotpStart;
  await browser.post(`${TOTP_PATH}/confirm`, { code: codeOf(secret) });
  expect([(await browser.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([
    200, 401,
  ]);
});

test('turned off, signing in needs no code, and there are no recovery codes to make', async () => {
  const { browser } = await withSecondFactor('proof@example.com');
  expect((await browser.post(`${TOTP_PATH}/disable`)).status).toBe(204);
  expect((await aBrowser().signIn('proof@example.com', PASSWORD)).status).toBe(200);
  expect((await browser.post(`${TOTP_PATH}/recovery-codes`)).status).toBe(409);
});

test('without JavaScript the page comes again with a field for the code', async () => {
  await withSecondFactor('plain@example.com');
  const response = await send('/api/auth/login', {
    method: 'POST',
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/x-www-form-urlencoded',
      'CF-Connecting-IP': '192.0.2.3',
    },
    body: new URLSearchParams({
      form: 'login',
      page: '/auth/login',
      language: 'en',
      email: 'plain@example.com',
      password: PASSWORD,
    }).toString(),
  });
  expect(response.status).toBe(401);
  const html = await response.text();
  expect(html).toContain('name="code"');
  expect(html).toContain('value="plain@example.com"');
  expect(html).not.toContain(PASSWORD);
});

test('where a second factor is demanded, an account of the administration without one reaches its own account alone', async () => {
  const RULES = '/api/admin/users/rules';
  const rulesOf = (browser: Browser) => browser.json<{ version: number }>(RULES);
  await anAccount('owner@example.com', 'admin');
  const bare = await signedIn('owner@example.com');
  const { version } = await rulesOf(bare);
  const demand = (browser: Browser, isFactorRequired: boolean, at: number) =>
    browser.put(RULES, { isFactorRequired, version: at });
  // Who demands it has one, and is not the first to be led away.
  expect((await demand(bare, true, version)).status).toBe(409);
  const { secret } = (await (await bare.post(TOTP_PATH)).json()) as TotpStart;
  await bare.post(`${TOTP_PATH}/confirm`, { code: codeOf(secret) });
  expect((await demand(bare, true, version)).status).toBe(200);
  expect((await demand(bare, false, version)).status).toBe(409);
  expect((await bare.request('GET', '/api/admin/users')).status).toBe(200);

  for (const role of ['admin', 'helper'] as const) {
    const email = `${role}-bare@example.com`;
    const { id } = await anAccount(email, role);
    const browser = await signedIn(email);
    expect(await browser.json('/api/user')).toMatchObject({ lacksFactor: true });
    const refused = await browser.request('GET', '/api/admin/dashboard/today');
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([
      ...[403, 'factor_required'],
    ]);
    expect((await browser.request('GET', '/api/account')).status).toBe(200);
    if (role === 'admin') {
      const begun = (await (await browser.post(TOTP_PATH)).json()) as TotpStart;
      // Begun is not confirmed.
      expect((await browser.request('GET', '/api/admin/users')).status).toBe(403);
      await browser.post(`${TOTP_PATH}/confirm`, { code: codeOf(begun.secret) });
    } else
      await db.insert(passkeys).values({
        ...{ userId: id, credentialId: 'x', publicKey: 'x', counter: 0, isBackedUp: false },
      });
    expect(await browser.json('/api/user')).not.toHaveProperty('lacksFactor');
    expect((await browser.request('GET', '/api/admin/dashboard/today')).status).toBe(200);
  }
  await anAccount('guest-bare@example.com');
  const guest = await signedIn('guest-bare@example.com');
  expect(await guest.json('/api/user')).not.toHaveProperty('lacksFactor');
  expect((await demand(bare, false, (await rulesOf(bare)).version)).status).toBe(200);
});
