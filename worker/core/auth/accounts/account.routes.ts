import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  AccountInput,
  PasswordChangeInput,
  ProofInput,
} from '#contract/accounts/account.schema.ts';
import type { Account, SessionInfo } from '#contract/accounts/account.ts';
import { passkeys, sessions, users } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, pathParameter } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { rememberDevice } from '../known-device.ts';
import { passkeyRoutes } from '../passkeys/passkeys.routes.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { invalidateResets } from '../passwords/password-reset.ts';
import { requireUser } from '../require.ts';
import { prove } from '../second-factor/prove.ts';
import { totpRoutes } from '../second-factor/totp.routes.ts';
import { endSessions, newSession, signOut } from '../session.ts';
import { changeMail } from './change-mail.ts';

async function accountOf(c: Context<App>): Promise<Account> {
  const { id } = c.var.user;
  const { db } = c.var;
  const { row, keys } = found(
    await db
      .select({ row: users, keys: db.$count(passkeys, eq(passkeys.userId, id)) })
      .from(users)
      .where(eq(users.id, id))
      .get(),
  );
  return {
    id,
    role: row.role,
    email: row.email,
    name: row.name,
    hasSecondFactor: row.totpSecret !== null && row.totpLastStep !== null,
    recoveryCodesLeft: row.recoveryCodes.length,
    passkeys: keys,
  };
}

/** What a signed-in user may read and change of their own account. API keys have no access. */
export const accountRoutes = router();

accountRoutes.use(requireUser);
accountRoutes.post(
  '/proof',
  describeRoute({
    summary:
      'Confirm your identity with the password or a second-factor code; valid for ten minutes',
    responses: answers({ 204: null }),
  }),
  noStepUp('it gives the proof'),
  body(ProofInput),
  async (c) => {
    await prove(c, c.req.valid('json'));
    return c.body(null, 204);
  },
);
accountRoutes.get(
  '/',
  describeRoute({ summary: 'The signed-in user’s account' }),
  noStepUp('a read'),
  async (c) => c.json(await accountOf(c)),
);
accountRoutes.put(
  '/',
  describeRoute({ summary: 'Change your name' }),
  noStepUp('a name'),
  body(AccountInput),
  async (c) => {
    const { db, user } = c.var;
    await db
      .update(users)
      .set({
        name: c.req.valid('json').name,
        version: sql`${users.version} + 1`,
        updatedAt: new Date().toISOString(),
      })
      .where(eq(users.id, user.id));
    return c.json(await accountOf(c));
  },
);
accountRoutes.post(
  '/password',
  describeRoute({
    summary: 'Change your password; this ends all other sessions',
    responses: answers({ 204: null }),
  }),
  stepUp(),
  body(PasswordChangeInput),
  async (c) => {
    const { db, reader, user } = c.var;
    const { password } = c.req.valid('json');
    checkNewPassword(password, user, await reader.run(siteSettings(db)));
    const passwordHash = await hashPassword(password);
    const [session, mailOf] = await Promise.all([newSession(c, user.id), changeMail(c, user.id)]);
    await db.batch([
      db
        .update(users)
        .set({ passwordHash, updatedAt: new Date().toISOString() })
        .where(eq(users.id, user.id)),
      endSessions(db, user.id),
      invalidateResets(db, user.id),
      auditEntry(db, {
        userId: user.id,
        action: 'change-password',
        entity: 'users',
        entityId: user.id,
      }),
      mailOf(['password']),
      ...session.statements,
    ]);
    session.give();
    rememberDevice(c, { id: user.id, passwordHash });
    return c.body(null, 204);
  },
);
accountRoutes.get(
  '/sessions',
  describeRoute({ summary: 'List signed-in devices' }),
  noStepUp('a read'),
  async (c) => {
    const { db, user, sessionId } = c.var;
    const rows = await db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(desc(sessions.lastSeenAt));
    const list = rows.map(
      (row): SessionInfo => ({
        ...row,
        lastSeenAt: row.lastSeenAt ?? row.createdAt,
        isCurrent: row.id === sessionId,
      }),
    );
    list.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    return c.json(list);
  },
);
accountRoutes.delete(
  '/sessions',
  describeRoute({ summary: 'Sign out everywhere else', responses: answers({ 204: null }) }),
  stepUp(),
  async (c) => {
    const { db, user, sessionId } = c.var;
    await db.batch([
      endSessions(db, user.id, sessionId),
      auditEntry(db, {
        userId: user.id,
        action: 'end-sessions',
        entity: 'users',
        entityId: user.id,
      }),
    ]);
    return c.body(null, 204);
  },
);
accountRoutes.delete(
  '/sessions/:id',
  describeRoute({
    summary: 'Sign out one device',
    parameters: [pathParameter('id', { type: 'string', minLength: 1 })],
    responses: answers({ 204: null }),
  }),
  stepUp(),
  async (c) => {
    const { db, user, sessionId } = c.var;
    const id = c.req.param('id');
    if (id === sessionId) await signOut(c);
    else {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
        .returning({ id: sessions.id });
      found(rows[0]);
    }
    return c.body(null, 204);
  },
);
accountRoutes.route('/totp', totpRoutes);
accountRoutes.route('/passkeys', passkeyRoutes);
