import type { ReceiptCustomer, ReceiptRow } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import type { ReadAfter } from '#core/db/read-after.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { ApiError } from '#core/http/problem.ts';
import type { By } from '#money/ledger/entries.ts';
import { replaceStatements } from './replace-statements.ts';

/** A guest corrects a slip or two; more would be a game with the firm's numbers. */
const MAX_REPLACED = 8;

const isSame = (one: ReceiptCustomer | null, other: ReceiptCustomer) =>
  one?.name === other.name && one.taxNumber === other.taxNumber && one.address === other.address;

/** Receipts of which something is left. */
function standing(rows: readonly ReceiptRow[]): ReceiptRow[] {
  const taken = (number: string) =>
    rows.reduce((sum, { corrects, totalCents }) => sum + (corrects === number ? totalCents : 0), 0);
  return rows.filter(
    ({ series, number, totalCents, isAnnulled }) =>
      series === 'R' && !isAnnulled && totalCents + taken(number) > 0,
  );
}

/** Replaces the receipts of a booking or a transfer by ones with the customer's data, in one batch; with the same data nothing is issued. */
export async function nameReceipts(
  db: Database,
  rows: readonly ReceiptRow[],
  customer: ReceiptCustomer,
  { after, ...by }: By & { after: ReadAfter },
): Promise<void> {
  const meant = standing(rows).filter((row) => !isSame(row.customer, customer));
  if (meant.length === 0) {
    if (rows.length > 0) return;
    throw new ApiError(409, 'problem.no_receipt_yet', { code: 'state' });
  }
  const replaced = rows.filter(
    ({ series, entryKind }) => series === 'C' && entryKind !== 'refund',
  ).length;
  if (replaced + meant.length > MAX_REPLACED)
    throw new ApiError(409, 'problem.receipts_corrected', {
      code: 'state',
    });
  // The oldest first, so that numbers follow the payments.
  const statements = [...meant]
    .reverse()
    .flatMap(({ id }) => replaceStatements(db, id, customer, by));
  after.take(await db.batch(batchOf([...statements, ...after.statements])));
}
