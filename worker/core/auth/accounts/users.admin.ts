import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Role } from '#contract/accounts/user.ts';
import { MailLanguageInput, UserInput, UserUpdate } from '#contract/accounts/users.schema.ts';
import { BulkInput } from '#contract/admin/crud.schema.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { listAnswer, listQuery } from '#core/crud/crud-descriptions.ts';
import { listRows } from '#core/crud/read-rows.ts';
import { users } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, describeQuery } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { sendReset } from '../passwords/password-reset.ts';
import { accountRulesRoutes } from './account-rules.admin.ts';
import { changeMail } from './change-mail.ts';
import { hasFactor } from './has-factor.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { emailTaken, LIST, rowOf, selectRow } from './user-rows.ts';
import { actorOf, lastAdmin, restore, save, trash } from './user-writes.ts';

const resource = {
  entity: 'users',
  table: users,
  list: LIST,
  searched: [users.name, users.email],
  sorts: {
    name: users.name,
    email: users.email,
    role: users.role,
    'last-sign-in': users.lastSignInAt,
    updated: users.updatedAt,
  },
  filters: { role: (value: string) => eq(users.role, value as Role) },
};

const idOf = (c: Context<App>): number => found(idIn(c.req.param('id')));

/**
 * The own password is changed only at `/api/account/password`, which continues in a new session; a change here would end the caller's
 * session.
 */
const ownPassword = () => {
  const message = 'problem.own_password';
  return new ApiError(422, message, {
    code: 'own_password',
    errors: [{ path: 'password', code: 'invalid', message }],
  });
};

export const userAdminRoutes = router();

userAdminRoutes.route('/', invitationRoutes);
userAdminRoutes.route('/', accountRulesRoutes);
userAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Accounts', responses: listAnswer(resource) }),
  noStepUp('a read'),
  describeQuery(listQuery(resource)),
  async (c) => c.json(await c.var.reader.run(listRows(c.var.db, resource, c.req.query()))),
);
userAdminRoutes.post(
  '/',
  describeRoute({ summary: 'Create an account', responses: answers({ 201: 'application/json' }) }),
  stepUp(),
  body(UserInput),
  async (c) => {
    const { db, reader } = c.var;
    const { password, ...values } = c.req.valid('json');
    checkNewPassword(password, values, await reader.run(siteSettings(db)));
    const [made] = await db
      .insert(users)
      .values({ ...values, passwordHash: await hashPassword(password) })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!made) throw emailTaken();
    const [, [row]] = await db.batch([
      auditEntry(db, { ...actorOf(c), action: 'create', entityId: made.id }),
      selectRow(db, made.id),
    ]);
    return c.json(found(row), 201);
  },
);
userAdminRoutes.post(
  '/bulk',
  describeRoute({ summary: 'Move accounts to the trash or restore them' }),
  stepUp(),
  body(BulkInput),
  async (c) => {
    const { action, ids } = c.req.valid('json');
    if (action !== 'delete' && action !== 'restore')
      throw new ApiError(422, 'problem.accounts_not_published');
    const changed = action === 'delete' ? await trash(c, ids) : await restore(c, ids);
    return c.json({ ids: changed });
  },
);
userAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One account' }),
  noStepUp('a read'),
  async (c) => c.json(await rowOf(c, idOf(c))),
);
userAdminRoutes.put(
  '/:id',
  describeRoute({ summary: 'Update an account' }),
  stepUp(),
  body(UserUpdate),
  async (c) => {
    const id = idOf(c);
    const { version, password, ...values } = c.req.valid('json');
    if (password !== undefined && id === c.var.user.id) throw ownPassword();
    const [before, firm] = await Promise.all([
      rowOf(c, id),
      password === undefined ? undefined : c.var.reader.run(siteSettings(c.var.db)),
    ]);
    const isNewest = before.version === version && before.deletedAt === null;
    if (password !== undefined && firm) checkNewPassword(password, values, firm);
    const passwordHash =
      isNewest && password !== undefined ? await hashPassword(password) : undefined;
    if (
      isNewest &&
      (await save(c, {
        id,
        version,
        values: { ...values, ...(passwordHash && { passwordHash }) },
        before,
      }))
    )
      return c.json(await rowOf(c, id));
    const current = await rowOf(c, id);
    if (current.version !== version || current.deletedAt !== null)
      return conflict(c, current, 'problem.other_save_first');
    const [owner] = await c.var.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, values.email));
    throw owner && owner.id !== id ? emailTaken() : lastAdmin();
  },
);
userAdminRoutes.delete(
  '/:id',
  describeRoute({
    summary: 'Move an account to the trash; this ends its sessions',
    responses: answers({ 204: null }),
  }),
  stepUp(),
  async (c) => {
    const id = idOf(c);
    await rowOf(c, id);
    await trash(c, [id]);
    return c.body(null, 204);
  },
);
userAdminRoutes.post(
  '/:id/restore',
  describeRoute({ summary: 'Restore an account from the trash' }),
  stepUp(),
  async (c) => {
    const id = idOf(c);
    await rowOf(c, id);
    await restore(c, [id]);
    return c.json(await rowOf(c, id));
  },
);
userAdminRoutes.post(
  '/:id/reset-mail',
  describeRoute({
    summary: 'Email the owner a link to choose a new password',
    responses: answers({ 202: 'application/json' }),
  }),
  stepUp(),
  body(MailLanguageInput),
  async (c) => {
    const { db, reader } = c.var;
    const row = await rowOf(c, idOf(c));
    if (row.deletedAt !== null) throw new ApiError(409, 'problem.account_in_trash');
    const site = await reader.run(mailSite(db));
    const { language = DEFAULT_LANGUAGE } = c.req.valid('json');
    const isSent = await sendReset(db, {
      site,
      origin: siteOrigin(c.env, c.req.url),
      email: row.email,
      language,
      user: row,
    });
    if (isSent)
      await auditEntry(db, { ...actorOf(c), action: 'send-reset-mail', entityId: row.id });
    return c.json({}, 202);
  },
);
userAdminRoutes.post(
  '/:id/second-factor/disable',
  describeRoute({ summary: 'Turn off the second factor of an account' }),
  stepUp(),
  async (c) => {
    const { db } = c.var;
    const { id } = await rowOf(c, idOf(c));
    const mailOf = await changeMail(c, id);
    await db.batch([
      // First: the change makes the condition false.
      mailOf(['factorOff'], { condition: hasRow(users, and(eq(users.id, id), hasFactor)) }),
      db
        .update(users)
        .set({ totpSecret: null, totpLastStep: null, recoveryCodes: [] })
        .where(eq(users.id, id)),
      auditEntry(db, { ...actorOf(c), action: 'end-second-factor', entityId: id }),
    ]);
    return c.json(await rowOf(c, id));
  },
);
