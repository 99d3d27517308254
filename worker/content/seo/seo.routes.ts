import { and, eq, isNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { SeoInput } from '#contract/pages/seo.schema.ts';
import type { Seo } from '#contract/pages/seo.ts';
import { shared } from '#core/cache/policy.ts';
import type { Database } from '#core/db/client.ts';
import { seoColumns } from '#core/db/published/public-seo.ts';
import { hasTrips } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { seoRecords } from '#core/db/schema.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { filled } from '#core/text/strings/filled.ts';
import { hasZones, titledFor } from './without-transfers.ts';

const seoRecord = (db: Database, page: string) =>
  read(
    [
      db
        .select({ ...seoColumns, hasZones, hasTrips })
        .from(seoRecords)
        .where(and(eq(seoRecords.page, page), isNull(seoRecords.deletedAt))),
    ],
    ([row]): Seo | undefined => {
      if (!row) return;
      const { hasZones, hasTrips, ...seo } = row;
      if (!hasZones) return titledFor('trips', seo);
      return hasTrips ? seo : titledFor('transfers', seo);
    },
  );

export const seoRoutes = router();

seoRoutes.get(
  '/seo/:page',
  describeRoute({
    summary: 'Title, description and structured data of a page',
  }),
  shared('seo', 'transfers', 'trips'),
  filled,
  multilingual(answerOf('/api/seo/:page', SeoInput)),
  async (c) => answer(c, found(await c.var.reader.run(seoRecord(c.var.db, c.req.param('page'))))),
);
