import { desc, eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type {
  InvoiceRecordData,
  InvoiceSettings,
  RecordKind,
} from '#contract/money/invoices/invoices.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { invoiceRecords, invoiceSendings, receipts } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { recordData, withOffset } from './record-data.ts';
import { recordHash } from './record-hash.ts';
import { invoiceSettingsRead } from './settings.ts';
import { type InvoiceFor, invoicesFor, unannulled, unrecorded } from './unrecorded.sql.ts';

/** Records of a batch. */
const TURN = 25;
/** Tries when others write records at the same moment; each of them gets some done. */
const TRIES = 200;

const isTaken = (error: unknown) =>
  /UNIQUE constraint failed: invoice_records/.test(
    String(error instanceof Error ? `${error.message} ${String(error.cause)}` : error),
  );

type Due = {
  found: InvoiceFor;
  kind: RecordKind;
  repeats?: InvoiceRecordData['repeats'];
  attempt?: number;
};
type Last = { position: number; hash: string; generatedAt: string; id: InvoiceRecordData['id'] };

async function lastRecord(db: Database): Promise<Last | undefined> {
  const { position, hash, generatedAt, data } = invoiceRecords;
  const [row] = await db
    .select({ position, hash, generatedAt, data })
    .from(invoiceRecords)
    .orderBy(desc(position))
    .limit(1);
  return row && { ...row, id: row.data.id };
}

/**
 * Writes records after the last one, each with the hash of the one before; false when others were written meanwhile. The database has no function
 * for the hash, so that they are made here and their positions decide: of two that follow the same record one is refused.
 */
async function append(
  db: Database,
  due: readonly Due[],
  settings: InvoiceSettings,
  now: Date,
): Promise<boolean> {
  let last = await lastRecord(db);
  const statements: BatchItem<'sqlite'>[] = [];
  const current = withOffset(now);
  for (const { found, kind, repeats = null, attempt = 0 } of due) {
    // The chain's times never run backwards.
    const generatedAt =
      last && Date.parse(last.generatedAt) > now.getTime() ? last.generatedAt : current;
    const previous = last ? { ...last.id, hash: last.hash } : null;
    const data = recordData(found, settings, previous, repeats);
    const hash = await recordHash(kind, data, generatedAt);
    const position = (last?.position ?? 0) + 1;
    const row = { position, receiptId: found.invoice.id, kind, attempt, data, hash, generatedAt };
    statements.push(
      db.insert(invoiceRecords).values(row),
      insertIf(
        db,
        invoiceSendings,
        { recordId: invoiceRecords.id, nextAttemptAt: now.toISOString() },
        eq(invoiceRecords.position, position),
        invoiceRecords,
      ),
    );
    last = { position, hash, generatedAt, id: data.id };
  }
  try {
    await db.batch(batchOf(statements));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Writes the records of all invoices that have none yet, and of those that were issued by mistake. */
export async function sealRecords(db: Database, now: Date): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) {
    const issued = await unrecorded(db, TURN);
    const mistaken = issued.length === 0 ? await unannulled(db, TURN) : [];
    if (issued.length + mistaken.length === 0) return;
    const settings = await new Reader(db).run(invoiceSettingsRead(db));
    await append(
      db,
      [
        ...issued.map((found): Due => ({ found, kind: 'alta' })),
        ...mistaken.map((found): Due => ({ found, kind: 'anulacion' })),
      ],
      settings,
      now,
    );
  }
  throw new Error('The records of invoices could not be written: others came first.');
}

/** Writes a further record of an invoice that the tax office refused, or took with errors; false when another one came first. */
export async function repeatRecord(
  db: Database,
  receiptId: number,
  { kind, attempt, isKnown }: { kind: RecordKind; attempt: number; isKnown: boolean },
  now: Date,
): Promise<boolean> {
  const [found] = await invoicesFor(db, eq(receipts.id, receiptId));
  const settings = await new Reader(db).run(invoiceSettingsRead(db));
  if (!found) return false;
  const repeats = isKnown ? 'known' : 'unknown';
  return append(db, [{ found, kind, attempt: attempt + 1, repeats }], settings, now);
}
