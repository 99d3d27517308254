import { and, asc, eq } from 'drizzle-orm';
import type { LedgerEntry, RefundRow } from '#contract/money/ledger.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { ledgerEntries, refunds } from '#db/schema.ts';
import type { Subject } from './entries.ts';

/** Entries, balance and refunds of a booking or a transfer. */
export const ledgerOf = (db: Database, { kind, id }: Subject) =>
  read(
    [
      db
        .select({
          kind: ledgerEntries.kind,
          method: ledgerEntries.method,
          cents: ledgerEntries.cents,
          currency: ledgerEntries.currency,
          at: ledgerEntries.at,
          by: ledgerEntries.actor,
          reference: ledgerEntries.reference,
        })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.subjectKind, kind), eq(ledgerEntries.subjectId, id)))
        .orderBy(asc(ledgerEntries.id)),
      db
        .select({
          id: refunds.id,
          cents: refunds.cents,
          status: refunds.status,
          method: refunds.method,
          createdAt: refunds.createdAt,
          doneAt: refunds.doneAt,
        })
        .from(refunds)
        .where(and(eq(refunds.subjectKind, kind), eq(refunds.subjectId, id)))
        .orderBy(asc(refunds.createdAt)),
    ],
    (entries: LedgerEntry[], back: RefundRow[]) => ({
      entries,
      balanceCents: entries.reduce((sum, { cents }) => sum + cents, 0),
      refunds: back,
    }),
  );
