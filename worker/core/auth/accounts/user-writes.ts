import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import type { Role } from '#contract/accounts/user.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import { passkeys, passwordResets, sessions, users } from '#core/db/schema.ts';
import { auditEntryIf, auditEntryOfRows } from '#core/db/statements/audit.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { ApiError } from '#core/http/problem.ts';
import type { AccountChange } from '#core/mail/accounts/account-changed-mail.ts';
import type { App } from '#env';
import { changeMail } from './change-mail.ts';

export const actorOf = (c: Context<App>) => ({ userId: c.var.user.id, entity: 'users' }) as const;

/**
 * Checked by the statement that removes an administrator, so that two concurrent removals cannot both succeed. `ids`: the accounts to
 * remove.
 */
const leavesAnAdmin = (ids: readonly number[]): SQL => sql`EXISTS (
  SELECT 1 FROM users AS other WHERE other.role = 'admin' AND other.deleted_at IS NULL
  AND other.id NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`;
export const lastAdmin = () => {
  const message = 'form.last_admin';
  return new ApiError(409, message, {
    code: 'last_admin',
    errors: [{ path: 'role', code: 'last_admin', message }],
  });
};
const isInTrash = (userId: SQLiteColumn) =>
  sql`${userId} IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)`;

/**
 * Moves accounts to the trash and ends their sessions and passkeys. Returns the ids of the accounts moved, without those already there; 409 when no
 * administrator would be left.
 */
export async function trash(c: Context<App>, ids: readonly number[]): Promise<number[]> {
  const { db } = c.var;
  const now = new Date().toISOString();
  const isHere = and(isOneOf(users.id, ids), isNull(users.deletedAt));
  const isGoing = and(isHere, leavesAnAdmin(ids));
  const [here, , gone] = await db.batch([
    db.select({ id: users.id }).from(users).where(isHere),
    auditEntryOfRows(db, { ...actorOf(c), action: 'delete' }, users, isGoing),
    db
      .update(users)
      .set({ deletedAt: now, updatedAt: now, version: sql`${users.version} + 1` })
      .where(isGoing)
      .returning({ id: users.id }),
    db.delete(sessions).where(isInTrash(sessions.userId)),
    db.delete(passkeys).where(isInTrash(passkeys.userId)),
  ]);
  if (here.length > 0 && gone.length === 0) throw lastAdmin();
  return gone.map(({ id }) => id);
}

export async function restore(c: Context<App>, ids: readonly number[]): Promise<number[]> {
  const { db } = c.var;
  const isGone = and(isOneOf(users.id, ids), isNotNull(users.deletedAt));
  const [, back] = await db.batch([
    auditEntryOfRows(db, { ...actorOf(c), action: 'restore' }, users, isGone),
    db
      .update(users)
      .set({
        deletedAt: null,
        updatedAt: new Date().toISOString(),
        version: sql`${users.version} + 1`,
      })
      .where(isGone)
      .returning({ id: users.id }),
  ]);
  return back.map(({ id }) => id);
}

type Save = {
  id: number;
  version: number;
  values: { email: string; name: string; role: Role; passwordHash?: string };
  before: UserRow;
};

/** The changes that the owner gets a mail about: none before the first sign-in, when the mailed link says what to do. */
function changesOf({ email, passwordHash }: Save['values'], before: UserRow): AccountChange[] {
  if (before.invitation !== null) return [];
  return [
    ...(passwordHash === undefined ? [] : (['password'] as const)),
    ...(email === before.email ? [] : (['email'] as const)),
  ];
}
/** Also the former address: only there does the owner learn of a change that was not theirs. */
const addresses = ({ email }: Save['values'], before: UserRow) => [
  ...new Set([before.email, email]),
];

/** False when the row is no longer at `version`, its e-mail is taken, or no administrator would be left. */
export async function save(
  c: Context<App>,
  { id, version, values, before }: Save,
): Promise<boolean> {
  const { db } = c.var;
  const updatedAt = new Date().toISOString();
  const isSaved = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND version = ${version + 1} AND updated_at = ${updatedAt})`;
  const isEmailFree = sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = ${values.email} AND other.id <> ${id})`;
  const changes = changesOf(values, before);
  const mailOf = changes.length > 0 ? await changeMail(c, id) : undefined;
  const signsOut = values.passwordHash !== undefined || values.role !== before.role;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ ...values, version: version + 1, updatedAt })
      .where(
        and(
          eq(users.id, id),
          eq(users.version, version),
          isNull(users.deletedAt),
          isEmailFree,
          values.role === 'admin'
            ? undefined
            : sql`(${ne(users.role, 'admin')} OR ${leavesAnAdmin([id])})`,
        ),
      )
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, id), isSaved, sql`${signsOut ? 1 : 0}`)),
    db
      .delete(passkeys)
      .where(
        and(eq(passkeys.userId, id), isSaved, sql`${values.passwordHash === undefined ? 0 : 1}`),
      ),
    // Invalidates links that were sent to the former address or concern the former password.
    db
      .update(passwordResets)
      .set({ usedAt: updatedAt })
      .where(
        and(
          eq(passwordResets.userId, id),
          isNull(passwordResets.usedAt),
          isSaved,
          sql`${signsOut || values.email !== before.email ? 1 : 0}`,
        ),
      ),
    auditEntryIf(
      db,
      { ...actorOf(c), action: 'update', entityId: id, detail: { version: version + 1 } },
      isSaved,
    ),
    ...(mailOf
      ? addresses(values, before).map((to) => mailOf(changes, { condition: isSaved, to }))
      : []),
  ]);
  return changed.length > 0;
}
