import { eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { shared } from '#cache/policy.ts';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { Trail as TrailSchema } from '#contract/pages/documents.schema.ts';
import type { Trail } from '#contract/pages/documents.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { settings } from '#db/schema.ts';
import { answer } from '#http/answer.ts';
import { answers } from '#http/describe-route.ts';
import { router } from '#http/router.ts';
import { filled } from '#text/filled.ts';

/** The stages of the Camí de Cavalls; none in a database without this document. */
const trail = (db: Database) =>
  read(
    [db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'trail'))],
    ([row]): Trail => v.parse(TrailSchema, row?.value ?? { stages: [] }),
  );

export const trailRoutes = router();

trailRoutes.get(
  '/trail',
  describeRoute({ summary: 'The stages of the Camí de Cavalls', responses: answers({ 200: answerOf('/api/trail', TrailSchema) }) }),
  shared(),
  filled,
  async (c) => answer(c, await c.var.reader.run(trail(c.var.db))),
);
