import { scryptSync } from 'node:crypto';
import type { Role } from '#contract/accounts/user.ts';
import { users } from '#core/db/schema.ts';
import { aBrowser, type Browser } from './browser.ts';
import { db } from './builders.ts';

export const PASSWORD = 'correct horse battery';
/** Format of `hashPassword`, but cheap: the hash contains its parameters. */
const passwordHash = `scrypt$16$1$1$AAAA$${scryptSync(PASSWORD, Buffer.from('AAAA', 'base64url'), 32, { N: 16, r: 1, p: 1 }).toString('base64url')}`;

export async function anAccount(email: string, role: Role = 'user') {
  const [row] = await db
    .insert(users)
    .values({ email, name: 'Ada', role, passwordHash })
    .returning();
  return row as typeof users.$inferSelect;
}

/** A browser signed in to the account. */
export async function signedIn(email: string): Promise<Browser> {
  const browser = aBrowser();
  const response = await browser.signIn(email, PASSWORD);
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return browser;
}

/** Creates an account, signs it in, and returns the headers of its browser's requests. */
export async function signIn(email: string, role: Role) {
  await anAccount(email, role);
  const { jar } = await signedIn(email);
  return { headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } };
}
