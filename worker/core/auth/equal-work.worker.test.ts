import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { users } from '#core/db/schema.ts';
import { aBrowser } from '../../test/browser.ts';
import { db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { anAccount, PASSWORD } from '../../test/sign-in.ts';
import { DUMMY_HASH, hashPassword } from './passwords/password.ts';

const scrypt = vi.spyOn(crypto, 'scrypt');
/** Password and salt of the hashes computed since the last test. */
const computed = () =>
  scrypt.mock.calls.map(([password, salt]) => [
    password,
    Buffer.from(salt as Uint8Array).toString('base64url'),
  ]);
const DUMMY_SALT = DUMMY_HASH.split('$')[4];

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue());
beforeEach(() => void scrypt.mockClear());
afterAll(() => void vi.restoreAllMocks());

/** Number of database statements that a request runs. */
async function statementsOf(email: string, address: string): Promise<number> {
  let count = 0;
  const DB = new Proxy(bindings.DB, {
    get: (target, name) => {
      if (name === 'prepare') count += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const response = await send(
    '/api/auth/login',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, 'CF-Connecting-IP': address },
      body: JSON.stringify({ email, password: 'not the password' }),
    },
    { DB },
  );
  expect(response.status).toBe(401);
  return count;
}

test('a password is hashed for an account that does not exist, at the same cost as for one that does', async () => {
  await aBrowser().signIn('unknown@example.com', PASSWORD);
  expect(computed()).toEqual([[PASSWORD, DUMMY_SALT]]);
  const parametersOf = (hash: string) => hash.split('$').slice(0, 4);
  expect(parametersOf(DUMMY_HASH)).toEqual(parametersOf(await hashPassword(PASSWORD)));
  const partsOf = (hash: string) => hash.split('$').map((part) => part.length);
  expect(partsOf(DUMMY_HASH)).toEqual(partsOf(await hashPassword(PASSWORD)));
});

test('for an account in the trash too', async () => {
  const { id } = await anAccount('gone@example.com', 'admin');
  await db.update(users).set({ deletedAt: '2026-01-01T00:00:00.000Z' }).where(eq(users.id, id));
  scrypt.mockClear();
  await aBrowser().signIn('gone@example.com', PASSWORD);
  expect(computed()).toEqual([[PASSWORD, DUMMY_SALT]]);
});

test('a wrong password asks the database as much as an unknown account does', async () => {
  await anAccount('known@example.com');
  expect(await statementsOf('known@example.com', '203.0.113.1')).toBe(
    await statementsOf('unknown@example.com', '203.0.113.2'),
  );
});

test('a sign-in refused by the limit costs no hash', async () => {
  const browser = aBrowser();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    scrypt.mockClear();
    const { status } = await browser.signIn(`unknown-${n}@example.com`, PASSWORD);
    statuses.push(status);
    expect(scrypt).toHaveBeenCalledTimes(status === 429 ? 0 : 1);
  }
  expect(statuses).toContain(429);
});

test('a refused sign-in is logged without address or password', async () => {
  const { id } = await anAccount('refused@example.com');
  const infoLog = vi.spyOn(console, 'info').mockReturnValue();
  infoLog.mockClear();
  await aBrowser().signIn('refused@example.com', 'not the password');
  const lines = infoLog.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ message: 'sign-in refused', reason: 'password', userId: id }),
  );
  expect(lines.join()).not.toMatch(/refused@example|not the password/);
});
