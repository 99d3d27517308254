import { type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { ReceiptBook, ReceiptCustomer, ReceiptLine } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { receipts } from '#core/db/schema.ts';
import { fieldsOf } from '#core/db/statements/fields.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { isAnnulled } from '#money/ledger/annulled.sql.ts';
import type { By } from '#money/ledger/entries.ts';
import {
  correctiveBook,
  ISSUER,
  issuedAt,
  nextNumber,
  VAT_LEFT,
  yearAt,
} from './receipt-parts.sql.ts';
import { yearOf } from './receipt-statement.ts';

const negated = (lines: SQL, cents: SQL, vat: SQL) =>
  sql<
    ReceiptLine[]
  >`json_array(json_set(${lines} -> '$[0]', '$.cents', ${cents}, '$.vatCents', ${vat}))`;

type Former = Pick<
  typeof receipts.$inferSelect,
  'reference' | 'language' | 'currency' | 'customer' | 'lines'
> & {
  id: number;
  entry_id: number;
  subject_kind: LedgerSubject;
  subject_id: string;
  own_book: ReceiptBook;
  own_at: string;
};
/** Fields of the receipt that is read, and what is left of it. */
const former = fieldsOf<Former & { cents: number; vat: number }>();

/** What both state as the receipt that they read. */
const SAME = {
  entryId: former('entry_id'),
  subjectKind: former('subject_kind'),
  subjectId: former('subject_id'),
  reference: former('reference'),
  language: former('language'),
  currency: former('currency'),
};

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
  const left = sql`WITH found AS (SELECT f.*, ${correctiveBook(sql`f.book`)} AS own_book, -(f.total_cents + ${VAT_LEFT.total}) AS cents, -(f.vat_cents + ${VAT_LEFT.vat}) AS vat FROM receipts f WHERE f.id = ${receiptId} AND f.series = 'R' AND NOT ${isAnnulled('f')}),
    rest AS (SELECT found.*, ${issuedAt(sql`own_book`, at)} AS own_at FROM found)`;
  const backYear = sql<number>`iif(own_book = '', ${year}, ${yearAt(sql`own_at`)})`;
  // The corrective one was written a moment ago, and is dated like the new one.
  const isNamed = customer.taxNumber !== null && customer.address !== null;
  const newBook = sql<ReceiptBook>`iif(receipts.book = '', '', ${isNamed ? 'F' : 'S'})`;
  const shared = { issuer: ISSUER, actor } as const;
  const back = insertRows(
    db,
    receipts,
    {
      ...shared,
      ...SAME,
      series: 'C',
      book: former('own_book'),
      year: backYear,
      issuedAt: former('own_at'),
      number: nextNumber({ series: sql`'C'`, book: former('own_book'), year: backYear }),
      correctsId: former('id'),
      customer: former('customer'),
      lines: negated(former('lines'), former('cents'), former('vat')),
      totalCents: former('cents'),
      vatCents: former('vat'),
      key: `${key}:back`,
    },
    sql`FROM rest WHERE cents < 0 AND ${isNew(`${key}:back`)}`,
    left,
  );
  const again = insertIf(
    db,
    receipts,
    {
      ...shared,
      ...SAME,
      series: 'R',
      book: newBook,
      year: sql<number>`receipts.year`,
      issuedAt: sql<string>`receipts.issued_at`,
      number: nextNumber({ series: sql`'R'`, book: newBook, year: sql`receipts.year` }),
      customer,
      lines: negated(former('lines'), sql`-total_cents`, sql`-vat_cents`),
      totalCents: sql<number>`-total_cents`,
      vatCents: sql<number>`-vat_cents`,
      key,
    },
    sql`key = ${`${key}:back`} AND ${isNew(key)}`,
    receipts,
  );
  return [back, again] as const;
}
