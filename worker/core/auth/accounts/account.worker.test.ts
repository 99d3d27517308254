import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SessionInfo } from '#contract/accounts/account.ts';
import { aBrowser } from '../../../test/browser.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const SESSIONS = '/api/account/sessions';
const FIREFOX = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
};

test('users of any role read and rename their own account', async () => {
  await anAccount('ada@example.com');
  const browser = await signedIn('ada@example.com');
  expect(await browser.json('/api/account')).toMatchObject({
    email: 'ada@example.com',
    role: 'user',
    hasSecondFactor: false,
  });
  const renamed = await browser.put('/api/account', {
    name: ' Ada Lovelace ',
    role: 'admin',
    email: 'other@example.com',
  });
  expect(await renamed.json()).toMatchObject({
    name: 'Ada Lovelace',
    role: 'user',
    email: 'ada@example.com',
  });
  expect((await browser.put('/api/account', { name: ' ' })).status).toBe(422);
});

test('the own sessions are listed with their device, and no others', async () => {
  await anAccount('grace@example.com');
  await anAccount('other@example.com');
  await signedIn('other@example.com');
  const phone = aBrowser(FIREFOX);
  await phone.signIn('grace@example.com', PASSWORD);
  const laptop = await signedIn('grace@example.com');
  const list = await laptop.json<SessionInfo[]>(SESSIONS);
  expect(list.map(({ userAgent, isCurrent }) => ({ userAgent, isCurrent }))).toEqual(
    expect.arrayContaining([
      { userAgent: 'Firefox, Linux', isCurrent: false },
      { userAgent: null, isCurrent: true },
    ]),
  );
  expect(list).toHaveLength(2);
  expect(JSON.stringify(list)).not.toContain(laptop.jar.get('session'));
});

test('one session can be ended, all others too, and never one of another account', async () => {
  await anAccount('many@example.com');
  await anAccount('stranger@example.com');
  const [here, phone, tablet] = [
    await signedIn('many@example.com'),
    await signedIn('many@example.com'),
    await signedIn('many@example.com'),
  ];
  const stranger = await signedIn('stranger@example.com');
  const idOf = async (browser: typeof here) =>
    (await browser.json<SessionInfo[]>(SESSIONS)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const statuses = () =>
    Promise.all(
      [here, phone, tablet, stranger].map(
        async (browser) => (await browser.get('/api/user')).status,
      ),
    );

  expect((await here.delete(`${SESSIONS}/${await idOf(stranger)}`)).status).toBe(404);
  expect((await here.delete(`${SESSIONS}/${await idOf(phone)}`)).status).toBe(204);
  expect(await statuses()).toEqual([200, 401, 200, 200]);
  expect((await here.delete(SESSIONS)).status).toBe(204);
  expect(await statuses()).toEqual([200, 401, 401, 200]);
  expect((await here.delete(`${SESSIONS}/${await idOf(here)}`)).status).toBe(204);
  expect(await statuses()).toEqual([401, 401, 401, 200]);
  expect(here.jar.has('session')).toBe(false);
});

test('a new password ends the other sessions and goes on in a new one', async () => {
  await anAccount('change@example.com');
  const other = await signedIn('change@example.com');
  const browser = await signedIn('change@example.com');
  const before = browser.jar.get('session');
  const change = (password: string) => browser.post('/api/account/password', { password });

  expect((await change('change@example.com')).status).toBe(422);
  expect((await change('a calm sea in september')).status).toBe(204);

  expect(browser.jar.get('session')).not.toBe(before);
  expect([(await browser.get('/api/user')).status, (await other.get('/api/user')).status]).toEqual([
    200, 401,
  ]);
  expect((await aBrowser().signIn('change@example.com', PASSWORD)).status).toBe(401);
  expect((await browser.signIn('change@example.com', 'a calm sea in september')).status).toBe(200);
});
