import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { outbox, passwordResets, users } from '#core/db/schema.ts';
import worker from '../../../index.ts';
import { aBrowser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../../test/client.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';

// Without settings no mail goes out, which is logged.
beforeAll(
  () =>
    void [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')].map((log) =>
      log.mockReturnValue(),
    ),
);
afterAll(() => void vi.restoreAllMocks());

const NEW_PASSWORD = 'a calm sea in september';

const mailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.toAddress, email));
const request = (email: string, language?: string) =>
  aBrowser().post('/api/auth/reset-request', { email, language });
const reset = (token: string, password = NEW_PASSWORD) =>
  aBrowser().post('/api/auth/reset', { token, password });
async function tokenFor(email: string): Promise<string> {
  await request(email);
  const mails = await mailsTo(email);
  return /\/auth\/login\?reset=([\w-]+)/.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
}

test('a link goes by mail, in the language of the page, and only its hash is stored', async () => {
  await anAccount('ada@example.com');
  expect((await request(' ADA@example.com ', 'de')).status).toBe(202);
  const [mail] = await mailsTo('ada@example.com');
  expect(mail).toMatchObject({ kind: 'password.reset', language: 'de' });
  const token =
    /http:\/\/localhost\/auth\/login\?reset=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  expect(JSON.stringify(await db.select().from(passwordResets))).not.toContain(token);
  await request('ada@example.com');
  expect((await mailsTo('ada@example.com')).at(-1)?.language).toBe('es');
});

test('no link is sent for a made-up origin, and the page is still shown there', async () => {
  const ask = async (origin: string, SITE_ORIGIN = '') => {
    const email = `${crypto.randomUUID()}@example.com`;
    await anAccount(email);
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    };
    const context = createExecutionContext();
    const { status } = await worker.fetch(
      new Request(`${origin}/api/auth/reset-request`, init) as never,
      { ...bindings, SITE_ORIGIN },
      context,
    );
    await waitOnExecutionContext(context);
    const [mail] = await mailsTo(email);
    return [status, /https?:\/\/[^/]+(?=\/auth)/.exec(mail?.body ?? '')?.[0]];
  };
  expect(await ask('http://evil.example')).toEqual([400, undefined]);
  expect(await ask('http://localhost.evil.example')).toEqual([400, undefined]);
  expect(await ask('http://127.0.0.1:8787')).toEqual([202, 'http://127.0.0.1:8787']);
  expect(await ask('http://[::1]:9999')).toEqual([202, 'http://[::1]:9999']);
  expect(await ask('https://menorca.workers.dev')).toEqual([202, 'https://menorca.workers.dev']);
  expect(await ask('http://evil.example', 'https://menorca.example')).toEqual([
    202,
    'https://menorca.example',
  ]);
  const page = await worker.fetch(
    new Request('http://evil.example/auth/login') as never,
    bindings,
    createExecutionContext(),
  );
  expect(page.status).toBe(200);
});

test('an unknown address is answered the same, with as many statements, and no mail is written', async () => {
  await anAccount('known@example.com');
  const ask = async (email: string) => {
    let prepared = 0;
    const DB = new Proxy(bindings.DB, {
      get: (target, name) => {
        if (name === 'prepare') prepared += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const context = createExecutionContext();
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ email }),
    };
    const response = await worker.fetch(
      new Request(`${ORIGIN}/api/auth/reset-request`, init) as never,
      { ...bindings, DB },
      context,
    );
    // The client does not wait for what follows the response (sending the mail).
    const statements = prepared;
    await waitOnExecutionContext(context);
    return { status: response.status, text: await response.text(), statements };
  };
  const [known, unknown] = [await ask('known@example.com'), await ask('unknown@example.com')];
  expect(unknown).toEqual(known);
  expect(unknown.status).toBe(202);
  expect(await mailsTo('unknown@example.com')).toEqual([]);
  expect(await mailsTo('known@example.com')).toHaveLength(1);
});

test('an account gets at most three links an hour, and none in the trash', async () => {
  await anAccount('pestered@example.com');
  for (let n = 0; n < 5; n += 1) expect((await request('pestered@example.com')).status).toBe(202);
  expect(await mailsTo('pestered@example.com')).toHaveLength(3);
  const { id } = await anAccount('gone@example.com');
  await db.update(users).set({ deletedAt: '2026-03-01T00:00:00.000Z' }).where(eq(users.id, id));
  await request('gone@example.com');
  expect(await mailsTo('gone@example.com')).toEqual([]);
});

test('the link sets the new password, ends all sessions, and works once, also when it comes twice at the same time', async () => {
  await anAccount('grace@example.com');
  const browser = await signedIn('grace@example.com');
  const other = await tokenFor('grace@example.com');
  const token = await tokenFor('grace@example.com');
  const answers = await Promise.all([reset(token), reset(token, 'another calm sea')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  const password = answers[0]?.status === 204 ? NEW_PASSWORD : 'another calm sea';
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await aBrowser().signIn('grace@example.com', PASSWORD)).status).toBe(401);
  expect((await aBrowser().signIn('grace@example.com', password)).status).toBe(200);
  // Links sent earlier are invalid too.
  expect([(await reset(token)).status, (await reset(other)).status]).toEqual([404, 404]);
});

test('a new password by mail is no way around the second factor', async () => {
  const { id } = await anAccount('two-factors@example.com');
  await db
    .update(users)
    .set({ totpSecret: 'JBSWY3DPEHPK3PXP', totpLastStep: 1 })
    .where(eq(users.id, id));
  expect((await reset(await tokenFor('two-factors@example.com'))).status).toBe(204);
  const response = await aBrowser().signIn('two-factors@example.com', NEW_PASSWORD);
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'totp_required' }]);
});

test('a link that is too old or made up is refused', async () => {
  await anAccount('late@example.com');
  const token = await tokenFor('late@example.com');
  await db.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1000).toISOString() });
  expect((await reset(token)).status).toBe(404);
  expect((await reset('x'.repeat(43))).status).toBe(404);
  expect((await aBrowser().signIn('late@example.com', PASSWORD)).status).toBe(200);
});

test.each([
  ['too short', 'a short 1', 'password_short'],
  ['among the commonest', 'password1234', 'password_common'],
  ['the address', 'Picky@example.com', 'password_email'],
  ['empty', '', 'required'],
  ['too long', 'long '.repeat(41), 'too_long'],
])(
  'a password that is %s is refused by name, and the link still works',
  async (name, password, code) => {
    const email =
      name === 'the address' ? 'picky@example.com' : `${name.replaceAll(' ', '-')}@example.com`;
    await anAccount(email);
    const token = await tokenFor(email);
    const refused = await reset(token, password);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as Problem).errors).toMatchObject([{ path: 'password', code }]);
    expect((await reset(token)).status).toBe(204);
  },
);

test('without JavaScript both forms lead to a page that says what happened', async () => {
  await anAccount('plain@example.com');
  const post = (path: string, fields: Record<string, string>) =>
    send(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ page: '/auth/login?forgot=1', ...fields }).toString(),
    });
  const response = await post('/api/auth/reset-request', {
    email: 'plain@example.com',
    language: 'ca',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    '/auth/login?state=unsent',
  ]);
  const token =
    /reset=([\w-]+)/.exec((await mailsTo('plain@example.com'))[0]?.body ?? '')?.[1] ?? '';
  const chosen = await post('/api/auth/reset', { token, password: NEW_PASSWORD });
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([
    303,
    '/auth/login?state=changed',
  ]);
});

test('the page of a link is not cached and sends no referrer to other sites', async () => {
  const response = await send('/auth/login?reset=abcdefghijklmnopqrst');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
});
