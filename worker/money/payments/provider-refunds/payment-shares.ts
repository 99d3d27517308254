import { inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { ledgerEntries, paymentParts, paymentSessions } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { type SessionRow, subjectOf } from '../parts.ts';

/** Cents of a payment that a booking or transfer has. */
export type Share = Subject & { cents: number };
/** `backCents`: what is to go back to its guest anyway. */
type Open = Share & { backCents: number };

// Named in full: drizzle leaves out the table in queries of one table.
const balanceOf = (kind: SQL, id: SQL) =>
  sql<number>`(SELECT coalesce(sum(own.cents), 0) FROM ledger_entries AS own WHERE own.subject_kind = ${kind} AND own.subject_id = ${id})`.as(
    'balance',
  );

/** For `sharesOf` of the session that `isMeant` selects. */
export function sharesRead(db: Database, isMeant: SQL | undefined) {
  const session = db.select({ id: paymentSessions.id }).from(paymentSessions).where(isMeant);
  return read(
    [
      db
        .select({
          kind: ledgerEntries.subjectKind,
          id: ledgerEntries.subjectId,
          cents: sql<number>`-sum(${ledgerEntries.cents})`.as('share'),
          balance: balanceOf(sql`ledger_entries.subject_kind`, sql`ledger_entries.subject_id`),
        })
        .from(ledgerEntries)
        .where(inArray(ledgerEntries.sessionId, session))
        .groupBy(sql`${ledgerEntries.subjectKind}`, ledgerEntries.subjectId)
        .orderBy(min(ledgerEntries.id)),
      db
        .select({
          id: paymentParts.subjectId,
          balance: balanceOf(sql`payment_parts.subject_kind`, sql`payment_parts.subject_id`),
        })
        .from(paymentParts)
        .where(inArray(paymentParts.sessionId, session)),
    ],
    (entries, parts) => ({ entries, parts }),
  );
}
export type ShareRows = ReturnType<ReturnType<typeof sharesRead>['shape']>;

/** Whose a payment is: of its parts, in their order, and of those to which a split has moved something of one. */
export function sharesOf({ parts }: Pick<SessionRow, 'parts'>, rows: ShareRows): Open[] {
  const own = parts.map(
    (part) =>
      rows.entries.find(({ id }) => id === part.subjectId) ?? {
        ...subjectOf(part),
        cents: 0,
        balance: rows.parts.find(({ id }) => id === part.subjectId)?.balance ?? 0,
      },
  );
  return [...own, ...rows.entries.filter((row) => !own.includes(row))].map(
    ({ balance, ...share }) => ({ ...share, backCents: -balance }),
  );
}

/**
 * From whom money is taken that left without us: first from those who are to get money back, then from all in their order, no more than each one's
 * share; what exceeds all shares is the first one's.
 */
export function takenFrom(shares: readonly Open[], cents: number): Share[] {
  let left = cents;
  const taken = shares.map(() => 0);
  const take = (limitOf: (share: Open) => number) =>
    shares.forEach((share, n) => {
      const part = Math.max(0, Math.min(left, limitOf(share), share.cents - (taken[n] ?? 0)));
      taken[n] = (taken[n] ?? 0) + part;
      left -= part;
    });
  take(({ backCents }) => backCents);
  take(({ cents: share }) => share);
  return shares
    .map(({ kind, id }, n) => ({ kind, id, cents: (taken[n] ?? 0) + (n === 0 ? left : 0) }))
    .filter(({ cents: part }) => part > 0);
}
