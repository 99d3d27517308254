import { and, eq, isNull, sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { passkeys, passwordResets, sessions, users } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { found } from '#core/http/problem.ts';
import { accountChangedMail } from '#core/mail/accounts/account-changed-mail.ts';
import { passwordResetMail } from '#core/mail/accounts/password-reset-mail.ts';
import { countVisitorMail } from '#core/mail/limited-mail.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { checkNewPassword } from './new-password.ts';
import { DUMMY_HASH, hashPassword } from './password.ts';

const LIFETIME_MINUTES = 60;
/** Reset links per account and hour, so that the form cannot flood a mailbox. */
const MAILS_AN_HOUR = 3;

const minutesFrom = (now: number, minutes: number) =>
  new Date(now + minutes * 60_000).toISOString();

type Request = {
  site: MailSite;
  origin: string;
  email: string;
  language: Language;
  user: { id: number } | undefined;
};

/**
 * Sends a link to choose a new password. Runs the same work and the same statements whether or not the account exists. Returns whether the
 * link was sent: the number per hour is limited.
 */
export async function sendReset(
  db: Database,
  { site, origin, email, language, user }: Request,
): Promise<boolean> {
  const now = Date.now();
  const token = randomToken();
  const tokenHash = await hashToken(token);
  const userId = user?.id ?? 0;
  const isWanted = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND deleted_at IS NULL)
    AND (SELECT count(*) FROM password_resets WHERE user_id = ${userId} AND created_at > ${minutesFrom(now, -60)}) < ${MAILS_AN_HOUR}`;
  const isMade = sql`EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ${tokenHash})`;
  const url = `${origin}/auth/login?reset=${token}`;
  const [made] = await db.batch([
    insertIf(
      db,
      passwordResets,
      { tokenHash, userId, expiresAt: minutesFrom(now, LIFETIME_MINUTES) },
      isWanted,
    ).returning({
      userId: passwordResets.userId,
    }),
    // Counted with all mail that visitors cause, but never held back: it goes to accounts only, a few per hour, and a flood of visitor mail
    // must not lock the owner out.
    countVisitorMail(db, isMade, new Date(now)),
    queueMailIf(
      db,
      passwordResetMail(site, { email, language, url, minutes: LIFETIME_MINUTES }),
      isMade,
    ),
  ]);
  return made.length > 0;
}

/** The statement that invalidates a user's reset links. */
export const invalidateResets = (db: Database, userId: number) =>
  db
    .update(passwordResets)
    .set({ usedAt: new Date().toISOString() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));

/**
 * Sets a new password by a reset link and ends all sessions, passkeys and links of the account: someone else may have made them. 404 when the link is unknown, used or expired. A
 * refused password leaves the link valid.
 */
export async function resetPassword(
  db: Database,
  { site, token, password }: { site: MailSite; token: string; password: string },
): Promise<{ id: number; passwordHash: string }> {
  const tokenHash = await hashToken(token);
  const now = new Date().toISOString();
  const isGood = sql`EXISTS (SELECT 1 FROM password_resets AS link WHERE link.token_hash = ${tokenHash} AND link.used_at IS NULL AND link.expires_at > ${now})`;
  const [link] = await db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      language: users.language,
      isInvited: eq(users.passwordHash, DUMMY_HASH),
    })
    .from(passwordResets)
    .innerJoin(users, and(eq(users.id, passwordResets.userId), isNull(users.deletedAt)))
    .where(and(eq(passwordResets.tokenHash, tokenHash), isGood));
  const { userId, email, name, language, isInvited } = found(link);
  checkNewPassword(password, { email, name }, site);
  const passwordHash = await hashPassword(password);
  const mail = accountChangedMail(site, {
    to: email,
    language: language ?? DEFAULT_LANGUAGE,
    changes: ['password'],
    at: now,
  });
  const [, , , , , spent] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, userId), isGood)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), isGood)),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), isGood)),
    auditEntryIf(
      db,
      { userId, action: 'reset-password', entity: 'users', entityId: userId },
      isGood,
    ),
    // Who chooses the first one, by an invitation, changes none.
    queueMailIf(db, mail, isInvited ? sql`false` : isGood),
    // Last: it makes the condition of the other statements false.
    db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt), isGood))
      .returning({ tokenHash: passwordResets.tokenHash }),
  ]);
  found(spent.find((row) => row.tokenHash === tokenHash));
  return { id: userId, passwordHash };
}
