import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword } from '#core/auth/passwords/password.ts';
import { connect } from '#core/db/client.ts';
import { users } from '#core/db/schema.ts';

export type Account = {
  email: string /** Only for an account that was just created. */;
  password?: string;
};

/**
 * The first administrator, from ADMIN_EMAIL and ADMIN_PASSWORD; without a password one is generated. An existing account with the address,
 * in the trash or without the role, becomes that administrator. `announce` receives a new password before it is stored: afterwards only its
 * hash is left, and a start may be interrupted at any point.
 */
export async function ensureAdmin(
  d1: D1Database,
  announce: (account: Required<Account>) => void,
): Promise<Account> {
  const db = connect(d1);
  const existing = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    .get();
  if (existing) return { email: existing.email };
  const email = (process.env.ADMIN_EMAIL ?? 'admin@example.com').trim().toLowerCase();
  const password = process.env.ADMIN_PASSWORD || randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  announce({ email, password });
  await db
    .insert(users)
    .values({ email, name: 'Admin', role: 'admin', passwordHash })
    .onConflictDoUpdate({
      target: users.email,
      set: { role: 'admin', passwordHash, deletedAt: null },
    });
  return { email, password };
}
