import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/account.ts';
import { MAX_PASSKEYS, type Passkey } from '#contract/accounts/passkeys.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import type { Problem } from '#contract/problem.ts';
import { auditLog, outbox, passkeys, sessions } from '#core/db/schema.ts';
import { anAuthenticator } from '../../../test/authenticator.ts';
import { aBrowser, type Browser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import {
  addOptions,
  addPasskey,
  aPasskeyOf,
  OWN_PASSKEYS,
  proofOptions,
  signInBy,
} from '../../../test/passkeys.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';
import { adminStatements } from '../accounts/admin-statements.ts';
import { hashPassword } from '../passwords/password.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const NEW_PASSWORD = 'a calm sea in september';
const FIREFOX = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
};
const list = (browser: Browser) => browser.json<Passkey[]>(OWN_PASSKEYS);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as Problem).code,
];
/** Sets the owner's last proof to 11 minutes ago. */
const forgetProof = (id: number) =>
  db
    .update(sessions)
    .set({ provenAt: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where(eq(sessions.userId, id));

test('a passkey is added, listed with its browser’s name, renamed and removed; each that matters is in the log', async () => {
  const { id } = await anAccount('ada@example.com');
  const browser = aBrowser(FIREFOX);
  await browser.signIn('ada@example.com', PASSWORD);
  expect(await list(browser)).toEqual([]);
  const added = await addPasskey(browser, await anAuthenticator());
  expect(added.status).toBe(201);
  const passkey = (await added.json()) as Passkey;
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'Firefox, Linux',
    isBackedUp: false,
    createdAt: expect.any(String),
    lastUsedAt: null,
  });
  expect(await list(browser)).toEqual([passkey]);
  expect(await browser.json<Account>('/api/account')).toMatchObject({ passkeys: 1 });

  const path = `${OWN_PASSKEYS}/${passkey.id}`;
  expect((await browser.put(path, { name: ' ' })).status).toBe(422);
  expect((await browser.put(path, { name: 'x'.repeat(61) })).status).toBe(422);
  const renamed = await browser.put(path, { name: ' Laptop ', userId: 1, counter: 9 });
  expect(await renamed.json()).toEqual({ ...passkey, name: 'Laptop' });

  expect((await browser.delete(path)).status).toBe(204);
  expect((await browser.delete(path)).status).toBe(404);
  expect(await list(browser)).toEqual([]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(entries.map(({ action }) => action)).toEqual(['sign-in', 'add-passkey', 'remove-passkey']);
});

test('what the browser makes it from: unlocked, discoverable, and none that the account has', async () => {
  const { id } = await anAccount('options@example.com');
  const device = await aPasskeyOf('options@example.com');
  expect(await addOptions(device.browser)).toMatchObject({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'localhost' },
    user: { id: btoa(String(id)).replaceAll('=', ''), name: 'options@example.com' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
  });
});

test('a registration for another site, not unlocked, with a certificate or replayed is refused', async () => {
  await anAccount('wrong@example.com');
  const browser = await signedIn('wrong@example.com');
  const device = await anAuthenticator();
  const quirks = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
    { format: 'android-safetynet' },
    { format: 'fido-u2f' },
    { format: 'packed', hasCertificate: true },
  ];
  for (const quirk of quirks)
    expect((await addPasskey(browser, device, quirk)).status, JSON.stringify(quirk)).toBe(422);
  const credential = await device.register(await addOptions(browser));
  expect((await browser.post(OWN_PASSKEYS, { credential })).status).toBe(201);
  expect((await browser.post(OWN_PASSKEYS, { credential })).status).toBe(422);
  expect(await list(browser)).toHaveLength(1);
});

test('a challenge works in the session that it was made for alone', async () => {
  await anAccount('session@example.com');
  await anAccount('thief@example.com');
  const browser = await signedIn('session@example.com');
  const device = await anAuthenticator();
  const credential = await device.register(await addOptions(browser));
  const others = [await signedIn('session@example.com'), await signedIn('thief@example.com')];
  for (const other of others)
    expect((await other.post(OWN_PASSKEYS, { credential })).status).toBe(422);
  expect((await browser.post(OWN_PASSKEYS, { credential })).status).toBe(201);
});

test('of a session the last challenge counts', async () => {
  await anAccount('last@example.com');
  const browser = await signedIn('last@example.com');
  const [first, last] = [await addOptions(browser), await addOptions(browser)];
  const device = await anAuthenticator();
  const add = async (options: typeof first) =>
    (await browser.post(OWN_PASSKEYS, { credential: await device.register(options) })).status;
  expect([await add(first), await add(last)]).toEqual([422, 201]);
});

test('the same passkey is added once, for one account', async () => {
  await anAccount('twice@example.com');
  await anAccount('second@example.com');
  const device = await aPasskeyOf('twice@example.com');
  expect((await addPasskey(device.browser, device)).status).toBe(409);
  const second = await signedIn('second@example.com');
  expect((await addPasskey(second, device)).status).toBe(409);
  expect(await list(second)).toEqual([]);
});

test('an account has twenty at most', async () => {
  const { id } = await anAccount('many@example.com');
  const browser = await signedIn('many@example.com');
  for (let n = 1; n < MAX_PASSKEYS; n += 1)
    await db.insert(passkeys).values({
      ...{ userId: id, credentialId: `one-${n}`, publicKey: 'x', counter: 0, isBackedUp: false },
    });
  expect((await addPasskey(browser, await anAuthenticator())).status).toBe(201);
  expect((await addPasskey(browser, await anAuthenticator())).status).toBe(409);
});

test('another account’s passkey can be neither seen, renamed nor removed, nor prove anything', async () => {
  await anAccount('owner@example.com');
  const { id: strangerId } = await anAccount('stranger@example.com', 'admin');
  const device = await aPasskeyOf('owner@example.com');
  const [passkey] = await list(device.browser);
  const stranger = await signedIn('stranger@example.com');
  const path = `${OWN_PASSKEYS}/${passkey?.id}`;
  expect(await list(stranger)).toEqual([]);
  expect((await stranger.put(path, { name: 'Mine' })).status).toBe(404);
  expect((await stranger.delete(path)).status).toBe(404);
  await forgetProof(strangerId);
  const credential = await device.sign(await proofOptions(stranger));
  expect((await stranger.post(`${OWN_PASSKEYS}/proof`, { credential })).status).toBe(422);
  expect(await codeOf(await stranger.delete('/api/account/sessions'))).toEqual([
    403,
    'proof_required',
  ]);
});

test('a passkey proves who is there, once, in its own session, and for ten minutes', async () => {
  const { id } = await anAccount('proof@example.com');
  const device = await aPasskeyOf('proof@example.com');
  const { browser } = device;
  const other = await signedIn('proof@example.com');
  await forgetProof(id);
  const renew = async (one: Browser) => (await one.post(`${OWN_PASSKEYS}/options`)).status;
  expect(await renew(browser)).toBe(403);
  const prove = (credential: unknown, one = browser) =>
    one.post(`${OWN_PASSKEYS}/proof`, { credential });
  expect(
    (await prove(await device.sign(await proofOptions(browser), { isVerified: false }))).status,
  ).toBe(422);
  const credential = await device.sign(await proofOptions(browser));
  expect((await prove(credential, other)).status).toBe(422);
  expect((await prove(credential)).status).toBe(204);
  expect((await prove(credential)).status).toBe(422);
  expect([await renew(browser), await renew(other)]).toEqual([200, 403]);
  await forgetProof(id);
  expect(await renew(browser)).toBe(403);
});

test('proofs by passkey are limited with those by password', async () => {
  await anAccount('limit@example.com');
  const device = await aPasskeyOf('limit@example.com');
  const credential = await device.sign({ challenge: 'A'.repeat(43), rpId: 'localhost' });
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await device.browser.post(`${OWN_PASSKEYS}/proof`, { credential })).status);
  expect(statuses).toContain(429);
});

test('without a session there is nothing to see and nothing to add', async () => {
  const browser = aBrowser();
  expect((await browser.get(OWN_PASSKEYS)).status).toBe(401);
  expect((await browser.post(`${OWN_PASSKEYS}/options`)).status).toBe(401);
  expect((await browser.post(`${OWN_PASSKEYS}/proof/options`)).status).toBe(401);
});

test('an own new password keeps the passkeys', async () => {
  await anAccount('own@example.com');
  const device = await aPasskeyOf('own@example.com');
  await device.browser.post('/api/account/password', { password: NEW_PASSWORD });
  expect((await signInBy(device)).status).toBe(200);
});

test('a password that a link, an administrator or the command sets ends them', async () => {
  await anAccount('boss@example.com', 'admin');
  const boss = await signedIn('boss@example.com');
  const { id } = await anAccount('reset@example.com', 'admin');
  const left = () => db.select().from(passkeys).where(eq(passkeys.userId, id));

  const byAdmin = await aPasskeyOf('reset@example.com');
  const row = await boss.json<UserRow>(`/api/admin/users/${id}`);
  await boss.put(`/api/admin/users/${id}`, { ...row, name: 'Grace' });
  expect(await left()).toHaveLength(1);
  await boss.put(`/api/admin/users/${id}`, { ...row, version: 2, password: PASSWORD });
  expect(await left()).toEqual([]);
  expect((await signInBy(byAdmin)).status).toBe(401);

  await aPasskeyOf('reset@example.com');
  await aBrowser().post('/api/auth/reset-request', { email: 'reset@example.com' });
  const mails = await db.select().from(outbox).where(eq(outbox.toAddress, 'reset@example.com'));
  const mail = mails.find(({ kind }) => kind === 'password.reset');
  const token = /reset=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect(await left()).toHaveLength(1);
  const refused = await aBrowser().post('/api/auth/reset', { token, password: 'password1234' });
  expect(refused.status).toBe(422);
  expect(await left()).toHaveLength(1);
  const reset = await aBrowser().post('/api/auth/reset', { token, password: NEW_PASSWORD });
  expect(reset.status).toBe(204);
  expect(await left()).toEqual([]);

  const browser = aBrowser();
  await browser.signIn('reset@example.com', NEW_PASSWORD);
  await addPasskey(browser, await anAuthenticator());
  const passwordHash = await hashPassword(NEW_PASSWORD);
  for (const statement of adminStatements({
    ...{ email: 'reset@example.com', name: 'Admin', passwordHash },
  }))
    await bindings.DB.prepare(statement).run();
  expect(await left()).toEqual([]);
});
