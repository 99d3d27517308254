import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  ReceiptExport,
  ReceiptExportQuery,
  ReceiptQuery,
} from '#contract/money/receipts.schema.ts';
import type { ReceiptList } from '#contract/money/receipts.ts';
import { read } from '#core/db/reader.ts';
import { receipts } from '#core/db/schema.ts';
import { type AuditEntry, auditEntry } from '#core/db/statements/audit.ts';
import { query } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import type { App } from '#env';
import { exportRows } from './export-rows.ts';
import { PDF_TYPE, pdfAnswer } from './pdf-answer.ts';
import { isBetween, isListed } from './receipt-filters.ts';
import { receiptQuery, receiptRow } from './receipts.reads.ts';

const ID = '/:id{[0-9]+}';

const audit = (c: Context<App>, detail: AuditEntry['detail']) =>
  auditEntry(c.var.db, {
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
    action: 'export',
    entity: 'receipts',
    detail,
  });

/** Beyond them there are no receipts, and no instants that can be compared as strings. */
const [EARLIEST, LATEST] = ['2000-01-01', '2999-12-31'];
const within = (day: string) => (day < EARLIEST ? EARLIEST : day > LATEST ? LATEST : day);

/** All receipts of a span of days, the oldest first; 422 unless the days are in their order. */
async function exported(c: Context<App>, from: string, to: string) {
  if (from > to) throw new ApiError(422, 'problem.days_reversed');
  const rows = await receiptQuery(c.var.db, isBetween(within(from), within(to))).orderBy(
    asc(receipts.id),
  );
  await audit(c, { rows: rows.length });
  return rows.map(receiptRow);
}

/** Receipts: list, file, and export for the program of the firm's adviser. */
export const receiptAdminRoutes = router();

receiptAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Receipts by year, quarter and series, with their sums' }),
  noStepUp('a read'),
  query(ReceiptQuery),
  async (c) => {
    const { page, pageSize, ...asked } = c.req.valid('query');
    const { db, reader } = c.var;
    const where = isListed(asked);
    return c.json(
      await reader.run(
        read(
          [
            receiptQuery(db, where)
              .orderBy(desc(receipts.id))
              .limit(pageSize)
              .offset((page - 1) * pageSize),
            db
              .select({
                total: count(),
                totalCents: sql<number>`coalesce(sum(${receipts.totalCents}), 0)`.as('total_sum'),
                vatCents: sql<number>`coalesce(sum(${receipts.vatCents}), 0)`.as('vat_sum'),
              })
              .from(receipts)
              .where(where),
            db.selectDistinct({ year: receipts.year }).from(receipts).orderBy(desc(receipts.year)),
          ],
          (rows, sums, years): ReceiptList => ({
            items: rows.map(receiptRow),
            ...(sums[0] ?? { total: 0, totalCents: 0, vatCents: 0 }),
            ...{ page, pageSize, years: years.map(({ year }) => year) },
          }),
        ),
      ),
    );
  },
);
receiptAdminRoutes.get(
  '/export.csv',
  describeRoute({
    summary: 'Receipts of a span of days as CSV',
    description: 'A row for each receipt; its columns are described in worker/docs/payments.md.',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(ReceiptExportQuery),
  async (c) => {
    const { from, to, lang } = c.req.valid('query');
    return c.body(csv(exportRows(await exported(c, from, to)), lang), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="receipts-${from}-${to}.csv"`,
    });
  },
);
receiptAdminRoutes.get(
  '/export.json',
  describeRoute({
    summary: 'Receipts of a span of days as JSON',
    responses: answers({ 200: ReceiptExport }),
  }),
  stepUp(),
  query(ReceiptExportQuery),
  async (c) => {
    const { from, to } = c.req.valid('query');
    return c.json({ from, to, items: await exported(c, from, to) }, 200, {
      'Content-Disposition': `attachment; filename="receipts-${from}-${to}.json"`,
    });
  },
);
receiptAdminRoutes.get(
  `${ID}/file.pdf`,
  describeRoute({ summary: 'A receipt as a PDF file', responses: answers({ 200: PDF_TYPE }) }),
  noStepUp('a read'),
  async (c) => {
    const [row] = await receiptQuery(c.var.db, eq(receipts.id, Number(c.req.param('id'))));
    return pdfAnswer(c, receiptRow(found(row)));
  },
);
