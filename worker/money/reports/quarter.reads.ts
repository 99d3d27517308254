import { sql } from 'drizzle-orm';
import type { LedgerKind, MoneySubject, PaymentMethod } from '#contract/money/ledger.ts';
import { type ReceiptNumber, receiptNumber } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { isMoved } from '#money/ledger/moved.ts';
import { literal } from './literal.ts';
import { instantsOf, type Span } from './spans.ts';
import { isOnlyDemo } from './subjects.sql.ts';

export type Movement = {
  at: string;
  /** Null: a gift voucher, which is neither yet. */
  service: MoneySubject | null;
  reference: string | null;
  /** `moved`: from one booking to another, or the other way. */
  kind: LedgerKind | 'issue' | 'moved';
  method: PaymentMethod | null;
  /** Positive: came in; negative: went back. */
  cents: number;
  paymentReference: string | null;
  /** Its number, as printed. */
  receipt: string | null;
  /** Contained in the amount, as its receipt says. */
  vatCents: number | null;
  isDemo: boolean;
};

type Numbered = ReceiptNumber & { prefix: string | null };
type Row = Omit<Movement, 'isDemo' | 'receipt'> & (Numbered | { series: null }) & { isDemo: 0 | 1 };

/** Each movement of money in a span of days, in order: payments, refunds, and gift vouchers that were sold, on the site or by the firm. */
export const movementsIn = (db: Database, span: Span, isDemo: boolean | undefined) => {
  const { start, end } = instantsOf(span);
  const isAsked = isDemo
    ? sql`true`
    : sql`(NOT "isDemo" OR ${isDemo === undefined ? isOnlyDemo : sql`false`})`;
  // Of several receipts for one payment the last one counts: it replaced the others.
  return read(
    [
      db.all<Row>(sql`SELECT * FROM (
        SELECT e.at AS "at", nullif(e.subject_kind, 'voucher') AS "service", coalesce(b.reference, t.reference, r.reference) AS "reference", CASE WHEN ${isMoved(sql`e.key`)} THEN 'moved' WHEN e.subject_kind = 'voucher' AND e.kind <> 'refund' THEN 'issue' ELSE e.kind END AS "kind", e.method AS "method",
          -e.cents AS "cents", e.reference AS "paymentReference", r.series AS "series", r.book AS "book", r.year AS "year", r.number AS "number", r.issuer ->> '$.prefix' AS "prefix", r.vat_cents AS "vatCents",
          coalesce(b.is_demo, t.is_demo, 0) AS "isDemo"
        FROM ledger_entries e
          LEFT JOIN bookings b ON e.subject_kind = 'booking' AND b.id = e.subject_id
          LEFT JOIN transfer_requests t ON e.subject_kind = 'transfer' AND t.id = e.subject_id
          LEFT JOIN receipts r ON r.id = (SELECT max(id) FROM receipts WHERE entry_id = e.id)
        WHERE e.at >= ${literal(start)} AND e.at < ${literal(end)} AND e.kind IN ('deposit', 'payment', 'refund')
        UNION ALL
        SELECT v.at, NULL, 'V-' || v.voucher_id, v.kind, v.method, v.cents, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0
        FROM gift_voucher_entries v WHERE v.at >= ${literal(start)} AND v.at < ${literal(end)} AND v.kind = 'issue' AND v.method IS NOT NULL)
      WHERE ${isAsked} ORDER BY at`),
    ],
    (rows): Movement[] =>
      rows.map((row) => ({
        ...row,
        receipt: row.series === null ? null : receiptNumber(row, row.prefix ?? ''),
        isDemo: row.isDemo === 1,
      })),
  );
};
