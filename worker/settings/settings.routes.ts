import { describeRoute } from 'hono-openapi';
import { shared } from '#cache/policy.ts';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { siteSettings } from '#db/site-settings.ts';
import { answers } from '#http/describe-route.ts';
import { router } from '#http/router.ts';

/** The firm's data on every page: name, contact, hours, payment marks. */
export const settingsRoutes = router().get(
  '/site',
  describeRoute({
    summary: 'Company and site: name, contact details, opening hours',
    responses: answers({ 200: answerOf('/api/site', Settings) }),
  }),
  shared(),
  async (c) => c.json(await c.var.reader.run(siteSettings(c.var.db))),
);
