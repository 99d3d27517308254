import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { users } from '#db/schema.ts';
import type { App } from '#env';
import { ApiError } from '#http/problem.ts';
import { DUMMY_HASH, verifyPassword } from './password.ts';
import { countProof } from './throttle.ts';

/** Whoever sits at a browser that was left signed in does not know the password: 422 names the field. */
export async function provePassword(c: Context<App>, currentPassword: string): Promise<void> {
  const { db, user } = c.var;
  await countProof(db, user.id);
  const row = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id)).get();
  if (await verifyPassword(currentPassword, row?.passwordHash ?? DUMMY_HASH)) return;
  const message = 'The current password is wrong.';
  throw new ApiError(422, message, { errors: [{ path: 'currentPassword', code: 'password_wrong', message }] });
}
