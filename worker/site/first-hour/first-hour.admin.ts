import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { FirstHourUpdate, RemoveExamples } from '#contract/admin/first-hour.schema.ts';
import { FIRST_STEPS, type FirstHour, type FirstStep } from '#contract/admin/first-hour.ts';
import { openTasks } from '#contract/admin/owner-tasks.ts';
import { settings, trips } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { body } from '#core/http/bodies/body.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { lockedKeys, PROVIDER_KEYS } from '#core/keys/stored-keys.ts';
import { mailOutlook } from '#core/mail/mail-outlook.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { chosenProvider } from '#money/payments/providers/providers.ts';
import { examplesOf, removeExamples, restoreExamples } from './examples.ts';

const KEY = 'first-hour';
/** Of the demo. */
const DEMO_NAME = 'Marès';

/** What is done already follows from the site itself; what was left out is stored. */
async function state(c: Context<App>): Promise<FirstHour> {
  const { db, reader } = c.var;
  const [site, mail, documents, provider, own, examples] = await Promise.all([
    reader.run(siteSettings(db)),
    reader.run(mailOutlook(db, c.env)),
    db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, [KEY, PROVIDER_KEYS])),
    chosenProvider(c.env, db),
    db
      .select({ id: trips.id })
      .from(trips)
      .where(and(eq(trips.isDemo, false), isNull(trips.deletedAt)))
      .limit(1),
    examplesOf(db, new Date()),
  ]);
  const valueAt = (key: string) => documents.find((row) => row.key === key)?.value;
  const { success, output } = v.safeParse(FirstHourUpdate, valueAt(KEY) ?? {});
  const { skipped, isPutAway } = success ? output : { skipped: [], isPutAway: false };
  const open = new Set(openTasks(site, true));
  const { brand } = site;
  const isDone: Record<FirstStep, boolean> = {
    name: site.siteName !== DEMO_NAME,
    logo: brand.square !== null || brand.logo !== null,
    colours: brand.primary !== null || brand.accent !== null,
    contact: (['address', 'email', 'phone', 'whatsapp'] as const).every((task) => !open.has(task)),
    legal: !open.has('legalName') && !open.has('taxId'),
    payment: provider?.name === 'stripe',
    mail: mail.block === null,
    trip: own.length > 0,
    examples: examples.kinds.every(({ count }) => count === 0),
  };
  return {
    steps: FIRST_STEPS.map((step) => ({
      ...{ step, isDone: isDone[step], isSkipped: skipped.includes(step) },
    })),
    isPutAway,
    lockedKeys: lockedKeys(c.env, valueAt(PROVIDER_KEYS)),
  };
}

/** The steps by which a new owner makes the site theirs, and the examples that came with it. */
export const firstHourRoutes = router();

firstHourRoutes.get(
  '/',
  describeRoute({ summary: 'The steps that make the site its owner’s' }),
  noStepUp('a read'),
  async (c) => c.json(await state(c)),
);
firstHourRoutes.put(
  '/',
  describeRoute({ summary: 'Leave steps out, or put the list away' }),
  noStepUp('a list of things to do'),
  body(FirstHourUpdate),
  async (c) => {
    const value = c.req.valid('json');
    await c.var.db
      .insert(settings)
      .values({ key: KEY, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return c.json(await state(c));
  },
);
firstHourRoutes.get(
  '/examples',
  describeRoute({ summary: 'Examples that came with the site, by kind' }),
  noStepUp('a read'),
  async (c) => c.json(await examplesOf(c.var.db, new Date())),
);
firstHourRoutes.post(
  '/examples/remove',
  describeRoute({ summary: 'Remove the examples; they can be brought back for 30 days' }),
  noStepUp('can be undone'),
  body(RemoveExamples),
  async (c) => {
    const now = new Date();
    const { withChanged } = c.req.valid('json');
    await removeExamples(c.var.db, { withChanged, now, userId: c.var.user.id });
    return c.json(await examplesOf(c.var.db, now));
  },
);
firstHourRoutes.post(
  '/examples/restore',
  describeRoute({ summary: 'Bring the removed examples back, with their addresses' }),
  noStepUp('undoes a removal'),
  async (c) => {
    const now = new Date();
    await restoreExamples(c.var.db, { now, userId: c.var.user.id });
    return c.json(await examplesOf(c.var.db, now));
  },
);
firstHourRoutes.all('/*', () => {
  throw new ApiError(404);
});
