import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog, passkeyChallenges, passkeys, sessions, users } from '#core/db/schema.ts';
import { anAuthenticator } from '../../../test/authenticator.ts';
import { aBrowser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { ORIGIN, send } from '../../../test/client.ts';
import {
  addPasskey,
  aPasskeyOf,
  OWN_PASSKEYS,
  PASSKEY_SIGN_IN,
  signInBy,
  signInOptions,
} from '../../../test/passkeys.ts';
import { anAccount, signedIn } from '../../../test/sign-in.ts';
import { toBase64url } from '../sign.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const rowOf = async (credentialId: string) =>
  (await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0];
const handleOf = (id: number) => toBase64url(new TextEncoder().encode(String(id)));
const refusal = async (response: Response) => [
  response.status,
  response.headers.getSetCookie(),
  await response.text(),
];

test('a passkey signs in: a new session, proven, with the device remembered and an entry in the log', async () => {
  const { id } = await anAccount('ada@example.com', 'admin');
  const device = await aPasskeyOf('ada@example.com');
  await db.update(users).set({ lastSignInAt: null }).where(eq(users.id, id));
  await db.delete(sessions).where(eq(sessions.userId, id));
  const response = await signInBy(device);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    id,
    role: 'admin',
    email: 'ada@example.com',
    name: 'Ada',
  });
  const { browser } = response;
  expect([...browser.jar.keys()].sort()).toEqual(['device', 'session', 'signed-in']);
  expect(await browser.json('/api/user')).toMatchObject({ email: 'ada@example.com' });
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, id));
  expect(session?.provenAt).not.toBeNull();
  expect((await db.select().from(users).where(eq(users.id, id)))[0]?.lastSignInAt).not.toBeNull();
  const entries = await db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(entries.at(-1)).toMatchObject({ action: 'sign-in', detail: { by: 'passkey' } });
  expect(await rowOf(device.id)).toMatchObject({ counter: 2, lastUsedAt: expect.any(String) });
});

test('the options name no account and no passkey', async () => {
  await anAccount('named@example.com');
  await aPasskeyOf('named@example.com');
  const options = await signInOptions(aBrowser());
  expect(options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
  const stored = await db.select().from(passkeyChallenges);
  expect(JSON.stringify(stored)).not.toContain(options.challenge);
});

test('it is both factors: no code is asked for', async () => {
  const { id } = await anAccount('both@example.com');
  const device = await aPasskeyOf('both@example.com');
  await db
    .update(users)
    .set({ totpSecret: 'A'.repeat(32), totpLastStep: 1 })
    .where(eq(users.id, id));
  expect((await signInBy(device)).status).toBe(200);
});

test('whatever is wrong is answered in the same words, and gives nothing', async () => {
  const { id } = await anAccount('grace@example.com');
  const { id: otherId } = await anAccount('other@example.com');
  const device = await aPasskeyOf('grace@example.com');
  const unknown = await anAuthenticator();
  const thief = await anAuthenticator();
  // The thief's signature under the owner's passkey.
  const stolen = {
    ...thief,
    sign: async (...args: Parameters<typeof thief.sign>) => {
      const { response } = await thief.sign(...args);
      return { id: device.id, rawId: device.id, type: 'public-key' as const, response };
    },
  };
  const answers = [
    await refusal(await signInBy(unknown, { userHandle: handleOf(id) })),
    await refusal(await signInBy(stolen, { userHandle: handleOf(id), counter: 40 })),
    await refusal(await signInBy(device, { origin: 'https://evil.example' })),
    await refusal(await signInBy(device, { rpId: 'evil.example' })),
    await refusal(await signInBy(device, { isVerified: false })),
    await refusal(await signInBy(device, { counter: 1 })),
    await refusal(await signInBy(device, { userHandle: handleOf(otherId) })),
    await refusal(await signInBy(device, { userHandle: undefined })),
  ];
  expect(answers[0]).toEqual([401, [], expect.stringContaining('passkey')]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await signInBy(device, { counter: 50 })).status).toBe(200);
});

test('a challenge is used once, also when it comes twice at the same time, and not after a failed try', async () => {
  await anAccount('once@example.com');
  const device = await aPasskeyOf('once@example.com', { counts: false });
  const sign = (credential: unknown) => aBrowser().post(PASSKEY_SIGN_IN, { credential });
  const credential = await device.sign(await signInOptions(aBrowser()));
  const tries = await Promise.all([sign(credential), sign(credential), sign(credential)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);

  const options = await signInOptions(aBrowser());
  expect((await sign(await device.sign(options, { rpId: 'evil.example' }))).status).toBe(401);
  expect((await sign(await device.sign(options))).status).toBe(401);
});

test('an invented challenge, one that is over and one for another use are refused', async () => {
  await anAccount('stale@example.com');
  const device = await aPasskeyOf('stale@example.com');
  const sign = async (challenge: string) =>
    (
      await aBrowser().post(PASSKEY_SIGN_IN, {
        credential: await device.sign({ challenge, rpId: 'localhost' }),
      })
    ).status;
  expect(await sign('A'.repeat(43))).toBe(401);
  const { challenge } = await signInOptions(aBrowser());
  await db.update(passkeyChallenges).set({ expiresAt: '2026-01-01T00:00:00.000Z' });
  expect(await sign(challenge)).toBe(401);
  for (const path of ['/options', '/proof/options']) {
    const answer = await device.browser.post(OWN_PASSKEYS + path);
    expect(await sign(((await answer.json()) as { challenge: string }).challenge)).toBe(401);
  }
});

test('a counter that goes back is refused, and concurrent uses of one counter sign in once', async () => {
  await anAccount('counter@example.com');
  const device = await aPasskeyOf('counter@example.com');
  expect((await signInBy(device, { counter: 10 })).status).toBe(200);
  expect((await signInBy(device, { counter: 10 })).status).toBe(401);
  expect((await signInBy(device, { counter: 9 })).status).toBe(401);
  expect((await signInBy(device, { counter: 0 })).status).toBe(401);
  expect((await rowOf(device.id))?.counter).toBe(10);
  const both = await Promise.all([
    signInBy(device, { counter: 11 }),
    signInBy(device, { counter: 11 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a passkey of a password manager does not count, and signs in again and again', async () => {
  await anAccount('synced@example.com');
  const device = await aPasskeyOf('synced@example.com', { counts: false });
  expect((await signInBy(device)).status).toBe(200);
  expect((await signInBy(device)).status).toBe(200);
  expect(await rowOf(device.id)).toMatchObject({ counter: 0, isBackedUp: true });
});

test('a removed passkey and one of an account in the trash sign in no more', async () => {
  const { id } = await anAccount('removed@example.com');
  const device = await aPasskeyOf('removed@example.com');
  const second = await anAuthenticator();
  await addPasskey(device.browser, second);
  const row = await rowOf(device.id);
  expect((await device.browser.delete(`${OWN_PASSKEYS}/${row?.id}`)).status).toBe(204);
  expect((await signInBy(device)).status).toBe(401);
  expect((await signInBy(second)).status).toBe(200);
  await db.update(users).set({ deletedAt: '2026-03-01T00:00:00.000Z' }).where(eq(users.id, id));
  expect((await signInBy(second)).status).toBe(401);
});

test('with its account a passkey is deleted, and a restored account has none', async () => {
  await anAccount('boss@example.com', 'admin');
  const boss = await signedIn('boss@example.com');
  const { id } = await anAccount('erased@example.com');
  const device = await aPasskeyOf('erased@example.com');
  expect((await boss.delete(`/api/admin/users/${id}`)).status).toBe(204);
  expect(await db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
  await boss.post(`/api/admin/users/${id}/restore`);
  expect((await signInBy(device)).status).toBe(401);
});

test('an address has ten tries a minute; another address is not slowed down by them', async () => {
  await anAccount('tries@example.com');
  const device = await aPasskeyOf('tries@example.com', { counts: false });
  const guesser = aBrowser();
  const credential = await device.sign({ challenge: 'A'.repeat(43), rpId: 'localhost' });
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await guesser.post(PASSKEY_SIGN_IN, { credential })).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses).toContain(429);
  expect((await signInBy(device)).status).toBe(200);
});

test('many wrong passwords close the account to unknown devices, not to its passkey', async () => {
  await anAccount('crowd@example.com');
  const device = await aPasskeyOf('crowd@example.com');
  for (let n = 0; n < 12; n += 1) await aBrowser().signIn('crowd@example.com', 'wrong password');
  expect((await aBrowser().signIn('crowd@example.com', 'wrong password')).status).toBe(429);
  expect((await signInBy(device)).status).toBe(200);
});

test('the site’s configured address counts, not the one that a request names', async () => {
  await anAccount('host@example.com');
  const device = await aPasskeyOf('host@example.com');
  const SITE = { SITE_ORIGIN: 'https://menorca.example' };
  const ask = async (overrides: object, headers: Record<string, string> = {}) =>
    (await (
      await send(
        `${PASSKEY_SIGN_IN}/options`,
        {
          method: 'POST',
          headers: { Origin: ORIGIN, 'CF-Connecting-IP': '192.0.2.7', ...headers },
        },
        overrides,
      )
    ).json()) as { challenge: string; rpId: string };
  expect((await ask(SITE)).rpId).toBe('menorca.example');
  expect((await ask({}, { 'X-Forwarded-Host': 'evil.example' })).rpId).toBe('localhost');
  // Signed for this host, where the site's own is another one.
  const credential = await device.sign({ ...(await ask(SITE)), rpId: 'localhost' });
  const response = await send(
    PASSKEY_SIGN_IN,
    {
      method: 'POST',
      headers: {
        Origin: ORIGIN,
        'Content-Type': 'application/json',
        'CF-Connecting-IP': '192.0.2.7',
      },
      body: JSON.stringify({ credential }),
    },
    SITE,
  );
  expect(response.status).toBe(401);
});

test.each([
  {},
  { credential: null },
  { credential: { id: 'x', rawId: 'x', type: 'password', response: {} } },
  {
    credential: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: '§', authenticatorData: 'AA', signature: 'AA' },
    },
  },
])('a body of another shape is refused: %j', async (body) => {
  expect((await aBrowser().post(PASSKEY_SIGN_IN, body)).status).toBe(422);
});

test('garbage in the right shape is refused like a wrong signature', async () => {
  await anAccount('garbage@example.com');
  const { id } = await aPasskeyOf('garbage@example.com');
  const credential = {
    ...{ id, rawId: id, type: 'public-key' },
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  };
  expect((await aBrowser().post(PASSKEY_SIGN_IN, { credential })).status).toBe(401);
});

test('signing in by a passkey ends the session that the browser held before', async () => {
  await anAccount('planted@example.com');
  const device = await aPasskeyOf('planted@example.com');
  const browser = await signedIn('planted@example.com');
  const planted = browser.jar.get('session') ?? '';
  expect((await signInBy(device, {}, browser)).status).toBe(200);
  expect(browser.jar.get('session')).not.toBe(planted);
  expect((await send('/api/user', { headers: { Cookie: `session=${planted}` } })).status).toBe(401);
});
