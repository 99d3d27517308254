import { asc, count, eq, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type {
  PartnerTerms,
  Statement,
  StatementLine,
  StatementSummary,
} from '#contract/money/partners.ts';
import type { Database } from '#core/db/client.ts';
import {
  bookings,
  partnerStatementLines,
  partnerStatements,
  partners,
  transferRequests,
} from '#core/db/schema.ts';
import { type EarnedRow, earnedRows, titleOf } from './earned.sql.ts';
import { openMonths, totalOf } from './statement-lines.ts';

export type StatedPartner = Pick<
  typeof partners.$inferSelect,
  'id' | 'name' | 'slug' | 'code' | 'terms' | 'language' | 'taxName' | 'taxNumber' | 'address'
>;

export async function statedPartner(db: Database, id: number): Promise<StatedPartner | undefined> {
  const { name, slug, code, terms, language, taxName, taxNumber, address } = partners;
  const [partner] = await db
    .select({ id: partners.id, name, slug, code, terms, language, taxName, taxNumber, address })
    .from(partners)
    .where(eq(partners.id, id));
  return partner;
}

type Issued = typeof partnerStatements.$inferSelect;
const issuedStatements = (db: Database, partnerId: number) =>
  db
    .select()
    .from(partnerStatements)
    .where(eq(partnerStatements.partnerId, partnerId))
    .orderBy(asc(partnerStatements.month));

/** The lines of an issued statement as they were frozen; reference, day and title are those of now. */
async function frozenLines(db: Database, statementId: number): Promise<StatementLine[]> {
  const rows = await db.all<Omit<StatementLine, 'isDifference'> & { isDifference: 0 | 1 }>(
    sql`SELECT l.subject_kind AS subjectKind, l.subject_id AS subjectId, coalesce(${bookings.reference}, ${transferRequests.reference}, '') AS reference,
        coalesce(${bookings.localDate}, (SELECT max(local_date) FROM transfer_legs WHERE request_id = l.subject_id), '') AS date,
        coalesce(iif(l.subject_kind = 'booking', ${titleOf('booking')}, ${titleOf('transfer')}), '') AS title,
        l.base_cents AS baseCents, l.commission_bp AS commissionBp, l.cents AS cents,
        EXISTS (SELECT 1 FROM ${partnerStatementLines} AS e JOIN ${partnerStatements} AS s ON s.id = e.statement_id JOIN ${partnerStatements} AS own ON own.id = l.statement_id
          WHERE s.partner_id = own.partner_id AND s.month < own.month AND e.subject_kind = l.subject_kind AND e.subject_id = l.subject_id) AS isDifference
      FROM ${partnerStatementLines} AS l
      LEFT JOIN ${bookings} ON l.subject_kind = 'booking' AND ${bookings.id} = l.subject_id
      LEFT JOIN ${transferRequests} ON l.subject_kind = 'transfer' AND ${transferRequests.id} = l.subject_id
      WHERE l.statement_id = ${statementId} ORDER BY date, reference`,
  );
  return rows.map((row) => ({ ...row, isDifference: row.isDifference === 1 }));
}

/** Months that are not stated yet, with their lines, and the last one that was. */
export async function openStatements(
  db: Database,
  { id, terms }: { id: number; terms: PartnerTerms },
  now: Date,
) {
  const [issued, rows] = await Promise.all([
    issuedStatements(db, id),
    db.all<EarnedRow>(earnedRows(id)),
  ]);
  const lastIssued = issued.at(-1)?.month;
  return {
    issued,
    lastIssued,
    open: openMonths(rows, { terms, lastIssued, today: menorcaToday(now) }),
  };
}

const openSummary = (month: string, lines: readonly StatementLine[]): StatementSummary => ({
  ...{ month, state: 'open', lines: lines.length, totalCents: totalOf(lines) },
  ...{ issuedAt: null, paidAt: null, paidMethod: null },
});
const issuedSummary = (
  { month, totalCents, issuedAt, paidAt, paidMethod }: Issued,
  lines: number,
): StatementSummary => ({
  ...{
    month,
    state: paidAt === null ? 'issued' : 'paid',
    lines,
    totalCents,
    issuedAt,
    paidAt,
    paidMethod,
  },
});

/** All months of a partner, latest first. */
export async function statementList(
  db: Database,
  partner: { id: number; terms: PartnerTerms },
  now: Date,
): Promise<StatementSummary[]> {
  const [{ issued, open }, counts] = await Promise.all([
    openStatements(db, partner, now),
    db
      .select({ id: partnerStatementLines.statementId, lines: count().as('lines') })
      .from(partnerStatementLines)
      .innerJoin(partnerStatements, eq(partnerStatements.id, partnerStatementLines.statementId))
      .where(eq(partnerStatements.partnerId, partner.id))
      .groupBy(partnerStatementLines.statementId),
  ]);
  const linesOf = (id: number) => counts.find((one) => one.id === id)?.lines ?? 0;
  const all = [
    ...issued.map((one) => issuedSummary(one, linesOf(one.id))),
    ...[...open].map(([month, lines]) => openSummary(month, lines)),
  ];
  return all.reverse();
}

/** A month's statement, frozen or as it would be now; undefined when there is nothing to state. */
export async function statementOf(
  db: Database,
  partner: { id: number; terms: PartnerTerms },
  month: string,
  now: Date,
): Promise<Statement | undefined> {
  const { issued, open } = await openStatements(db, partner, now);
  const frozen = issued.find((one) => one.month === month);
  if (frozen) {
    const items = await frozenLines(db, frozen.id);
    return { ...issuedSummary(frozen, items.length), items };
  }
  const items = open.get(month);
  return items && { ...openSummary(month, items), items };
}
