import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { DemoRemoval } from '#contract/money/reports.ts';
import type { Database } from '#core/db/client.ts';
import { DEMO_PARTNERS } from '#core/db/former/demo-partners.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { literal } from './literal.ts';

const TABLES: Readonly<Record<MoneySubject, string>> = {
  booking: 'bookings',
  transfer: 'transfer_requests',
};
const slugs = sql`(SELECT value FROM json_each(${literal(JSON.stringify(DEMO_PARTNERS.map(({ slug }) => slug)))}))`;
/** Statements of demo partners go with them. */
const isStated = (
  subject: SQL,
  kind: SQL,
) => sql`EXISTS (SELECT 1 FROM partner_statement_lines l JOIN partner_statements p ON p.id = l.statement_id
  JOIN partners q ON q.id = p.partner_id WHERE l.subject_kind = ${kind} AND l.subject_id = ${subject} AND q.slug NOT IN ${slugs})`;

/** A document tells of it; receipts and gift vouchers are append-only. */
function isDocumented(subject: SQL, kind: SQL): SQL {
  const has = (documents: string) =>
    sql`EXISTS (SELECT 1 FROM ${sql.raw(documents)} x WHERE x.subject_kind = ${kind} AND x.subject_id = ${subject})`;
  return sql`(${has('receipts')} OR ${has('gift_voucher_entries')} OR ${isStated(subject, kind)})`;
}

/** What stays, among what was paid together with something else, and all that was paid with that. */
const STAYING = sql`WITH RECURSIVE staying(kind, id) AS (
    SELECT p.subject_kind, p.subject_id FROM payment_parts p
    WHERE EXISTS (SELECT 1 FROM payment_parts other WHERE other.session_id = p.session_id AND other.rowid <> p.rowid)
      AND (${isDocumented(sql`p.subject_id`, sql`p.subject_kind`)} OR NOT EXISTS (
        SELECT 1 FROM bookings WHERE id = p.subject_id AND is_demo UNION ALL SELECT 1 FROM transfer_requests WHERE id = p.subject_id AND is_demo))
    UNION SELECT other.subject_kind, other.subject_id FROM staying
      JOIN payment_parts own ON own.subject_kind = staying.kind AND own.subject_id = staying.id
      JOIN payment_parts other ON other.session_id = own.session_id
  )`;

/** Demo rows of which no document tells, nor of what was paid in one payment with them. */
function removable(kind: MoneySubject): SQL {
  const [name, table] = [literal(kind), sql.raw(TABLES[kind])];
  return sql`${STAYING} SELECT s.id FROM ${table} s WHERE s.is_demo AND NOT ${isDocumented(sql`s.id`, name)}
    AND NOT EXISTS (SELECT 1 FROM staying WHERE staying.kind = ${name} AND staying.id = s.id)`;
}

/** What hangs on a subject, children before parents. */
function statementsOf(kind: MoneySubject): SQL[] {
  const ids = sql`(${removable(kind)})`;
  const ofSubject = sql`subject_kind = ${literal(kind)} AND subject_id IN ${ids}`;
  const mailKind = literal(kind === 'booking' ? 'booking' : 'transfer_request');
  const own =
    kind === 'booking'
      ? [
          sql`DELETE FROM booking_units WHERE booking_id IN ${ids}`,
          sql`DELETE FROM octo_deliveries WHERE booking_id IN ${ids}`,
        ]
      : [
          sql`DELETE FROM transfer_legs WHERE request_id IN ${ids}`,
          sql`DELETE FROM transfer_lines WHERE request_id IN ${ids}`,
        ];
  return [
    ...own,
    sql`DELETE FROM request_events WHERE kind = ${literal(kind)} AND request_id IN ${ids}`,
    sql`DELETE FROM outbox WHERE related_kind = ${mailKind} AND related_id IN ${ids}`,
    sql`DELETE FROM refunds WHERE ${ofSubject}`,
    sql`DELETE FROM ledger_entries WHERE ${ofSubject}`,
    sql`DELETE FROM partner_statement_lines WHERE ${ofSubject}`,
    sql`DELETE FROM payment_parts WHERE ${ofSubject}`,
    sql`DELETE FROM ${sql.raw(TABLES[kind])} WHERE id IN ${ids}`,
  ];
}

/** Payments whose parts are gone. */
const PAID_NOTHING = sql`(SELECT id FROM payment_sessions s WHERE NOT EXISTS (SELECT 1 FROM payment_parts WHERE session_id = s.id))`;

/** What is left without bookings. A departure that has a guide, or was called off, is more than the place of its bookings. */
const LEFT_OVER: readonly SQL[] = [
  sql`DELETE FROM payment_events WHERE session_id IN ${PAID_NOTHING}`,
  sql`DELETE FROM test_payments WHERE session_id IN ${PAID_NOTHING}`,
  sql`DELETE FROM payment_sessions WHERE id IN ${PAID_NOTHING}`,
  sql`DELETE FROM departures AS d WHERE guide_id IS NULL AND called_off_at IS NULL AND NOT EXISTS (SELECT 1 FROM bookings WHERE departure_id = d.id)`,
  sql`DELETE FROM partner_statements AS x WHERE partner_id IN (SELECT id FROM partners WHERE slug IN ${slugs})
    AND NOT EXISTS (SELECT 1 FROM partner_statement_lines WHERE statement_id = x.id)`,
  sql`DELETE FROM partners AS p WHERE slug IN ${slugs} AND ${sql.join(
    ['bookings', 'transfer_requests', 'discount_codes', 'partner_statements'].map(
      (table) => sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE partner_id = p.id)`,
    ),
    sql` AND `,
  )}`,
];

const countOf = (from: SQL) => sql`(SELECT count(*) FROM ${from})`;

/** Removes the demo's bookings, transfers and partners with all that belongs to them, in one batch. Without a demo it changes nothing. */
export async function removeDemo(
  db: Database,
  by: Pick<AuditEntry, 'userId' | 'apiKeyId'>,
): Promise<DemoRemoval> {
  const isThere = sql`(EXISTS (${removable('booking')}) OR EXISTS (${removable('transfer')}))`;
  const demo = (table: string) => countOf(sql`${sql.raw(table)} WHERE is_demo`);
  const counted = db.all<{ removed: number; everything: number }>(
    sql`SELECT ${countOf(sql`(${removable('booking')})`)} + ${countOf(sql`(${removable('transfer')})`)} AS "removed", ${demo('bookings')} + ${demo('transfer_requests')} AS "everything"`,
  );
  const [counts] = await db.batch([
    counted,
    auditEntryIf(db, { ...by, action: 'clear', entity: 'demo-data' }, isThere),
    ...[...statementsOf('booking'), ...statementsOf('transfer'), ...LEFT_OVER].map((statement) =>
      db.run(statement),
    ),
  ]);
  const { removed, everything } = counts[0] ?? { removed: 0, everything: 0 };
  return { removed, kept: everything - removed };
}
