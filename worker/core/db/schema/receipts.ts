import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type {
  InvoiceRecordData,
  RecordKind,
  SendingStatus,
} from '#contract/money/invoices/invoices.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type {
  ReceiptBook,
  ReceiptCustomer,
  ReceiptIssuer,
  ReceiptLine,
} from '#contract/money/receipts.ts';
import { id, json, now } from './columns.ts';
import { ledgerEntries } from './money.ts';

/** A document about money that was received or paid back. Append-only: triggers refuse updates and deletions. */
export const receipts = sqliteTable(
  'receipts',
  {
    id,
    /** `R` for receipts, `C` for corrective ones; numbers have no gaps within a series and a year. */
    series: text({ enum: ['R', 'C'] }).notNull(),
    /** Of an invoice the book that its number counts in; empty: a receipt. */
    book: text().$type<ReceiptBook>().notNull().default(''),
    year: integer().notNull(),
    number: integer().notNull(),
    /** The movement of money that it is about; a receipt with the guest's data that replaces a simplified one is about the same. */
    entryId: integer()
      .notNull()
      .references(() => ledgerEntries.id),
    /** The receipt that it corrects. */
    correctsId: integer(),
    subjectKind: text().$type<LedgerSubject>().notNull(),
    subjectId: text().notNull(),
    /** Of the booking or transfer. */
    reference: text().notNull(),
    language: text().$type<Language>().notNull(),
    issuer: json<ReceiptIssuer>().notNull(),
    customer: json<ReceiptCustomer>(),
    lines: json<ReceiptLine[]>().notNull(),
    /** Negative on corrective receipts. */
    totalCents: integer().notNull(),
    vatCents: integer().notNull(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    actor: text().notNull(),
    issuedAt: text().notNull(),
    /** The same key is issued once. */
    key: text().notNull().unique(),
  },
  (t) => [
    // A trigger refuses a number that is taken.
    index('receipts_book_number').on(t.series, t.book, t.year, t.number),
    index('receipts_invoices').on(t.issuedAt).where(sql`book <> ''`),
    index('receipts_subject').on(t.subjectKind, t.subjectId),
    index('receipts_entry').on(t.entryId),
    index('receipts_issued').on(t.issuedAt),
    check('receipts_series', sql`series IN ('R', 'C')`),
  ],
);

/** What is reported to the tax office of an invoice, each with the hash of the one before. Append-only: triggers refuse updates and deletions. */
export const invoiceRecords = sqliteTable(
  'invoice_records',
  {
    id,
    /** Without gaps from 1: of two that would follow the same record, one is refused. */
    position: integer().notNull().unique(),
    receiptId: integer()
      .notNull()
      .references(() => receipts.id),
    kind: text().$type<RecordKind>().notNull(),
    /** 0 for the first of its kind; one that was refused is corrected by a further one. */
    attempt: integer().notNull().default(0),
    data: json<InvoiceRecordData>().notNull(),
    hash: text().notNull(),
    /** With Menorca's offset, as it is hashed. */
    generatedAt: text().notNull(),
  },
  (t) => [
    uniqueIndex('invoice_records_receipt').on(t.receiptId, t.kind, t.attempt),
    check('invoice_records_kind', sql`kind IN ('alta', 'anulacion')`),
  ],
);

/** How far the tax office has a record. */
export const invoiceSendings = sqliteTable(
  'invoice_sendings',
  {
    recordId: integer()
      .primaryKey()
      .references(() => invoiceRecords.id),
    status: text().$type<SendingStatus>().notNull().default('due'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: text().notNull().default(now),
    sentAt: text(),
    /** The office's own name of the delivery. */
    csv: text(),
    /** Of a refusal, or of what was accepted with errors; or why it could not be sent. */
    code: text(),
    message: text(),
  },
  (t) => [
    index('invoice_sendings_due').on(t.status, t.nextAttemptAt),
    check('invoice_sendings_status', sql`status IN ('due', 'accepted', 'with_errors', 'refused')`),
  ],
);
