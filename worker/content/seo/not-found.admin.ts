import { and, asc, count, desc, eq, like } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { searchText } from '#contract/admin/list-queries.schema.ts';
import type { Miss } from '#contract/pages/redirects.ts';
import { pagingEntries } from '#contract/paging.schema.ts';
import type { Page } from '#contract/paging.ts';
import { likePattern } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { notFoundLog } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { query } from '#core/http/bodies/body.ts';
import { answers, describeQuery } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

const MissQuery = v.object({ q: searchText, sort: v.optional(v.string(), ''), ...pagingEntries });

/** Paths not found: `?sort=last` the latest first, else the most frequent. DELETE removes one (`?path=`) or all. */
export const notFoundAdminRoutes = router();

notFoundAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Addresses that were not found' }),
  noStepUp('a read'),
  query(MissQuery),
  async (c) => {
    const { q, sort, page, pageSize } = c.req.valid('query');
    const { db } = c.var;
    const filter = q ? and(like(notFoundLog.path, likePattern(q))) : undefined;
    const order =
      sort === 'last'
        ? [desc(notFoundLog.lastAt)]
        : [desc(notFoundLog.hits), desc(notFoundLog.lastAt)];
    const list = read(
      [
        db
          .select()
          .from(notFoundLog)
          .where(filter)
          .orderBy(...order, asc(notFoundLog.path))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        db.select({ total: count() }).from(notFoundLog).where(filter),
      ],
      (items, counts): Page<Miss> => ({ items, total: counts[0]?.total ?? 0, page, pageSize }),
    );
    return c.json(await c.var.reader.run(list));
  },
);
notFoundAdminRoutes.delete(
  '/',
  describeRoute({
    summary: 'Remove one address from the list, or all',
    responses: answers({ 204: null }),
  }),
  noStepUp('a log of addresses'),
  describeQuery(v.object({ path: v.optional(v.string()) })),
  async (c) => {
    const path = c.req.query('path');
    const { db } = c.var;
    await db.batch([
      db.delete(notFoundLog).where(path === undefined ? undefined : eq(notFoundLog.path, path)),
      auditEntry(db, {
        userId: c.var.user.id,
        apiKeyId: c.var.apiKeyId,
        action: 'clear',
        entity: 'not-found',
      }),
    ]);
    return c.body(null, 204);
  },
);
