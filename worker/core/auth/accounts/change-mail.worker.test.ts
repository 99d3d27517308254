import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RecoveryCodes, TotpStart } from '#contract/accounts/account.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import { outbox } from '#core/db/schema.ts';
import { anAuthenticator } from '../../../test/authenticator.ts';
import { aBrowser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { addPasskey, OWN_PASSKEYS } from '../../../test/passkeys.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const NEW_PASSWORD = 'a calm sea in september';
const TOTP_PATH = '/api/account/totp';
await anAccount('boss@example.com', 'admin');
const boss = await signedIn('boss@example.com');

const mailsTo = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.toAddress, email))).filter(
    ({ kind }) => kind === 'account.changed',
  );
/** What the mails to this address say was changed. */
const mailed = async (email: string) =>
  (await mailsTo(email)).map(({ body }) => /(?<=Was geändert wurde: ).*/.exec(body)?.[0]);
/** An account whose owner signed in to the German site. */
async function anOwner(email: string) {
  const { id } = await anAccount(email);
  const browser = aBrowser({ 'Accept-Language': 'de' });
  await browser.signIn(email, PASSWORD);
  return { id, browser };
}
const save = async (id: number, change: object) => {
  const row = await boss.json<UserRow>(`/api/admin/users/${id}`);
  return boss.put(`/api/admin/users/${id}`, { ...row, ...change });
};

test('a new password is mailed to its owner, in their language, with the time and what to do, without a link or a secret', async () => {
  const { browser } = await anOwner('ada@example.com');
  const weak = await browser.post('/api/account/password', { password: 'password1234' });
  expect(weak.status).toBe(422);
  expect(await mailsTo('ada@example.com')).toEqual([]);
  await browser.post('/api/account/password', { password: NEW_PASSWORD });
  const [mail, ...others] = await mailsTo('ada@example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ language: 'de' });
  expect(mail?.subject).toMatch(/^Ihr Konto bei .* wurde geändert$/);
  expect(mail?.body).toContain('Was geändert wurde: Neues Passwort');
  expect(mail?.body).toMatch(/Datum und Uhrzeit: .* \d{4}, \d\d:\d\d/);
  expect(mail?.body).toContain('„Passwort vergessen?“');
  expect(mail?.body).not.toContain(NEW_PASSWORD);
  expect(mail?.body).not.toMatch(/https?:\/\/|token|reset=/);
  expect(mail?.html).not.toContain('href="http');
});

test('a password by a mailed link is mailed about too; the first one, by an invitation, is not', async () => {
  await anOwner('grace@example.com');
  const tokenOf = async (email: string) => {
    const mails = await db.select().from(outbox).where(eq(outbox.toAddress, email));
    return mails.map(({ body }) => /reset=([\w-]+)/.exec(body)?.[1]).find(Boolean);
  };
  await aBrowser().post('/api/auth/reset-request', { email: 'grace@example.com' });
  const link = { token: await tokenOf('grace@example.com'), password: NEW_PASSWORD };
  expect((await aBrowser().post('/api/auth/reset', link)).status).toBe(204);
  expect((await aBrowser().post('/api/auth/reset', link)).status).toBe(404);
  expect(await mailed('grace@example.com')).toEqual(['Neues Passwort']);

  const marga = { email: 'marga@example.com', name: 'Marga', role: 'helper', language: 'de' };
  await boss.post('/api/admin/users/invitations', marga);
  const first = { token: await tokenOf(marga.email), password: NEW_PASSWORD };
  expect((await aBrowser().post('/api/auth/reset', first)).status).toBe(204);
  expect(await mailed(marga.email)).toEqual([]);
  // The language of the invitation, before the first sign-in.
  const [{ id } = { id: 0 }] = (await boss.json<{ items: UserRow[] }>('/api/admin/users?q=marga'))
    .items;
  await save(id, { password: 'four calm coves at dawn' });
  expect(await mailed(marga.email)).toEqual(['Neues Passwort']);
});

test('another address is mailed to the former and the new one; a name or a refused save is not', async () => {
  const { id } = await anOwner('former@example.com');
  await save(id, { name: 'Ada Lovelace' });
  expect((await save(id, { email: 'boss@example.com' })).status).toBe(422);
  expect((await save(id, { email: 'no@example.com', version: 1 })).status).toBe(409);
  expect(await mailed('former@example.com')).toEqual([]);
  await save(id, { email: 'new@example.com' });
  for (const email of ['former@example.com', 'new@example.com'])
    expect(await mailed(email)).toEqual(['Neue E-Mail-Adresse']);
  const [mail] = await mailsTo('former@example.com');
  expect(mail?.body).toContain('Wir sperren das Konto');
  expect(mail?.body).not.toContain('new@example.com');
  expect(await mailsTo('no@example.com')).toEqual([]);
});

test('a second factor: on, new recovery codes, off, by the owner or an administrator; one that was never confirmed is not mailed about', async () => {
  const { id, browser } = await anOwner('factor@example.com');
  const begin = async () => (await (await browser.post(TOTP_PATH)).json()) as TotpStart;
  await begin();
  await browser.post(`${TOTP_PATH}/disable`);
  await boss.post(`/api/admin/users/${id}/second-factor/disable`);
  const { secret } = await begin();
  expect(await mailed('factor@example.com')).toEqual([]);
  const confirm = () =>
    browser.post(`${TOTP_PATH}/confirm`, {
      code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
    });
  const { recoveryCodes } = (await (await confirm()).json()) as RecoveryCodes;
  expect((await confirm()).status).toBe(409);
  await browser.post(`${TOTP_PATH}/recovery-codes`);
  await boss.post(`/api/admin/users/${id}/second-factor/disable`);
  expect(await mailed('factor@example.com')).toEqual([
    'Zweiter Faktor eingeschaltet',
    'Neue Wiederherstellungscodes',
    'Zweiter Faktor ausgeschaltet',
  ]);
  const written = JSON.stringify(await mailsTo('factor@example.com'));
  for (const one of [secret, ...recoveryCodes]) expect(written).not.toContain(one);
});

test('a passkey that is added or removed', async () => {
  const { browser } = await anOwner('keys@example.com');
  const added = await addPasskey(browser, await anAuthenticator());
  const { id } = (await added.json()) as { id: number };
  await browser.put(`${OWN_PASSKEYS}/${id}`, { name: 'Laptop' });
  await browser.delete(`${OWN_PASSKEYS}/${id}`);
  expect((await browser.delete(`${OWN_PASSKEYS}/${id}`)).status).toBe(404);
  expect(await mailed('keys@example.com')).toEqual(['Passkey hinzugefügt', 'Passkey entfernt']);
});
