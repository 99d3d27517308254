import { and, eq, gte, isNull, not, type SQL, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { StatementPaid } from '#contract/money/partners.ts';
import type { Database } from '#core/db/client.ts';
import { ledgerEntries, partnerStatementLines, partnerStatements } from '#core/db/schema.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { fieldsOf } from '#core/db/statements/fields.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { ApiError } from '#core/http/problem.ts';
import { type ProblemText, says } from '#core/http/problem-text.ts';
import { STATED } from '#money/ledger/stated.ts';
import { totalOf } from './statement-lines.ts';
import { openStatements, type StatedPartner } from './statements.reads.ts';

/** A month of statements, and who acts. */
type StatementAction = {
  month: string;
  actor: string;
  now: Date;
  audit: Pick<AuditEntry, 'userId' | 'apiKeyId'>;
};

const refused = (message: ProblemText, code: string) => new ApiError(409, message, { code });
const auditOf = (
  partner: StatedPartner,
  { month, audit }: StatementAction,
  action: 'issue' | 'paid',
): AuditEntry => ({
  ...audit,
  ...{
    action: 'statement',
    entity: 'partners',
    entityId: partner.id,
    detail: { deed: action, month },
  },
});

/** Freezes a month's statement in one batch. Months are issued in their order, each once. */
export async function issueStatement(
  db: Database,
  partner: StatedPartner,
  context: StatementAction,
): Promise<void> {
  const { month, actor, now } = context;
  const { open, lastIssued } = await openStatements(db, partner, now);
  const already = () => refused('problem.month_stated', 'issued');
  if (lastIssued !== undefined && month <= lastIssued) throw already();
  if (month > menorcaToday(now).slice(0, 7)) throw refused('problem.month_not_begun', 'future');
  const [first] = open.keys();
  const lines = open.get(month);
  if (!lines || first === undefined) throw refused('problem.month_empty', 'empty');
  if (first < month) throw refused(says('problem.month_order', { month: first }), 'order');
  const stamp = now.toISOString();
  const row = { partnerId: partner.id, month, totalCents: totalOf(lines), actor, issuedAt: stamp };
  const isNew = not(
    hasRow(
      partnerStatements,
      and(eq(partnerStatements.partnerId, partner.id), gte(partnerStatements.month, month)),
    ),
  );
  const own = sql<number>`(SELECT ${partnerStatements.id} FROM ${partnerStatements} WHERE ${partnerStatements.partnerId} = ${partner.id} AND ${partnerStatements.month} = ${month} AND ${partnerStatements.issuedAt} = ${stamp})`;
  // Of two at the same moment the second finds the first one's lines.
  const isMine: SQL = sql`${own} IS NOT NULL AND NOT ${hasRow(partnerStatementLines, eq(partnerStatementLines.statementId, own))}`;
  const stated = jsonRows(lines);
  const [, , issued] = (await db.batch(
    batchOf([
      insertIf(db, partnerStatements, row, isNew),
      auditEntryIf(db, auditOf(partner, context, 'issue'), isMine),
      insertRows(
        db,
        partnerStatementLines,
        {
          statementId: own,
          subjectKind: stated.cell('subjectKind'),
          subjectId: stated.cell('subjectId'),
          baseCents: stated.cell('baseCents'),
          commissionBp: stated.cell('commissionBp'),
          cents: stated.cell('cents'),
        },
        sql`${stated.from} WHERE ${isMine}`,
      ).returning({ id: partnerStatementLines.statementId }),
    ]),
  )) as unknown as [unknown, unknown, unknown[]];
  if (issued.length === 0) throw already();
}

/**
 * Notes that a statement was paid, once. On net terms the partner has paid for its guests: their bookings are paid by the reseller then, and
 * what became less since an earlier statement went back the same way.
 */
export async function payStatement(
  db: Database,
  partner: StatedPartner,
  { method, paidOn }: StatementPaid,
  context: StatementAction,
): Promise<void> {
  const { month, actor, now } = context;
  const today = menorcaToday(now);
  if (paidOn !== undefined && paidOn > today) throw refused('problem.day_in_future', 'future');
  const stamp = now.toISOString();
  const paidAt = paidOn === undefined || paidOn === today ? stamp : `${paidOn}T12:00:00.000Z`;
  const [statement] = await db
    .select({ id: partnerStatements.id, paidAt: partnerStatements.paidAt })
    .from(partnerStatements)
    .where(and(eq(partnerStatements.partnerId, partner.id), eq(partnerStatements.month, month)));
  if (!statement) throw refused('problem.issue_first', 'not_issued');
  const stated = (what: SQL, compared: SQL, last = sql``) =>
    sql`coalesce((SELECT ${what} FROM ${partnerStatementLines} AS e JOIN ${partnerStatements} AS s ON s.id = e.statement_id
      WHERE s.partner_id = ${partner.id} AND s.month ${compared} ${month} AND e.subject_kind = l.subject_kind AND e.subject_id = l.subject_id ${last}), 0)`;
  // What the partner owed for a guest after a month: the commission of then, less all that was stated. What the guest paid us is not in it.
  const owed = (compared: SQL) =>
    sql`${stated(sql`(e.base_cents * e.commission_bp + 5000) / 10000`, compared, sql`ORDER BY s.month DESC LIMIT 1`)} - ${stated(sql`sum(e.cents)`, compared)}`;
  const unpaid = and(eq(partnerStatements.id, statement.id), isNull(partnerStatements.paidAt));
  const isUnpaid = hasRow(partnerStatements, unpaid);
  const line = fieldsOf<{ subject_kind: MoneySubject; subject_id: string; cents: number }>();
  const results = await db.batch(
    batchOf([
      auditEntryIf(db, auditOf(partner, context, 'paid'), isUnpaid),
      ...(partner.terms === 'net'
        ? [
            insertRows(
              db,
              ledgerEntries,
              {
                subjectKind: line('subject_kind'),
                subjectId: line('subject_id'),
                kind: sql<'payment' | 'refund'>`iif(cents < 0, 'payment', 'refund')`,
                method: 'reseller',
                cents: line('cents'),
                actor,
                at: stamp,
                reference: `${partner.name} ${month}`,
                key: sql<string>`${STATED} || statement_id || ':' || subject_kind || ':' || subject_id`,
              },
              sql`FROM (SELECT l.statement_id, l.subject_kind, l.subject_id, (${owed(sql`<`)}) - (${owed(sql`<=`)}) AS cents
                  FROM ${partnerStatementLines} AS l WHERE l.statement_id = ${statement.id}) WHERE cents <> 0 AND ${isUnpaid}`,
            ),
          ]
        : []),
      db
        .update(partnerStatements)
        .set({ paidAt, paidMethod: method, paidBy: actor })
        .where(unpaid)
        .returning({ id: partnerStatements.id }),
    ]),
  );
  if ((results.at(-1) as unknown[]).length === 0) throw refused('problem.statement_paid', 'paid');
}
