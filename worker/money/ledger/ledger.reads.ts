import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { LedgerEntry, RefundRow } from '#contract/money/ledger.ts';
import { actorName } from '#core/db/actor-name.sql.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { ledgerEntries, refunds } from '#core/db/schema.ts';
import type { Subject } from './entries.ts';
import { isMoved } from './moved.ts';

/** Who of the firm wrote an entry; null for others. */
export const userName = actorName(ledgerEntries.actor);

/** The key of the entry that takes a payment back which was entered by mistake. */
export const undoKey = (entryId: number) => `undo:${entryId}`;
// Named in full: drizzle leaves out the table in queries of one table, and `id` would be the other row's.
export const isUndone = sql<boolean>`(ledger_entries.key LIKE 'undo:%' OR EXISTS (SELECT 1 FROM ledger_entries AS other WHERE other.key = 'undo:' || ledger_entries.id))`;

/** Entries, balance and refunds of a booking or a transfer. */
export const ledgerOf = (db: Database, { kind, id }: Subject) =>
  read(
    [
      db
        .select({
          id: ledgerEntries.id,
          kind: ledgerEntries.kind,
          method: ledgerEntries.method,
          cents: ledgerEntries.cents,
          currency: ledgerEntries.currency,
          at: ledgerEntries.at,
          by: ledgerEntries.actor,
          user: userName.as('user'),
          reference: ledgerEntries.reference,
          isOnline: isNotNull(ledgerEntries.sessionId).mapWith(Boolean).as('isOnline'),
          isUndone: isUndone.mapWith(Boolean).as('isUndone'),
          isMoved: isMoved(sql`${ledgerEntries.key}`).mapWith(Boolean).as('isMoved'),
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
