import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type GuestReceipts, type ReceiptRow, receiptNumber } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { ledgerEntries, receipts } from '#core/db/schema.ts';
import { isAnnulled } from '#money/ledger/annulled.sql.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { isMovedKey } from '#money/ledger/moved.ts';

const corrected = alias(receipts, 'corrected');
const columns = {
  receipt: receipts,
  isAnnulled: isAnnulled('receipts').as('isAnnulled'),
  kind: ledgerEntries.kind,
  method: ledgerEntries.method,
  entryKey: aliased(ledgerEntries.key, 'entryKey'),
  correctedBook: aliased(corrected.book, 'correctedBook'),
  correctedSeries: aliased(corrected.series, 'correctedSeries'),
  correctedYear: aliased(corrected.year, 'correctedYear'),
  correctedNumber: aliased(corrected.number, 'correctedNumber'),
};
/** Receipts with the movement that each is about, and the one that it corrects. */
export const receiptQuery = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .leftJoin(corrected, eq(corrected.id, receipts.correctsId))
    .where(where);

export function receiptRow({
  receipt,
  kind,
  method,
  entryKey,
  isAnnulled: annulled,
  correctedBook,
  correctedSeries,
  correctedYear,
  correctedNumber,
}: Awaited<ReturnType<typeof receiptQuery>>[number]): ReceiptRow {
  const {
    id,
    issuedAt,
    totalCents,
    vatCents,
    currency,
    subjectKind,
    subjectId,
    reference,
    language,
    issuer,
    customer,
    lines,
  } = receipt;
  const former = correctedSeries && {
    series: correctedSeries,
    book: correctedBook ?? '',
    year: correctedYear,
    number: correctedNumber,
  };
  return {
    ...{
      id,
      number: receiptNumber(receipt),
      printedNumber: receiptNumber(receipt, issuer.prefix),
      series: receipt.series,
      book: receipt.book,
      isAnnulled: annulled,
      issuedAt,
    },
    ...{
      totalCents,
      vatCents,
      currency,
      subjectKind,
      subjectId,
      reference,
      language,
      issuer,
      customer,
      lines,
    },
    ...{
      entryKind: kind,
      isMoved: isMovedKey(entryKey),
      method,
      corrects: former ? receiptNumber(former) : null,
    },
  };
}

const isOf = ({ kind, id }: Subject) =>
  and(eq(receipts.subjectKind, kind), eq(receipts.subjectId, id));

/** All receipts of a booking or a transfer, the newest first. */
export const receiptsOf = (db: Database, subject: Subject) =>
  read([receiptQuery(db, isOf(subject)).orderBy(desc(receipts.id))], (rows) =>
    rows.map(receiptRow),
  );

export const guestReceipts = (rows: readonly ReceiptRow[]): GuestReceipts => ({
  items: rows.map(({ customer, ...row }) => {
    const { number, series, book, isAnnulled, issuedAt } = row;
    const { totalCents, vatCents, currency, corrects } = row;
    return {
      ...{ number, series, book, isAnnulled, issuedAt, totalCents, vatCents, currency, corrects },
      isSimplified: book === '' ? customer === null : book === 'S' || book === 'RS',
    };
  }),
  customer: rows.find(({ series }) => series === 'R')?.customer ?? null,
});
