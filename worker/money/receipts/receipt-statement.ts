import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { ReceiptBook, ReceiptCustomer } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { receipts } from '#core/db/schema.ts';
import { fieldsOf } from '#core/db/statements/fields.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import type { Statement } from '#core/db/statements/statement.ts';
import { isAnnulled } from '#money/ledger/annulled.sql.ts';
import type { By } from '#money/ledger/entries.ts';
import { moneyKinds, OWED } from '#money/ledger/owed.sql.ts';
import { isReceipted } from '#money/ledger/receipted.sql.ts';
import {
  correctiveBook,
  ISSUER,
  issuedAt,
  lineOf,
  newBook,
  nextNumber,
  type PricedParts,
  VAT_LEFT,
  vatOf,
  yearAt,
} from './receipt-parts.sql.ts';

/** A movement of money with what its receipt states. */
const priced = fieldsOf<
  PricedParts & {
    own_series: 'R' | 'C';
    id: number;
    corrects_id: number | null;
    kind: LedgerSubject;
    subject_id: string;
    reference: string;
    language: Language;
    customer: ReceiptCustomer | null;
    key: string;
    own_book: ReceiptBook;
    own_at: string;
    own_year: number;
  }
>();

export const yearOf = (now: Date) => Number(wallTime(now).date.slice(0, 4));

/** An invoice whose payment never was is annulled by a record of its own; no document corrects it. */
const IS_MISTAKE = sql`(key LIKE 'undo:%' AND own_book <> '' AND left_cents = former_cents)`;

/**
 * The receipt of the ledger's entry with that key: of a payment one of the series R, of a refund a corrective one. It belongs into the batch
 * that writes the entry, after it. The number is decided while the statement runs, so that there are no gaps; written twice it is one receipt.
 * Once invoices are on it is an invoice, and there is no receipt as well (`worker/docs/invoices.md`). Money that a reseller or the former system received and bookings of the demo have none.
 */
export function receiptStatement(db: Database, entryKey: string, { actor, now }: By): Statement {
  const year = yearOf(now);
  const ctes = sql`WITH movement AS (
        SELECT e.id, e.subject_kind AS kind, e.subject_id, e.session_id, e.method, e.key, -e.cents AS cents, iif(e.kind = 'refund', 'C', 'R') AS own_series
        FROM ledger_entries e
        WHERE e.key = ${entryKey} AND e.kind IN ('deposit', 'payment', 'refund') AND ${isReceipted(sql`e.method`)}
          AND NOT EXISTS (SELECT 1 FROM receipts WHERE key = e.key)
      ), subject AS (
        ${sql.join(
          moneyKinds().map((kind) => OWED[kind].receipt),
          sql` UNION ALL `,
        )}
      ), former AS (
        SELECT r.*, p.session_id AS own_session, p.method AS own_method
        FROM movement m JOIN receipts r ON r.subject_kind = m.kind AND r.subject_id = m.subject_id AND r.series = 'R' AND (m.key = 'undo:' || r.entry_id OR NOT ${isAnnulled('r')})
        JOIN ledger_entries p ON p.id = r.entry_id
        ORDER BY m.key = 'undo:' || r.entry_id DESC, coalesce(own_session = m.session_id, 0) DESC, own_method IS m.method DESC, r.id DESC LIMIT 1
      ), facts AS (
        SELECT m.*, s.*, iif(m.own_series = 'C', f.id, NULL) AS corrects_id, f.book AS former_book, f.total_cents AS former_cents, iif(m.own_series = 'C', f.customer, coalesce(f.customer, s.named)) AS customer,
          iif(m.own_series = 'C', f.total_cents + ${VAT_LEFT.total}, NULL) AS left_cents,
          iif(m.own_series = 'C', f.vat_cents + ${VAT_LEFT.vat}, NULL) AS left_vat,
          coalesce(iif(m.own_series = 'C', f.lines ->> '$[0].scheme', NULL), s.terms ->> '$.vat.scheme') AS scheme,
          coalesce(iif(m.own_series = 'C', f.lines ->> '$[0].vatBp', NULL), s.terms ->> '$.vat.bp') AS bp
        FROM movement m JOIN subject s LEFT JOIN former f
      ), priced AS (
        SELECT facts.*, CASE WHEN left_cents = -cents THEN -left_vat ELSE ${vatOf(sql`cents`, sql`scheme`, sql`bp`)} END AS vat FROM facts
      ), booked AS (
        SELECT priced.*, iif(own_series = 'C', ${correctiveBook(sql`former_book`)}, ${newBook(sql`kind`, sql`scheme`, sql`customer`)}) AS own_book FROM priced
      ), dated AS (
        SELECT booked.*, ${issuedAt(sql`own_book`, now.toISOString())} AS own_at FROM booked WHERE NOT ${IS_MISTAKE}
      ), numbered AS (
        SELECT dated.*, iif(own_book = '', ${year}, ${yearAt(sql`own_at`)}) AS own_year FROM dated
      )`;
  return insertRows(
    db,
    receipts,
    {
      series: priced('own_series'),
      book: priced('own_book'),
      year: priced('own_year'),
      number: nextNumber({
        series: priced('own_series'),
        book: priced('own_book'),
        year: priced('own_year'),
      }),
      entryId: priced('id'),
      correctsId: priced('corrects_id'),
      subjectKind: priced('kind'),
      subjectId: priced('subject_id'),
      reference: priced('reference'),
      language: priced('language'),
      issuer: ISSUER,
      customer: priced('customer'),
      lines: lineOf(priced),
      totalCents: priced('cents'),
      vatCents: priced('vat'),
      actor,
      issuedAt: priced('own_at'),
      key: priced('key'),
    },
    sql`FROM numbered`,
    ctes,
  );
}
