import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attempts } from '#core/db/schema.ts';
import { aBrowser } from '../../test/browser.ts';
import { db } from '../../test/builders.ts';
import { anAccount, PASSWORD, signedIn } from '../../test/sign-in.ts';
import { countCode, countSignIn } from './throttle.ts';

// A minute that ends during a test would reset the counters.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 20_000 });
  vi.spyOn(console, 'info').mockReturnValue();
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const attempt = (email: string, address: string, deviceId?: string) =>
  countSignIn(db, { email, address, deviceId }).then(
    (crowded) => (crowded ? 'last tries' : 'free'),
    (error: { status: number }) => error.status,
  );
async function inARow<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < count; n += 1) results.push(await act(n));
  return results;
}

test('one address may try ten times a minute, whatever the accounts', async () => {
  const browser = aBrowser();
  const answers = await inARow(21, (n) =>
    browser.post('/api/auth/login', { email: `unknown-${n}@example.com`, password: 'x' }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  // The binding has its own clock, whose minute may end in between.
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('an account may be tried ten times a minute, from wherever; known and unknown accounts alike', async () => {
  await anAccount('many@example.com');
  for (const email of ['many@example.com', 'unknown@example.com']) {
    const answers = await inARow(12, () => aBrowser().signIn(email, 'wrong password'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(answers[11]?.headers.get('Retry-After')).toBe('40');
  }
});

test('guessing does not lock the owner out: another address can still sign in', async () => {
  await anAccount('owner@example.com');
  const attacker = aBrowser();
  await inARow(11, () => attacker.signIn('owner@example.com', 'a guess of many'));
  expect((await attacker.signIn('owner@example.com', PASSWORD)).status).toBe(429);
  expect((await aBrowser().signIn('owner@example.com', PASSWORD)).status).toBe(200);
});

test('not even from a hundred addresses, when the owner’s device is known', async () => {
  await anAccount('famous@example.com');
  const owner = await signedIn('famous@example.com');
  await owner.post('/api/auth/logout');
  await inARow(101, (n) => attempt('famous@example.com', `203.0.113.${n}`));
  expect((await aBrowser().signIn('famous@example.com', PASSWORD)).status).toBe(429);
  expect((await owner.signIn('famous@example.com', PASSWORD)).status).toBe(200);
});

test('a known device has an allowance of its own, and it ends too', async () => {
  expect(await inARow(11, () => attempt('device@example.com', '203.0.113.1', 'device'))).toEqual([
    ...Array(10).fill('free'),
    429,
  ]);
  expect(await attempt('device@example.com', '203.0.113.1')).toBe('free');
});

test('a device is known for the account it belongs to, and forged ones for none', async () => {
  await anAccount('one@example.com');
  await anAccount('two@example.com');
  const browser = await signedIn('one@example.com');
  await inARow(101, (n) => attempt('two@example.com', `203.0.113.${n}`));
  expect((await browser.signIn('two@example.com', PASSWORD)).status).toBe(429);
  browser.jar.set('device', `${browser.jar.get('device')?.split('.')[0]}.AAAA`);
  await inARow(101, (n) => attempt('one@example.com', `203.0.113.${n}`));
  expect((await browser.signIn('one@example.com', PASSWORD)).status).toBe(429);
});

test('when the crowd has used the allowance up a network that has hardly tried has three tries left', async () => {
  await inARow(10, (n) => attempt('crowd@example.com', `203.0.113.${n}`));
  expect(await inARow(4, () => attempt('crowd@example.com', '2001:db8::1'))).toEqual([
    'last tries',
    'last tries',
    'last tries',
    429,
  ]);
  expect(await attempt('crowd@example.com', '2001:db8::2')).toBe(429);
});

test('codes of the second factor are counted by account, and apart for known devices', async () => {
  const code = (deviceId?: string) =>
    countCode(db, 7, deviceId).then(
      () => 'free',
      (error: { status: number }) => error.status,
    );
  expect(await inARow(11, () => code())).toEqual([...Array(10).fill('free'), 429]);
  expect(await inARow(6, () => code('device'))).toEqual([...Array(5).fill('free'), 429]);
});

test('counters hold no address in plain text', async () => {
  await attempt('secret@example.com', '203.0.113.200');
  expect(JSON.stringify(await db.select().from(attempts))).not.toContain('secret@example.com');
});
