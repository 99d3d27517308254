import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { TotpCodeInput } from '#contract/accounts/account.schema.ts';
import type { RecoveryCodes } from '#contract/accounts/account.ts';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import { users } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { AccountChange } from '#core/mail/accounts/account-changed-mail.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { changeMail } from '../accounts/change-mail.ts';
import { endSessions } from '../session.ts';
import { countCode } from '../throttle.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotp, stepOfCode } from './totp.ts';

/** A secret without a last step is not confirmed yet: signing in does not ask for a code. */
const isConfirmed = isNotNull(users.totpLastStep);
const notConfirmed = isNull(users.totpLastStep);

const alreadyOn = () => new ApiError(409, 'problem.factor_on');
const notOn = () => new ApiError(409, 'problem.factor_off');

/** Writes to the user's own account if the condition holds, and mails its owner; otherwise returns false. */
async function change(
  c: Context<App>,
  values: Partial<typeof users.$inferInsert>,
  condition: SQL | undefined,
  { action, notice }: { action: AuditAction; notice?: AccountChange },
): Promise<boolean> {
  const { db, user } = c.var;
  const isMine = and(eq(users.id, user.id), condition);
  const mailOf = notice && (await changeMail(c, user.id));
  const results = (await db.batch(
    batchOf([
      // First: the change may make the conditions false. One that was never confirmed ends without a mail.
      ...(mailOf
        ? [
            mailOf([notice], {
              condition: hasRow(users, notice === 'factorOff' ? and(isMine, isConfirmed) : isMine),
            }),
          ]
        : []),
      auditEntryIf(
        db,
        { userId: user.id, action, entity: 'users', entityId: user.id },
        hasRow(users, isMine),
      ),
      db
        .update(users)
        .set({ ...values, updatedAt: new Date().toISOString() })
        .where(isMine)
        .returning({ id: users.id }),
    ]),
  )) as unknown[];
  return (results.at(-1) as unknown[]).length > 0;
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
    if (
      !(await change(c, { totpSecret: start.secret }, notConfirmed, {
        action: 'begin-second-factor',
      }))
    )
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
      !(await change(c, { totpLastStep: step, recoveryCodes: hashes }, isNow, {
        action: 'confirm-second-factor',
        notice: 'factorOn',
      }))
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
    if (
      !(await change(c, { recoveryCodes: hashes }, isConfirmed, {
        action: 'new-recovery-codes',
        notice: 'recoveryCodes',
      }))
    )
      throw notOn();
    return c.json(codes);
  },
);
totpRoutes.post(
  '/disable',
  describeRoute({ summary: 'Turn off the second factor', responses: answers({ 204: null }) }),
  stepUp(),
  async (c) => {
    await change(c, { totpSecret: null, totpLastStep: null, recoveryCodes: [] }, undefined, {
      action: 'end-second-factor',
      notice: 'factorOff',
    });
    return c.body(null, 204);
  },
);
