import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RecoveryCodes, TotpStart } from '#contract/accounts/account.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import type { OutboxMail } from '#contract/mail/mail-admin.ts';
import type { Problem } from '#contract/problem.ts';
import { outbox, sessions, users } from '#core/db/schema.ts';
import { api } from '../../app.ts';
import { aBrowser, type Browser } from '../../test/browser.ts';
import { db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { anAccount, PASSWORD, signedIn } from '../../test/sign-in.ts';
import { decisionOf } from './step-up.ts';

beforeAll(
  () =>
    void [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')].map((log) =>
      log.mockReturnValue(),
    ),
);
afterAll(() => void vi.restoreAllMocks());

const NEW_PASSWORD = 'a calm sea in september';
const PROOF = '/api/account/proof';

/** Sets the owner's last proof to `minutes` ago. */
const age = (id: number, minutes: number) =>
  db
    .update(sessions)
    .set({ provenAt: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where(eq(sessions.userId, id));

async function anOldSession(
  email: string,
  minutes = 11,
): Promise<{ id: number; browser: Browser }> {
  const { id } = await anAccount(email, 'admin');
  const browser = await signedIn(email);
  await age(id, minutes);
  return { id, browser };
}

const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as Problem).code,
];

const { id: bossId, browser: boss } = await anOldSession('boss@example.com');
const { id: otherId } = await anAccount('other@example.com', 'admin');

/** Routes of the administration and the account, with the handlers that decide about the proof. */
const ROUTES = [
  ...Map.groupBy(
    api.routes.filter(
      ({ method, path }) => method !== 'ALL' && /^\/(?:admin|account)(?:\/|$)/.test(path),
    ),
    ({ method, path }) => `${method} ${path}`,
  ),
].map(([name, handlers]) => ({
  name,
  method: handlers[0]?.method ?? '',
  path: handlers[0]?.path ?? '',
  decisions: handlers.flatMap(({ handler }) => decisionOf(handler) ?? []),
}));
const asks = (wanted: string) => ROUTES.filter(({ decisions }) => decisions[0] === wanted);
/** No row has this id, so that calling every route changes nothing. */
const addressOf = (path: string) =>
  `/api${path.replace(/:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?\??/g, (_part, pattern = '.+') =>
    new RegExp(`^(?:${pattern})$`).test('999999') ? '999999' : '2026-01',
  )}`;
const isProofAsked = async ({ method, path }: (typeof ROUTES)[number]) => {
  const answer = await boss.request(
    method,
    addressOf(path),
    method === 'GET' || method === 'DELETE' ? undefined : {},
  );
  const body = answer.status === 403 ? ((await answer.json()) as Problem) : undefined;
  return body?.code === 'proof_required';
};

test('every route of the administration and the account decides in one way whether it asks for a proof', () => {
  expect(ROUTES.length).toBeGreaterThan(100);
  expect(
    ROUTES.filter(({ decisions }) => new Set(decisions).size !== 1).map(({ name }) => name),
  ).toEqual([]);
});

test('a route that asks refuses a session without a proof of the last ten minutes', async () => {
  const asking = asks('always');
  const isAsked = await Promise.all(asking.map(isProofAsked));
  expect(asking.filter((_route, index) => !isAsked[index]).map(({ name }) => name)).toEqual([]);
});

test('every file with many rows asks, and no other read', () => {
  const reads = asks('always').filter(({ method }) => method === 'GET');
  expect(
    reads.map(({ path }) => path).filter((path) => !/\.(?:csv|json|pdf|xml)$/.test(path)),
  ).toEqual([]);
  const files = ROUTES.filter(({ path }) => /\.csv$/.test(path));
  expect(files.filter(({ decisions }) => decisions[0] !== 'always')).toEqual([]);
});

test.each([
  ['PUT', `/api/admin/users/${bossId}`],
  ['PUT', `/api/admin/users/${otherId}`],
  ['POST', '/api/admin/users'],
  ['POST', '/api/admin/users/bulk'],
  ['DELETE', `/api/admin/users/${otherId}`],
  ['POST', `/api/admin/users/${otherId}/restore`],
  ['POST', `/api/admin/users/${otherId}/reset-mail`],
  ['POST', `/api/admin/users/${otherId}/second-factor/disable`],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/totp'],
  ['POST', '/api/account/totp/confirm'],
  ['POST', '/api/account/totp/disable'],
  ['POST', '/api/account/totp/recovery-codes'],
  ['POST', '/api/account/passkeys/options'],
  ['POST', '/api/account/passkeys'],
  ['DELETE', '/api/account/passkeys/1'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/another'],
  ['POST', '/api/admin/api-keys'],
  ['PUT', '/api/admin/email-settings'],
  ['PUT', '/api/admin/payments/settings'],
  ['GET', '/api/admin/backup?personal=1'],
  ['HEAD', '/api/admin/backup?personal=1'],
  ['PUT', '/api/admin/backup'],
  ['POST', '/api/admin/person/export'],
  ['POST', '/api/admin/person/erase'],
  ['GET', '/api/admin/subscribers/export.csv'],
  ['GET', '/api/admin/messages/export.csv'],
  ['GET', '/api/admin/orders/export.csv'],
  ['GET', '/api/admin/receipts/export.csv'],
  ['GET', '/api/admin/receipts/export.json'],
  ['DELETE', '/api/admin/subscribers/1'],
  ['GET', '/api/admin/departures/1/2027-07-01/10:00/manifest.csv'],
  ['GET', '/api/admin/orders/export.csv?from=2027-07-01&to=2027-07-31'],
  ['GET', '/api/admin/reports/quarter.csv'],
  ['GET', '/api/admin/partners/1/statements/2027-07/statement.csv'],
  ['POST', '/api/admin/calendar-feeds'],
  ['PUT', '/api/admin/api-keys/1'],
  ['POST', '/api/admin/vouchers'],
  ['PUT', '/api/admin/vouchers/1'],
  ['POST', '/api/admin/codes'],
  ['PUT', '/api/admin/codes/1'],
  ['POST', '/api/admin/codes/1/revisions/1/restore'],
  ['PUT', '/api/admin/partners/1'],
  ['POST', '/api/admin/bookings/1/refunds/x/done'],
  ['POST', '/api/admin/transfers/1/refunds/x/done'],
])('%s %s needs a proof of the last ten minutes', async (method, path) => {
  const response = await boss.request(
    method,
    path,
    method === 'GET' || method === 'HEAD' ? undefined : {},
  );
  expect(response.status).toBe(403);
  if (method !== 'HEAD') expect(((await response.json()) as Problem).code).toBe('proof_required');
});

test.each([
  '/api/admin/users',
  '/api/admin/backup',
  '/api/account',
  '/api/account/sessions',
  '/api/account/passkeys',
  '/api/admin/dashboard',
  '/api/admin/trips',
])('%s is read without one', async (path) => {
  expect((await boss.get(path)).status).toBe(200);
});

test('a session without its owner sets no password, its own nor another’s', async () => {
  const own = await boss.json<UserRow>(`/api/admin/users/${bossId}`);
  const other = await boss.json<UserRow>(`/api/admin/users/${otherId}`);
  expect(
    (await boss.put(`/api/admin/users/${bossId}`, { ...own, password: NEW_PASSWORD })).ok,
  ).toBe(false);
  expect(
    (await boss.put(`/api/admin/users/${otherId}`, { ...other, password: NEW_PASSWORD })).ok,
  ).toBe(false);
  expect((await aBrowser().signIn('boss@example.com', NEW_PASSWORD)).status).toBe(401);
  expect((await aBrowser().signIn('other@example.com', NEW_PASSWORD)).status).toBe(401);
});

test('the administration of accounts refuses to set the own password, even after a fresh proof', async () => {
  const { id, browser } = await anOldSession('own-door@example.com', 0);
  const row = await browser.json<UserRow>(`/api/admin/users/${id}`);
  const response = await browser.put(`/api/admin/users/${id}`, { ...row, password: NEW_PASSWORD });
  expect(await refusal(response)).toEqual([422, 'own_password']);
  expect((await browser.get('/api/user')).status).toBe(200);
});

test('the password lets the same request through, in this session alone and for ten minutes', async () => {
  const { id, browser } = await anOldSession('again@example.com');
  const otherSession = await signedIn('again@example.com');
  await age(id, 11);
  const renew = (one: Browser) => one.put('/api/admin/email-settings', {});
  expect(await refusal(await browser.post(PROOF, { password: 'wrong password' }))).toEqual([
    422,
    undefined,
  ]);
  expect((await renew(browser)).status).toBe(403);
  expect((await browser.post(PROOF, { password: PASSWORD })).status).toBe(204);
  expect((await renew(browser)).status).toBe(422);
  expect((await renew(otherSession)).status).toBe(403);
  await age(id, 10);
  expect((await renew(browser)).status).toBe(403);
});

test('a code of the second factor proves it too, once; of an account without one no code does', async () => {
  const { id, browser } = await anOldSession('code@example.com', 0);
  const { secret } = (await (await browser.post('/api/account/totp')).json()) as TotpStart;
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = (await (
    await browser.post('/api/account/totp/confirm', { code: codeNow() })
  ).json()) as RecoveryCodes;
  await db.update(users).set({ totpLastStep: 1 }).where(eq(users.id, id));
  await age(id, 30);
  const code = codeNow();
  expect((await browser.post(PROOF, { code })).status).toBe(204);
  expect((await browser.post(PROOF, { code })).status).toBe(422);
  expect((await browser.post(PROOF, { code: recoveryCodes[0] })).status).toBe(204);
  expect((await browser.post('/api/account/totp/recovery-codes')).status).toBe(200);
  expect(await refusal(await boss.post(PROOF, { code: '123456' }))).toEqual([422, undefined]);
});

test('a proof cannot be guessed: passwords nor codes', async () => {
  const { browser } = await anOldSession('guessed@example.com');
  const guess = async (body: object) => (await browser.post(PROOF, body)).status;
  const passwords: number[] = [];
  for (let n = 0; n < 21; n += 1) passwords.push(await guess({ password: `guess ${n}` }));
  expect(passwords.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(passwords).toContain(429);
  const codes: number[] = [];
  for (let n = 0; n < 21; n += 1) codes.push(await guess({ code: `${100_000 + n}` }));
  expect(codes).toContain(429);
});

test('a proof needs a session', async () => {
  expect((await aBrowser().post(PROOF, { password: PASSWORD })).status).toBe(401);
});

test('a mail with a link to choose a password shows its link only after a proof', async () => {
  const { id, browser } = await anOldSession('reset@example.com');
  await aBrowser().post('/api/auth/reset-request', { email: 'reset@example.com' });
  const [mail] = await db.select().from(outbox).where(eq(outbox.toAddress, 'reset@example.com'));
  const path = `/api/admin/outbox/${mail?.id}`;
  expect(await refusal(await browser.get(path))).toEqual([403, 'proof_required']);
  expect(await refusal(await browser.post(`${path}/resend`))).toEqual([403, 'proof_required']);
  await age(id, 0);
  expect((await browser.json<OutboxMail>(path)).text).toContain('reset=');
});

test('a key is no session: its scopes bind it, and accounts, keys and backups stay closed to it', async () => {
  const { browser } = await anOldSession('keys@example.com', 0);
  const made = await browser.post('/api/admin/api-keys', {
    name: 'Table',
    scopes: ['*:read', '*:write'],
  });
  const headers = { Authorization: `Bearer ${((await made.json()) as { key: string }).key}` };
  expect((await send('/api/admin/subscribers/export.csv', { headers })).status).toBe(200);
  const statuses = ['users', 'api-keys', 'backup?personal=1', 'email-settings'].map(
    async (path) => (await send(`/api/admin/${path}`, { headers })).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 403]);
  expect(
    (
      await send(PROOF, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{}',
      })
    ).status,
  ).toBe(401);
});
