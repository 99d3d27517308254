import { asc, gt } from 'drizzle-orm';
import type { InvoiceChain } from '#contract/money/invoices/invoices.ts';
import type { Database } from '#core/db/client.ts';
import { invoiceRecords } from '#core/db/schema.ts';
import { recordHash } from './record-hash.ts';
import { unrecorded } from './unrecorded.sql.ts';

const TURN = 500;

/** Books of which a number is missing. */
const GAPS =
  "SELECT count(*) AS n FROM (SELECT 1 FROM receipts WHERE book <> '' GROUP BY book, year HAVING count(*) <> max(number))";

/** Computes the hash of every record again, and whether each follows the one before. */
export async function checkChain(db: Database): Promise<InvoiceChain> {
  let records = 0;
  let former: { hash: string; number: string } | undefined;
  const [gaps, open] = await Promise.all([db.get<{ n: number }>(GAPS), unrecorded(db, 1000)]);
  const found = { gaps: gaps?.n ?? 0, unrecorded: open.length };
  for (;;) {
    const rows = await db
      .select()
      .from(invoiceRecords)
      .where(gt(invoiceRecords.position, records))
      .orderBy(asc(invoiceRecords.position))
      .limit(TURN);
    for (const { position, kind, data, hash, generatedAt } of rows) {
      const wrong = (reason: NonNullable<InvoiceChain['wrong']>['reason']): InvoiceChain => ({
        ...{ records, ...found },
        wrong: { position, number: data.id.number, reason },
      });
      if (position !== records + 1) return wrong('position');
      if ((data.previous?.hash ?? '') !== (former?.hash ?? '')) return wrong('previous');
      if (data.previous && data.previous.number !== former?.number) return wrong('previous');
      if ((await recordHash(kind, data, generatedAt)) !== hash) return wrong('hash');
      former = { hash, number: data.id.number };
      records += 1;
    }
    if (rows.length < TURN) return { records, ...found, wrong: null };
  }
}
