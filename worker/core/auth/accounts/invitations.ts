import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import { passwordResets, users } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { invitationMail } from '#core/mail/accounts/invitation-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { App } from '#env';
import { DUMMY_HASH } from '../passwords/password.ts';
import { invalidateResets } from '../passwords/password-reset.ts';
import { actorOf } from './user-writes.ts';

const LIFETIME_HOURS = 72;

type Invited = { id: number; email: string };

/** An account is invited until its owner has chosen a password. */
const isInvited = ({ id, email }: Invited) =>
  hasRow(
    users,
    and(
      eq(users.id, id),
      eq(users.email, email),
      eq(users.passwordHash, DUMMY_HASH),
      isNull(users.deletedAt),
    ),
  );

const notInvited = () => new ApiError(409, 'problem.not_invited');

/** Mails the link to choose a password, and ends the links that were sent before. 409: the account has a password, or is in the trash. */
export async function invite(
  c: Context<App>,
  to: Invited,
  { language = DEFAULT_LANGUAGE }: { language?: Language | undefined },
): Promise<void> {
  const { db, reader } = c.var;
  const site = await reader.run(mailSite(db));
  const token = randomToken();
  const tokenHash = await hashToken(token);
  const expiresAt = new Date(Date.now() + LIFETIME_HOURS * 3_600_000).toISOString();
  const url = `${siteOrigin(c.env, c.req.url)}/auth/login?reset=${token}`;
  const isMade = sql`EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ${tokenHash})`;
  const [, , made] = await db.batch([
    invalidateResets(db, to.id),
    db
      .update(users)
      .set({ language })
      .where(and(eq(users.id, to.id), isInvited(to))),
    insertIf(db, passwordResets, { tokenHash, userId: to.id, expiresAt }, isInvited(to)).returning({
      userId: passwordResets.userId,
    }),
    queueMailIf(
      db,
      invitationMail(site, { email: to.email, language, url, hours: LIFETIME_HOURS }),
      isMade,
    ),
    auditEntryIf(db, { ...actorOf(c), action: 'invite', entityId: to.id }, isMade),
  ]);
  if (made.length === 0) throw notInvited();
}

/** Ends the link. The account stays, and can be invited again or deleted. */
export async function revokeInvitation(c: Context<App>, to: Invited): Promise<void> {
  const { db } = c.var;
  const isOpen = sql`${isInvited(to)} AND ${hasRow(
    passwordResets,
    and(eq(passwordResets.userId, to.id), isNull(passwordResets.usedAt)),
  )}`;
  await db.batch([
    auditEntryIf(db, { ...actorOf(c), action: 'revoke', entityId: to.id }, isOpen),
    db
      .update(passwordResets)
      .set({ usedAt: new Date().toISOString() })
      .where(and(eq(passwordResets.userId, to.id), isNull(passwordResets.usedAt), isInvited(to))),
  ]);
}
