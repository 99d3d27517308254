import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { UserRow } from '#contract/accounts/users.ts';
import { users } from '#core/db/schema.ts';
import { found } from '#core/http/problem.ts';
import type { App } from '#env';

const hasSecondFactor =
  sql<boolean>`${users.totpSecret} IS NOT NULL AND ${users.totpLastStep} IS NOT NULL`
    .mapWith(Boolean)
    .as('hasSecondFactor');

/** Columns of an account that responses contain; hashes and secrets are not among them. */
export const LIST = {
  email: users.email,
  name: users.name,
  role: users.role,
  lastSignInAt: users.lastSignInAt,
  hasSecondFactor,
};
const COLUMNS = {
  ...LIST,
  id: users.id,
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  deletedAt: users.deletedAt,
};

export async function rowOf(c: Context<App>, id: number): Promise<UserRow> {
  const [row] = await c.var.db.select(COLUMNS).from(users).where(eq(users.id, id));
  return found(row);
}
