import { and, count, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { InvoiceQuery } from '#contract/money/invoices/invoices.schema.ts';
import {
  type InvoiceList,
  type InvoiceRecordRow,
  SENDING_STATUSES,
  type SendingStatus,
} from '#contract/money/invoices/invoices.ts';
import type { ReceiptRow } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { invoiceRecords, invoiceSendings, receipts } from '#core/db/schema.ts';
import { receiptQuery, receiptRow } from '../receipts.reads.ts';

type Asked = v.InferOutput<typeof InvoiceQuery>;

const NUMBER = sql`${receipts.book} || '-' || ${receipts.year} || '-' || printf('%04d', ${receipts.number})`;

/** Whose newest record has that state. */
const hasStatus = (db: Database, status: SendingStatus) =>
  exists(
    db
      .select({ id: invoiceRecords.id })
      .from(invoiceRecords)
      .innerJoin(invoiceSendings, eq(invoiceSendings.recordId, invoiceRecords.id))
      .where(
        and(
          eq(invoiceRecords.receiptId, receipts.id),
          eq(invoiceSendings.status, status),
          sql`${invoiceRecords.id} = (SELECT max(newest.id) FROM invoice_records newest WHERE newest.receipt_id = ${receipts.id})`,
        ),
      ),
  );

const isListed = (db: Database, { q, year, book, status }: Asked): SQL | undefined =>
  and(
    book ? eq(receipts.book, book) : ne(receipts.book, ''),
    year === undefined ? undefined : eq(receipts.year, year),
    status && hasStatus(db, status),
    q
      ? containsWords([NUMBER, receipts.reference, receipts.customer, receipts.lines], q)
      : undefined,
  );

/** Records of invoices, the newest first. */
const recordsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      receiptId: invoiceRecords.receiptId,
      position: invoiceRecords.position,
      kind: invoiceRecords.kind,
      hash: invoiceRecords.hash,
      generatedAt: invoiceRecords.generatedAt,
      status: invoiceSendings.status,
      attempts: invoiceSendings.attempts,
      nextAttemptAt: invoiceSendings.nextAttemptAt,
      sentAt: invoiceSendings.sentAt,
      csv: invoiceSendings.csv,
      code: invoiceSendings.code,
      message: invoiceSendings.message,
    })
    .from(invoiceRecords)
    .innerJoin(invoiceSendings, eq(invoiceSendings.recordId, invoiceRecords.id))
    .where(
      inArray(invoiceRecords.receiptId, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
    )
    .orderBy(desc(invoiceRecords.position));

/** A page of invoices with their records, and what all that were asked for come to. */
export function invoiceList(db: Database, asked: Asked) {
  const { page, pageSize } = asked;
  const where = isListed(db, asked);
  const paged = receiptQuery(db, where)
    .orderBy(desc(receipts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return read(
    [
      paged,
      db
        .select({
          total: count(),
          totalCents: sql<number>`coalesce(sum(${receipts.totalCents}), 0)`.as('total_sum'),
          vatCents: sql<number>`coalesce(sum(${receipts.vatCents}), 0)`.as('vat_sum'),
        })
        .from(receipts)
        .where(where),
      db
        .selectDistinct({ year: receipts.year })
        .from(receipts)
        .where(ne(receipts.book, ''))
        .orderBy(desc(receipts.year)),
      db
        .select({ status: invoiceSendings.status, n: count() })
        .from(invoiceSendings)
        .groupBy(invoiceSendings.status),
    ],
    (rows, sums, years, counts) => ({
      items: rows.map(receiptRow),
      ...(sums[0] ?? { total: 0, totalCents: 0, vatCents: 0 }),
      ...{ page, pageSize, years: years.map(({ year }) => year) },
      counts: Object.fromEntries(
        SENDING_STATUSES.map((status) => [
          status,
          counts.find((one) => one.status === status)?.n ?? 0,
        ]),
      ) as InvoiceList['counts'],
    }),
  );
}

/** The same invoices with their records. A turn of its own: the search's words alone fill what one statement may contain. */
export async function withRecords(
  db: Database,
  items: readonly ReceiptRow[],
): Promise<InvoiceList['items']> {
  const records = await recordsOf(
    db,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({
    ...item,
    records: records
      .filter(({ receiptId }) => receiptId === item.id)
      .map(({ receiptId: _id, ...record }): InvoiceRecordRow => record),
  }));
}
