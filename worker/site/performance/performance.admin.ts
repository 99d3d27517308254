import { describeRoute } from 'hono-openapi';
import { PerformanceQuery } from '#contract/admin/performance.schema.ts';
import {
  type Performance,
  VITAL_GROUPS,
  type VitalFigure,
  type VitalGroup,
} from '#contract/admin/performance.ts';
import { query } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

const DAY_MS = 86_400_000;
/** Maximum number of groups, the busiest first. */
const GROUPS = 400;

/** The 75th percentile by nearest rank, of each metric in each group. */
const percentiles = (group: string) => `
  WITH ranked AS (
    SELECT ${group} AS "group", metric, value, row_number() OVER (PARTITION BY ${group}, metric ORDER BY value) AS position,
      count(*) OVER (PARTITION BY ${group}, metric) AS visits
    FROM vitals WHERE day >= ?1
  )
  SELECT "group", metric, value AS p75, visits FROM ranked WHERE position = (visits * 3 + 3) / 4 ORDER BY visits DESC, "group" LIMIT ${GROUPS}`;

/** Bytes sent to visitors compared with those of the originals, each counted once. */
const PICTURES = `
  SELECT (SELECT count(*) FROM images WHERE deleted_at IS NULL) AS originals, count(*) AS variants,
    (SELECT coalesce(sum(bytes), 0) FROM images WHERE deleted_at IS NULL) AS originalBytes, coalesce(sum(v.bytes), 0) AS variantBytes,
    coalesce(sum(i.bytes - v.bytes), 0) AS savedBytes
  FROM image_variants v LEFT JOIN images i ON i.path = v.image_path`;

/** Speed of the site for real visitors, and bytes saved by its image variants. */
export const performanceAdminRoutes = router();

performanceAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Page timings of real visits and picture sizes' }),
  noStepUp('a read'),
  query(PerformanceQuery),
  async (c) => {
    const { days } = c.req.valid('query');
    const since = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
    const { DB } = c.env;
    const figures = (group: string) => DB.prepare(percentiles(group)).bind(since);
    const results = await DB.batch([
      figures(`'all'`),
      ...VITAL_GROUPS.map(figures),
      DB.prepare(PICTURES),
    ]);
    const rows = <T>(index: number) => (results[index]?.results ?? []) as T[];
    const answer: Performance = {
      days,
      overall: rows<VitalFigure>(0),
      by: Object.fromEntries(
        VITAL_GROUPS.map((group, index) => [group, rows<VitalFigure>(index + 1)]),
      ) as Record<VitalGroup, VitalFigure[]>,
      pictures: rows<Performance['pictures']>(VITAL_GROUPS.length + 1)[0] ?? {
        originals: 0,
        variants: 0,
        originalBytes: 0,
        variantBytes: 0,
        savedBytes: 0,
      },
    };
    return c.json(answer);
  },
);
