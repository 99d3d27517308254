import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PartnerTask } from '#contract/admin/admin.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  partnerStatementLines,
  partnerStatements,
  partners,
  transferRequests,
} from '#core/db/schema.ts';
import { EARNED_ON, earningOf } from '#money/ledger/earning.sql.ts';

const monthOf = (day: SQL) => sql`substr(${day}, 1, 7)`;
const lastIssued = sql`coalesce((SELECT max(month) FROM partner_statements WHERE partner_id = ${partners.id}), '')`;

/**
 * Months before `month`, after the last one that was stated, in which the partner earned something that is in no statement. Demo bookings are
 * left out: no partner is paid for them.
 */
function openMonths(kind: MoneySubject, month: string) {
  const table = kind === 'booking' ? bookings : transferRequests;
  const day = EARNED_ON[kind];
  const isStated = sql`EXISTS (SELECT 1 FROM ${partnerStatementLines} JOIN ${partnerStatements} ON ${partnerStatements.id} = ${partnerStatementLines.statementId}
      WHERE ${partnerStatements.partnerId} = ${partners.id} AND ${partnerStatementLines.subjectKind} = ${kind} AND ${partnerStatementLines.subjectId} = ${table.id})`;
  return sql`SELECT ${monthOf(day)} AS month FROM ${table}
    WHERE ${table.partnerId} = ${partners.id} AND ${day} < ${`${month}-01`} AND ${monthOf(day)} > ${lastIssued} AND NOT ${isStated} AND ${earningOf(kind)} <> 0 AND NOT ${table.isDemo}`;
}

/** Partners with months that are over and not stated, or statements that are issued and not paid. `today`: `YYYY-MM-DD`. */
export function partnerTasks(db: Database, today: string) {
  const month = today.slice(0, 7);
  const toIssue = sql`(SELECT count(*) FROM (${openMonths('booking', month)} UNION ${openMonths('transfer', month)}))`;
  const isUnpaid = and(
    eq(partnerStatements.partnerId, partners.id),
    isNull(partnerStatements.paidAt),
    ne(partnerStatements.totalCents, 0),
  );
  const toPay = sql`(SELECT count(*) FROM ${partnerStatements} WHERE ${isUnpaid})`;
  return read(
    [
      db
        // Nested, so that their columns keep the names of their tables.
        .select({
          id: partners.id,
          name: partners.name,
          toIssue: sql<number>`${toIssue}`,
          toPay: sql<number>`${toPay}`,
        })
        .from(partners)
        .where(isNull(partners.deletedAt))
        .orderBy(asc(partners.name), asc(partners.id)),
    ],
    (rows): PartnerTask[] => rows.filter(({ toIssue, toPay }) => toIssue + toPay > 0),
  );
}
