import { and, eq, isNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { shared } from '#cache/policy.ts';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { SeoInput } from '#contract/pages/seo.schema.ts';
import type { Seo } from '#contract/pages/seo.ts';
import type { Database } from '#db/client.ts';
import { seoColumns } from '#db/public-seo.ts';
import { read } from '#db/reader.ts';
import { seoRecords } from '#db/schema.ts';
import { answer } from '#http/answer.ts';
import { answers } from '#http/describe-route.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { filled } from '#text/filled.ts';

const seoRecord = (db: Database, page: string) =>
  read(
    [
      db
        .select(seoColumns)
        .from(seoRecords)
        .where(and(eq(seoRecords.page, page), isNull(seoRecords.deletedAt))),
    ],
    ([row]): Seo | undefined => row,
  );

export const seoRoutes = router();

seoRoutes.get(
  '/seo/:page',
  describeRoute({
    summary: 'Title, description and structured data of a page',
    responses: answers({ 200: answerOf('/api/seo/:page', SeoInput) }),
  }),
  shared('seo'),
  filled,
  async (c) => answer(c, found(await c.var.reader.run(seoRecord(c.var.db, c.req.param('page'))))),
);
