import { describeRoute } from 'hono-openapi';
import { VisitInput } from '#contract/admin/performance.schema.ts';
import { MAX_VITALS } from '#contract/admin/performance.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';

const KEEP = `
  INSERT INTO vitals (day, page, language, device, metric, value)
  SELECT ?1, ?2, ?3, ?4, key, value FROM json_each(?5)
  WHERE coalesce((SELECT max(id) FROM vitals), 0) - coalesce((SELECT min(id) FROM vitals), 0) < ${MAX_VITALS}`;

/** Timings of real visits. Reads no cookie and stores no address; the stored rows of a visit are not linked to one another. */
export const visitRoutes = router();

visitRoutes.post(
  '/vitals',
  describeRoute({
    summary: 'Record the page timings of a visit, without personal data',
    responses: answers({ 204: null }),
  }),
  rateLimit('FORM_LIMIT', 'vitals:'),
  body(VisitInput, 2048),
  async (c) => {
    const { page, language, device, metrics } = c.req.valid('json');
    if (Object.keys(metrics).length > 0) {
      const day = new Date().toISOString().slice(0, 10);
      await c.env.DB.prepare(KEEP).bind(day, page, language, device, JSON.stringify(metrics)).run();
    }
    return c.body(null, 204);
  },
);
