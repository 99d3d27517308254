import { describeRoute } from 'hono-openapi';
import { QuarterQuery, ReportQuery } from '#contract/money/reports.schema.ts';
import type { ReportQuery as Asked, Report } from '#contract/money/reports.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { query } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { movementsIn } from './quarter.reads.ts';
import { quarterCsv } from './quarter-csv.ts';
import { removeDemo } from './remove-demo.ts';
import { reportOf } from './report.reads.ts';
import { quarterOf, spanOf } from './spans.ts';
import { tableCsv } from './table-csv.ts';

const fileOf = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
});
const wantedOf = ({ by, basis, kind, compare, demo, from, to }: Asked) => ({
  ...{ by, basis, kind, isDemo: demo, isCompared: compare === 'year' },
  span: spanOf({ from, to }, new Date()),
});

/** What was sold, received and refunded. */
export const reportAdminRoutes = router();

reportAdminRoutes.get(
  '/',
  describeRoute({
    summary: 'Revenue, payments, bookings, people and occupancy of a period, by rows',
  }),
  noStepUp('a read'),
  query(ReportQuery),
  async (c) => {
    const { db, reader } = c.var;
    return c.json<Report>(await reader.run(reportOf(db, wantedOf(c.req.valid('query')))));
  },
);
reportAdminRoutes.get(
  '/table.csv',
  describeRoute({ summary: 'The same as CSV', responses: answers({ 200: 'text/csv' }) }),
  stepUp(),
  query(ReportQuery),
  async (c) => {
    const { db, reader } = c.var;
    const asked = c.req.valid('query');
    const [report, site] = await Promise.all([
      reader.run(reportOf(db, wantedOf(asked))),
      reader.run(siteSettings(db)),
    ]);
    const name = `report-${asked.by}-${report.from}-${report.to}`;
    return c.body(tableCsv(report, asked.lang ?? site.defaultLanguage), 200, fileOf(name));
  },
);
reportAdminRoutes.get(
  '/quarter.csv',
  describeRoute({
    summary: 'Each movement of money of a quarter as CSV, for the tax adviser',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(QuarterQuery),
  async (c) => {
    const { db, reader } = c.var;
    const asked = c.req.valid('query');
    const { year, quarter, ...span } = quarterOf(asked, new Date());
    const [movements, site] = await Promise.all([
      reader.run(movementsIn(db, span, asked.demo)),
      reader.run(siteSettings(db)),
    ]);
    return c.body(
      quarterCsv(movements, asked.lang ?? site.defaultLanguage),
      200,
      fileOf(`money-${year}-Q${quarter}`),
    );
  },
);
reportAdminRoutes.delete(
  '/demo',
  describeRoute({ summary: 'Remove the demo’s bookings, transfers and partners' }),
  stepUp(),
  async (c) => {
    const removal = await removeDemo(c.var.db, { userId: c.var.user.id, apiKeyId: c.var.apiKeyId });
    return c.json(removal);
  },
);
