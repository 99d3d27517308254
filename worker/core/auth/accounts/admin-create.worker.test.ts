import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passwordResets, users } from '#core/db/schema.ts';
import { aBrowser } from '../../../test/browser.ts';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { anAccount, PASSWORD, signedIn } from '../../../test/sign-in.ts';
import { hashPassword } from '../passwords/password.ts';
import { adminStatements } from './admin-statements.ts';

const NEW_PASSWORD = 'a calm sea in september';
const passwordHash = await hashPassword(NEW_PASSWORD);
const create = async (
  email: string,
  more: { name?: string; clearsSecondFactor?: boolean } = {},
) => {
  for (const statement of adminStatements({ email, name: 'Admin', passwordHash, ...more }))
    await bindings.DB.prepare(statement).run();
};

test('a new administrator can sign in; quotes in a name are text', async () => {
  await create("o'hara@example.com", { name: "Ada'); DROP TABLE users; --" });
  const response = await aBrowser().signIn("o'hara@example.com", NEW_PASSWORD);
  expect(await response.json()).toMatchObject({
    role: 'admin',
    name: "Ada'); DROP TABLE users; --",
  });
});

test('an account that is there becomes an administrator with the new password, and all that was open for it is closed', async () => {
  const { id } = await anAccount('ada@example.com');
  const browser = await signedIn('ada@example.com');
  await db
    .insert(passwordResets)
    .values({ tokenHash: 'x', userId: id, expiresAt: '2126-01-01T00:00:00.000Z' });
  await db
    .update(users)
    .set({ deletedAt: '2026-03-01T00:00:00.000Z', totpSecret: 'A'.repeat(32), totpLastStep: 1 })
    .where(eq(users.id, id));
  await create('ada@example.com');
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await aBrowser().signIn('ada@example.com', PASSWORD)).status).toBe(401);
  expect((await db.select().from(passwordResets))[0]?.usedAt).not.toBeNull();
  expect(await (await aBrowser().signIn('ada@example.com', NEW_PASSWORD)).json()).toMatchObject({
    code: 'totp_required',
  });
  await create('ada@example.com', { clearsSecondFactor: true });
  expect(await (await aBrowser().signIn('ada@example.com', NEW_PASSWORD)).json()).toMatchObject({
    id,
    role: 'admin',
    name: 'Ada',
  });
});
