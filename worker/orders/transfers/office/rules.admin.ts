import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { TransferRules } from '#contract/transfers/transfers.schema.ts';
import { parseRules, RULES_KEY } from '#core/db/published/transfer-rules.ts';
import { settings } from '#core/db/schema.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';

/** `version` 0 saves the first rules. */
const RulesInput = v.object({
  ...TransferRules.entries,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

async function storedRules(c: Context<App>) {
  const [row] = await c.var.db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(eq(settings.key, RULES_KEY));
  return row ? { ...found(parseRules(row.value)), version: row.version } : undefined;
}

/** The firm's charges and limits other than the price table. */
export const rulesAdminRoutes = router();

rulesAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Supplements, extras, waiting times and cancellation terms' }),
  noStepUp('a read'),
  async (c) => c.json(found(await storedRules(c))),
);
rulesAdminRoutes.put(
  '/',
  describeRoute({ summary: 'Update the rules' }),
  noStepUp('prices and terms'),
  body(RulesInput),
  async (c) => {
    const { version, ...value } = c.req.valid('json');
    const saved = await saveSettings(c.var.db, RULES_KEY, value, version, {
      userId: c.var.user.id,
      apiKeyId: c.var.apiKeyId,
    });
    return saved === undefined
      ? conflict(c, await storedRules(c), 'problem.other_save_first')
      : c.json({ ...value, version: saved });
  },
);
