import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Invitation, UserRow } from '#contract/accounts/users.ts';
import type { Database } from '#core/db/client.ts';
import { users } from '#core/db/schema.ts';
import { ApiError, found } from '#core/http/problem.ts';
import type { App } from '#env';
import { DUMMY_HASH } from '../passwords/password.ts';
import { hasFactor } from './has-factor.ts';

const hasSecondFactor = hasFactor.mapWith(Boolean).as('hasSecondFactor');

/** Of an account without a password: whether the link that was mailed still works. */
const invitation = sql<Invitation | null>`CASE WHEN ${users.passwordHash} = ${DUMMY_HASH} THEN
  CASE WHEN EXISTS (SELECT 1 FROM password_resets AS link WHERE link.user_id = users.id AND link.used_at IS NULL
    AND link.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) THEN 'open' ELSE 'over' END END`.as(
  'invitation',
);

/** Columns of an account that responses contain; hashes and secrets are not among them. */
export const LIST = {
  email: users.email,
  name: users.name,
  role: users.role,
  lastSignInAt: users.lastSignInAt,
  hasSecondFactor,
  invitation,
};
const COLUMNS = {
  ...LIST,
  id: users.id,
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  deletedAt: users.deletedAt,
};

export const selectRow = (db: Database, id: number) =>
  db.select(COLUMNS).from(users).where(eq(users.id, id));

export async function rowOf(c: Context<App>, id: number): Promise<UserRow> {
  const [row] = await selectRow(c.var.db, id);
  return found(row);
}

export function emailTaken(): ApiError {
  const message = 'problem.email_taken';
  return new ApiError(422, 'problem.invalid_fields', {
    errors: [{ path: 'email', code: 'taken', message }],
  });
}
