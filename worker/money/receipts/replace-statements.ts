import { type SQL, sql } from 'drizzle-orm';
import type { ReceiptCustomer } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { receipts } from '#core/db/schema.ts';
import type { By } from '#money/ledger/entries.ts';
import { ISSUER, nextNumber, VAT_LEFT } from './receipt-parts.sql.ts';
import { yearOf } from './receipt-statement.ts';

const negated = (lines: SQL, cents: SQL, vat: SQL) =>
  sql`json_array(json_set(${lines} -> '$[0]', '$.cents', ${cents}, '$.vatCents', ${vat}))`;

/**
 * Replaces a receipt by one with the guest's data: a corrective receipt takes back what is left of it, a new one states the same for the customer.
 * For one batch; a receipt is replaced once, and one of which nothing is left is not.
 */
export function replaceStatements(
  db: Database,
  receiptId: number,
  customer: ReceiptCustomer,
  { actor, now }: By,
) {
  const [year, at] = [yearOf(now), now.toISOString()];
  const key = `customer:${receiptId}`;
  const isNew = (own: string) => sql`NOT EXISTS (SELECT 1 FROM receipts WHERE key = ${own})`;
  // In the order of the table's columns, as in `receiptStatement`.
  const back = sql`WITH rest AS (SELECT f.*, -(f.total_cents + ${VAT_LEFT.total}) AS cents, -(f.vat_cents + ${VAT_LEFT.vat}) AS vat FROM receipts f WHERE f.id = ${receiptId} AND f.series = 'R')
    SELECT NULL, 'C', ${year}, ${nextNumber(sql`'C'`, year)}, entry_id, id, subject_kind, subject_id, reference, language, ${ISSUER}, customer,
      ${negated(sql`lines`, sql`cents`, sql`vat`)}, cents, vat, currency, ${actor}, ${at}, ${`${key}:back`}
    FROM rest WHERE cents < 0 AND ${isNew(`${key}:back`)}`;
  const again = sql`SELECT NULL, 'R', ${year}, ${nextNumber(sql`'R'`, year)}, entry_id, NULL, subject_kind, subject_id, reference, language, ${ISSUER}, ${JSON.stringify(customer)},
      ${negated(sql`lines`, sql`-total_cents`, sql`-vat_cents`)}, -total_cents, -vat_cents, currency, ${actor}, ${at}, ${key}
    FROM receipts WHERE key = ${`${key}:back`} AND ${isNew(key)}`;
  return [db.insert(receipts).select(back), db.insert(receipts).select(again)] as const;
}
