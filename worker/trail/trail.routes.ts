import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { shared } from '#cache/policy.ts';
import { Trail as TrailSchema } from '#contract/documents.schema.ts';
import type { Trail } from '#contract/documents.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { settings } from '#db/schema.ts';
import { router } from '#http/router.ts';

/** The stages of the Camí de Cavalls; none in a database without this document. */
const trail = (db: Database) =>
  read(
    [db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'trail'))],
    ([row]): Trail => v.parse(TrailSchema, row?.value ?? { stages: [] }),
  );

export const trailRoutes = router().get('/trail', shared(), async (c) => c.json(await c.var.reader.run(trail(c.var.db))));
