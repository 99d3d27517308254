import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { ReceiptCustomer, ReceiptIssuer, ReceiptLine } from '#contract/money/receipts.ts';
import { id, json } from './columns.ts';
import { ledgerEntries } from './money.ts';

/** A document about money that was received or paid back. Append-only: triggers refuse updates and deletions. */
export const receipts = sqliteTable(
  'receipts',
  {
    id,
    /** `R` for receipts, `C` for corrective ones; numbers have no gaps within a series and a year. */
    series: text({ enum: ['R', 'C'] }).notNull(),
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
    uniqueIndex('receipts_number').on(t.series, t.year, t.number),
    index('receipts_subject').on(t.subjectKind, t.subjectId),
    index('receipts_entry').on(t.entryId),
    index('receipts_issued').on(t.issuedAt),
    check('receipts_series', sql`series IN ('R', 'C')`),
  ],
);
