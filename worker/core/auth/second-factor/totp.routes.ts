import { and, eq, exists, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { TotpCodeInput } from '#contract/accounts/account.schema.ts';
import type { RecoveryCodes } from '#contract/accounts/account.ts';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import { users } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { endSessions } from '../session.ts';
import { countCode } from '../throttle.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotp, stepOfCode } from './totp.ts';

/** A secret without a last step is not confirmed yet: signing in does not ask for a code. */
const isConfirmed = isNotNull(users.totpLastStep);
const notConfirmed = isNull(users.totpLastStep);

const alreadyOn = () => new ApiError(409, 'problem.factor_on');
const notOn = () => new ApiError(409, 'problem.factor_off');

/** Writes to the user's own account if the condition holds; otherwise returns false. */
async function change(
  c: Context<App>,
  values: Partial<typeof users.$inferInsert>,
  condition: SQL | undefined,
  action: AuditAction,
): Promise<boolean> {
  const { db, user } = c.var;
  const isMine = and(eq(users.id, user.id), condition);
  const [, changed] = await db.batch([
    // First: the change may make the condition false.
    auditEntryIf(
      db,
      { userId: user.id, action, entity: 'users', entityId: user.id },
      exists(db.select({ id: users.id }).from(users).where(isMine)),
    ),
    db
      .update(users)
      .set({ ...values, updatedAt: new Date().toISOString() })
      .where(isMine)
      .returning({ id: users.id }),
  ]);
  return changed.length > 0;
}

async function freshCodes(): Promise<{ codes: RecoveryCodes; hashes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  return {
    codes: { recoveryCodes },
    hashes: await Promise.all(recoveryCodes.map(hashRecoveryCode)),
  };
}

/** The user's own second factor; every request here is sensitive (`step-up.ts`). */
export const totpRoutes = router();

totpRoutes.post(
  '/',
  describeRoute({
    summary: 'Start setting up a second factor: secret and URI for an authenticator app',
    responses: answers({ 201: 'application/json' }),
  }),
  stepUp(),
  async (c) => {
    const { siteName } = await c.var.reader.run(siteSettings(c.var.db));
    const start = newTotp(siteName, c.var.user.email);
    if (!(await change(c, { totpSecret: start.secret }, notConfirmed, 'begin-second-factor')))
      throw alreadyOn();
    return c.json(start, 201);
  },
);
totpRoutes.post(
  '/confirm',
  describeRoute({
    summary: 'Confirm the second factor with a code; returns the recovery codes, once',
  }),
  stepUp(),
  body(TotpCodeInput),
  async (c) => {
    const { db, user, sessionId } = c.var;
    await countCode(db, user.id, sessionId);
    const row = await db
      .select({ totpSecret: users.totpSecret })
      .from(users)
      .where(and(eq(users.id, user.id), notConfirmed))
      .get();
    if (!row) throw alreadyOn();
    if (row.totpSecret === null) throw notOn();
    const step = stepOfCode(row.totpSecret, c.req.valid('json').code);
    if (step === undefined) {
      const message = 'problem.code_wrong';
      throw new ApiError(422, message, { errors: [{ path: 'code', code: 'totp_wrong', message }] });
    }
    const { codes, hashes } = await freshCodes();
    const isNow = and(notConfirmed, eq(users.totpSecret, row.totpSecret));
    if (
      !(await change(
        c,
        { totpLastStep: step, recoveryCodes: hashes },
        isNow,
        'confirm-second-factor',
      ))
    )
      throw alreadyOn();
    // Those sessions were started without the second factor.
    await endSessions(db, user.id, sessionId);
    return c.json(codes);
  },
);
totpRoutes.post(
  '/recovery-codes',
  describeRoute({ summary: 'Create new recovery codes' }),
  stepUp(),
  async (c) => {
    const { codes, hashes } = await freshCodes();
    if (!(await change(c, { recoveryCodes: hashes }, isConfirmed, 'new-recovery-codes')))
      throw notOn();
    return c.json(codes);
  },
);
totpRoutes.post(
  '/disable',
  describeRoute({ summary: 'Turn off the second factor', responses: answers({ 204: null }) }),
  stepUp(),
  async (c) => {
    await change(
      c,
      { totpSecret: null, totpLastStep: null, recoveryCodes: [] },
      undefined,
      'end-second-factor',
    );
    return c.body(null, 204);
  },
);
