import { and, eq, exists, ne, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { invoiceRecords, ledgerEntries, receipts } from '#core/db/schema.ts';
import { isAnnulled } from '#money/ledger/annulled.sql.ts';

const corrected = alias(receipts, 'corrected');

const hasRecord = (db: Database, kind: 'alta' | 'anulacion') =>
  db
    .select({ id: invoiceRecords.id })
    .from(invoiceRecords)
    .where(and(eq(invoiceRecords.receiptId, receipts.id), eq(invoiceRecords.kind, kind)));

/** An invoice with what its record states of it and of the one that it corrects. */
export const invoicesFor = (db: Database, where: SQL | undefined) =>
  db
    .select({
      invoice: receipts,
      entryKind: ledgerEntries.kind,
      corrected: {
        series: aliased(corrected.series, 'correctedSeries'),
        book: aliased(corrected.book, 'correctedBook'),
        year: aliased(corrected.year, 'correctedYear'),
        number: aliased(corrected.number, 'correctedNumber'),
        issuer: aliased(corrected.issuer, 'correctedIssuer'),
        issuedAt: aliased(corrected.issuedAt, 'correctedIssuedAt'),
      },
    })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .leftJoin(corrected, eq(corrected.id, receipts.correctsId))
    .where(and(ne(receipts.book, ''), where));
export type InvoiceFor = Awaited<ReturnType<typeof invoicesFor>>[number];

/** Invoices without a record for the tax office, the oldest first. */
export const unrecorded = (db: Database, limit: number) =>
  invoicesFor(db, notExists(hasRecord(db, 'alta')))
    .orderBy(receipts.id)
    .limit(limit);
/** Those that were issued by mistake, of which it does not know that yet. */
export const unannulled = (db: Database, limit: number) =>
  invoicesFor(
    db,
    and(
      isAnnulled('receipts'),
      exists(hasRecord(db, 'alta')),
      notExists(hasRecord(db, 'anulacion')),
    ),
  )
    .orderBy(receipts.id)
    .limit(limit);
