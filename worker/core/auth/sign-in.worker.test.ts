import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashToken } from '#core/bytes/tokens.ts';
import { sessions, users } from '#core/db/schema.ts';
import { aBrowser } from '../../test/browser.ts';
import { db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { anAccount, PASSWORD, signedIn } from '../../test/sign-in.ts';
import { purgeExpiredSessions } from './session.ts';

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

const ada = await anAccount('ada@example.com', 'admin');
const sessionsOf = (userId: number) =>
  db.select().from(sessions).where(eq(sessions.userId, userId));

/** The database with a counter of its statements. */
function countingDatabase() {
  const statements: string[] = [];
  const DB = new Proxy(bindings.DB, {
    get: (target, name) => {
      if (name === 'withSession') return undefined;
      if (name === 'prepare') statements.push('prepare');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { DB, statements };
}

test('signing in answers the user, sets a cookie that scripts cannot read, and stores only its hash', async () => {
  const browser = aBrowser();
  const response = await browser.signIn('  ADA@example.com ', PASSWORD);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    id: ada.id,
    role: 'admin',
    email: 'ada@example.com',
    name: 'Ada',
  });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session='));
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = browser.jar.get('session') ?? '';
  const ids = (await sessionsOf(ada.id)).map(({ id }) => id);
  expect(ids).toContain(await hashToken(token));
  expect(ids).not.toContain(token);
  expect(await browser.json('/api/user')).toMatchObject({ email: 'ada@example.com' });
});

test('over https the cookies are of this host alone and never sent in clear', async () => {
  const { default: worker } = await import('../../index.ts');
  const response = (await worker.fetch(
    new Request('https://mares.example/api/auth/login', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'https://mares.example',
        'CF-Connecting-IP': '192.0.2.1',
      },
      body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD }),
    }) as never,
    bindings,
    { waitUntil: () => {}, passThroughOnException: () => {} } as never,
  )) as unknown as Response;
  const cookies = response.headers.getSetCookie();
  for (const name of ['__Host-session', '__Host-device'])
    expect(cookies.find((one) => one.startsWith(`${name}=`))).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  expect(cookies.every((one) => one.includes('Secure') && !one.includes('Domain'))).toBe(true);
});

test('a wrong password and an unknown address are refused in the same words', async () => {
  const answers = await Promise.all(
    [
      ['ada@example.com', 'wrong password'],
      ['unknown@example.com', PASSWORD],
    ].map(async ([email = '', password = '']) => {
      const response = await aBrowser().signIn(email, password);
      return {
        status: response.status,
        cookies: response.headers.getSetCookie(),
        text: await response.text(),
      };
    }),
  );
  expect(answers[0]).toMatchObject({ status: 401, cookies: [] });
  expect(answers[0]).toEqual(answers[1]);
});

test('a session is checked with one statement', async () => {
  const { jar } = await signedIn('ada@example.com');
  const { DB, statements } = countingDatabase();
  const response = await send(
    '/api/user',
    { headers: { Cookie: `session=${jar.get('session')}` } },
    { DB },
  );
  expect(response.status).toBe(200);
  expect(statements).toHaveLength(1);
});

test('a planted session is not taken over: signing in makes a new one and ends the old', async () => {
  const browser = await signedIn('ada@example.com');
  const planted = browser.jar.get('session') ?? '';
  await browser.signIn('ada@example.com', PASSWORD);
  expect(browser.jar.get('session')).not.toBe(planted);
  expect((await send('/api/user', { headers: { Cookie: `session=${planted}` } })).status).toBe(401);
  const forged = aBrowser();
  forged.jar.set('session', 'chosen-by-an-attacker');
  await forged.signIn('ada@example.com', PASSWORD);
  expect(forged.jar.get('session')).not.toBe('chosen-by-an-attacker');
});

test('signing out ends the session itself, not only the cookie', async () => {
  const browser = await signedIn('ada@example.com');
  const token = browser.jar.get('session') ?? '';
  expect((await browser.post('/api/auth/logout')).status).toBe(204);
  expect(browser.jar.has('session')).toBe(false);
  expect(browser.jar.has('signed-in')).toBe(false);
  expect((await send('/api/user', { headers: { Cookie: `session=${token}` } })).status).toBe(401);
});

test('an expired, a too old and a made-up session are not accepted, and their cookies are deleted', async () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  for (const [name, change] of [
    ['expired', { expiresAt: Math.floor(days(-1).getTime() / 1000) }],
    ['too old', { createdAt: days(-91).toISOString() }],
    ['made up', { id: 'something else' }],
  ] as const) {
    const browser = await signedIn('ada@example.com');
    await db
      .update(sessions)
      .set(change)
      .where(eq(sessions.id, await hashToken(browser.jar.get('session') ?? '')));
    expect((await browser.get('/api/user')).status, name).toBe(401);
    expect([...browser.jar.keys()], name).toEqual(['device']);
  }
  expect((await aBrowser().get('/api/user')).headers.getSetCookie()).toEqual([]);
});

test('a session that is used lives on', async () => {
  const browser = await signedIn('ada@example.com');
  const id = await hashToken(browser.jar.get('session') ?? '');
  const soon = Math.floor(Date.now() / 1000) + 86_400;
  await db
    .update(sessions)
    .set({ expiresAt: soon, lastSeenAt: '2026-01-01T00:00:00.000Z' })
    .where(eq(sessions.id, id));
  expect((await browser.get('/api/user')).status).toBe(200);
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  expect(session?.expiresAt).toBeGreaterThan(soon + 20 * 86_400);
  expect(session?.lastSeenAt).not.toBe('2026-01-01T00:00:00.000Z');
});

test('an account in the trash cannot sign in, and its sessions end at once', async () => {
  const gone = await anAccount('gone@example.com', 'admin');
  const browser = await signedIn('gone@example.com');
  await db
    .update(users)
    .set({ deletedAt: '2026-03-01T00:00:00.000Z' })
    .where(eq(users.id, gone.id));
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await aBrowser().signIn('gone@example.com', PASSWORD)).status).toBe(401);
});

test('a form without JavaScript goes on to where one wanted to go, and never to another site', async () => {
  const signInTo = (next: string) =>
    send('/api/auth/login', {
      method: 'POST',
      headers: {
        Origin: ORIGIN,
        'Content-Type': 'application/x-www-form-urlencoded',
        'CF-Connecting-IP': '192.0.2.2',
      },
      body: new URLSearchParams({
        form: 'login',
        page: '/auth/login',
        email: 'ada@example.com',
        password: PASSWORD,
        next,
      }).toString(),
    });
  expect((await signInTo('/admin/trips')).headers.get('Location')).toBe('/admin/trips');
  const foreign = await signInTo('https://other.example/');
  expect([foreign.status, foreign.headers.get('Location')]).toEqual([303, '/admin']);
});

test('expired sessions are deleted', async () => {
  const user = await anAccount('swept@example.com');
  await signedIn('swept@example.com');
  await db.insert(sessions).values({ id: 'old', userId: user.id, expiresAt: 1 });
  await purgeExpiredSessions(db);
  const left = await sessionsOf(user.id);
  expect(left).toHaveLength(1);
  expect(left[0]?.id).not.toBe('old');
});

test.each([
  '{"email":{"$ne":""},"password":["x"]}',
  '{"email":"ada@example.com"}',
  '{"email":"ada@example.com","password":"x","code":7}',
  '[]',
])('a body of %s is refused and breaks nothing', async (body) => {
  const response = await aBrowser().post('/api/auth/login', JSON.parse(body));
  expect(response.status).toBe(422);
});
