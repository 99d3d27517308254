import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  InvoiceCorrection,
  InvoiceExportQuery,
  InvoiceQuery,
} from '#contract/money/invoices/invoices.schema.ts';
import type { InvoiceChain, InvoiceList } from '#contract/money/invoices/invoices.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { invoiceRecords, invoiceSendings, receipts } from '#core/db/schema.ts';
import { type AuditEntry, auditEntry } from '#core/db/statements/audit.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import type { App } from '#env';
import { nameReceipts } from '../name-receipts.ts';
import { receiptsOf } from '../receipts.reads.ts';
import { checkChain } from './check-chain.ts';
import { exportRecords, fileOf, isWithin } from './export-records.ts';
import { invoiceRows } from './invoice-rows.ts';
import { invoiceSettingsRoutes } from './invoice-settings.admin.ts';
import { invoiceList, withRecords } from './invoices.reads.ts';
import { repeatRecord, sealRecords } from './seal-records.ts';
import { sendRecords } from './send-records.ts';
import { invoiceSettingsRead } from './settings.ts';

const ID = '/:id{[0-9]+}';

const audit = (c: Context<App>, entry: Pick<AuditEntry, 'action' | 'entityId' | 'detail'>) =>
  auditEntry(c.var.db, {
    ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId, entity: 'invoices' },
    ...entry,
  });

/** Invoices and their records: list, export, check, correction, and the way to the tax office. */
export const invoiceAdminRoutes = router();

invoiceAdminRoutes.route('/settings', invoiceSettingsRoutes);
invoiceAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Invoices by year, book and state at the tax office, with their sums' }),
  noStepUp('a read'),
  query(InvoiceQuery),
  async (c) => {
    const { db, reader } = c.var;
    const [list, { isOn }] = await Promise.all([
      reader.run(invoiceList(db, c.req.valid('query'))),
      reader.run(invoiceSettingsRead(db)),
    ]);
    return c.json<InvoiceList>({ ...list, items: await withRecords(db, list.items), isOn });
  },
);
invoiceAdminRoutes.get(
  '/chain',
  describeRoute({
    summary: 'Whether every record follows the one before, and no number is missing',
  }),
  noStepUp('a read'),
  async (c) => c.json<InvoiceChain>(await checkChain(c.var.db)),
);

invoiceAdminRoutes.get(
  '/export.xml',
  describeRoute({
    summary: 'The records of invoices as XML, as the tax office takes them',
    description:
      'A ZIP of several files where they are of several issuers, or more than the 1,000 of a delivery.',
    responses: {
      200: { description: 'Done', content: { 'application/xml': {}, 'application/zip': {} } },
    },
  }),
  stepUp(),
  query(InvoiceExportQuery),
  async (c) => {
    await sealRecords(c.var.db, new Date());
    const { rows, content, type, name } = await exportRecords(c.var.db, c.req.valid('query'));
    await audit(c, { action: 'export', detail: { rows } });
    return c.body(content, 200, { 'Content-Type': type, 'Content-Disposition': name });
  },
);
invoiceAdminRoutes.get(
  '/export.csv',
  describeRoute({
    summary: 'The records of invoices as CSV',
    description: 'A row for each record; its columns are described in worker/docs/invoices.md.',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(InvoiceExportQuery),
  async (c) => {
    const { lang, ...span } = c.req.valid('query');
    await sealRecords(c.var.db, new Date());
    const rows = await c.var.db
      .select({ record: invoiceRecords, sending: invoiceSendings })
      .from(invoiceRecords)
      .innerJoin(invoiceSendings, eq(invoiceSendings.recordId, invoiceRecords.id))
      .where(isWithin(span))
      .orderBy(asc(invoiceRecords.position));
    await audit(c, { action: 'export', detail: { rows: rows.length } });
    return c.body(csv(invoiceRows(rows), lang), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': fileOf(span, 'csv'),
    });
  },
);

/** The invoice that the URL names; 404 for a receipt. */
async function namedInvoice(c: Context<App>) {
  const id = Number(c.req.param('id'));
  const isMeant = and(eq(receipts.id, id), ne(receipts.book, ''));
  return found((await c.var.db.select().from(receipts).where(isMeant))[0]);
}

invoiceAdminRoutes.post(
  `${ID}/correct`,
  describeRoute({
    summary: 'Replace the invoices of a booking or transfer that name other guest data',
    description:
      'Each is taken back by a corrective one and issued again; with the same data nothing is.',
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  noStepUp('daily work with orders'),
  body(InvoiceCorrection),
  async (c) => {
    const { db, reader, user, apiKeyId } = c.var;
    const { customer } = c.req.valid('json');
    const { id, subjectKind: kind, subjectId } = await namedInvoice(c);
    const subject = { kind, id: subjectId };
    const now = new Date();
    const actor = apiKeyId === undefined ? `user:${user.id}` : `key:${apiKeyId}`;
    const after = new ReadAfter(receiptsOf(db, subject));
    const rows = await reader.run(receiptsOf(db, subject));
    await nameReceipts(db, rows, found(customer ?? undefined), { actor, now, after });
    await audit(c, { action: 'edit', entityId: String(id), detail: {} });
    await sealRecords(db, now);
    return c.json({ issued: (after.result?.value.length ?? rows.length) - rows.length }, 201);
  },
);
invoiceAdminRoutes.post(
  `${ID}/send-again`,
  describeRoute({
    summary: 'Tell the tax office again of an invoice that it refused, or took with errors',
    description: 'With a further record that follows the last one, as the company’s data are now.',
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  noStepUp('daily work with orders'),
  async (c) => {
    const { db } = c.var;
    const { id } = await namedInvoice(c);
    const [last] = await db
      .select({ record: invoiceRecords, status: invoiceSendings.status })
      .from(invoiceRecords)
      .innerJoin(invoiceSendings, eq(invoiceSendings.recordId, invoiceRecords.id))
      .where(eq(invoiceRecords.receiptId, id))
      .orderBy(desc(invoiceRecords.position))
      .limit(1);
    const status = last?.status;
    if (!last || (status !== 'refused' && status !== 'with_errors'))
      throw new ApiError(409, 'problem.invoice_not_refused', { code: 'state' });
    const { kind, attempt } = last.record;
    const repeated = { kind, attempt, isKnown: status === 'with_errors' };
    if (!(await repeatRecord(db, id, repeated, new Date())))
      throw new ApiError(409, 'problem.other_save_first', { code: 'state' });
    await audit(c, { action: 'edit', entityId: String(id), detail: { repeated: kind } });
    return c.json({ isQueued: true }, 201);
  },
);
invoiceAdminRoutes.post(
  '/send',
  describeRoute({
    summary: 'Take what is due to the tax office now, also what waits after a failure',
    responses: answers({ 200: 'application/json' }),
  }),
  noStepUp('daily work with orders'),
  async (c) => {
    const { db, env } = { db: c.var.db, env: c.env };
    const now = new Date();
    await db
      .update(invoiceSendings)
      .set({ nextAttemptAt: now.toISOString() })
      .where(and(eq(invoiceSendings.status, 'due'), sql`${invoiceSendings.message} IS NOT NULL`));
    await sendRecords(env, db, now);
    await audit(c, { action: 'edit', detail: {} });
    return c.json({ isDone: true });
  },
);
