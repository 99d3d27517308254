import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AccountRulesUpdate } from '#contract/accounts/users.schema.ts';
import type { AccountRulesDocument } from '#contract/accounts/users.ts';
import { settings, users } from '#core/db/schema.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { ApiError, conflict } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { ACCOUNT_RULES, hasAnyFactor } from './account-rules.ts';

async function current(c: Context<App>): Promise<AccountRulesDocument> {
  const [row] = await c.var.db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(eq(settings.key, ACCOUNT_RULES));
  const { isFactorRequired = false } = (row?.value ?? {}) as Partial<AccountRulesDocument>;
  return { isFactorRequired, version: row?.version ?? 0 };
}

export const accountRulesRoutes = router();

accountRulesRoutes.get(
  '/rules',
  describeRoute({ summary: 'What every account of the administration must have' }),
  noStepUp('a read'),
  async (c) => c.json(await current(c)),
);
accountRulesRoutes.put(
  '/rules',
  describeRoute({
    summary: 'Demand a second factor or a passkey from everyone with rights in the administration',
    description:
      'Accounts without one reach their own account alone (403 with the code `factor_required` elsewhere) until they have set one up. Whoever turns it on has one: 409 with the code `state` otherwise.',
    responses: { ...answers({ 200: 'application/json' }), ...refusals(409) },
  }),
  stepUp(),
  body(AccountRulesUpdate),
  async (c) => {
    const { db, user } = c.var;
    const { version, ...value } = c.req.valid('json');
    const [own] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), hasAnyFactor));
    if (value.isFactorRequired && !own)
      throw new ApiError(409, 'problem.factor_own_first', { code: 'state' });
    const saved = await saveSettings(db, ACCOUNT_RULES, value, version, { userId: user.id });
    const now = await current(c);
    return saved === undefined ? conflict(c, now, 'problem.other_save_first') : c.json(now);
  },
);
