import { eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { Trail as TrailSchema } from '#contract/content/documents.schema.ts';
import type { Trail } from '#contract/content/documents.ts';
import { shared } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';

/** The stages of the Camí de Cavalls; none in a database without this document. */
const trail = (db: Database) =>
  read(
    [db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'trail'))],
    ([row]): Trail => v.parse(TrailSchema, row?.value ?? { stages: [] }),
  );

export const trailRoutes = router();

trailRoutes.get(
  '/trail',
  describeRoute({
    summary: 'The stages of the Camí de Cavalls',
  }),
  shared(),
  filled,
  multilingual(answerOf('/api/trail', TrailSchema)),
  async (c) => answer(c, await c.var.reader.run(trail(c.var.db))),
);
