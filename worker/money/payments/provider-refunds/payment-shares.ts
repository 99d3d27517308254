import { eq, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import { type SessionRow, subjectOf } from '../parts.ts';

/** Cents of a payment that a booking or transfer has. */
export type Share = Subject & { cents: number };
/** `backCents`: what is to go back to its guest anyway. */
type Open = Share & { backCents: number };

/** Whose a payment is: of its parts, in their order, and of those to which a split has moved something of one. */
export async function sharesOf(
  db: Database,
  { id, parts }: Pick<SessionRow, 'id' | 'parts'>,
): Promise<Open[]> {
  const kind = sql`${ledgerEntries.subjectKind}`;
  const rows = await db
    .select({
      kind: ledgerEntries.subjectKind,
      id: ledgerEntries.subjectId,
      cents: sql<number>`-sum(${ledgerEntries.cents})`.as('share'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.sessionId, id))
    .groupBy(kind, ledgerEntries.subjectId)
    .orderBy(sql`min(${ledgerEntries.id})`);
  const own = parts.map(
    (part) => rows.find((row) => row.id === part.subjectId) ?? { ...subjectOf(part), cents: 0 },
  );
  const all = [...own, ...rows.filter((row) => !own.includes(row))];
  return Promise.all(
    all.map(async (row): Promise<Open> => {
      const [balance] = await db
        .select({ cents: sql<number>`${sumOf(row.kind, row.id)}`.as('cents') })
        .from(sql`(SELECT 1)`);
      return { ...row, backCents: -(balance?.cents ?? 0) };
    }),
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
