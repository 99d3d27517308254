import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { paymentParts, paymentSessions } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';

/** What a payment pays of one booking or transfer. */
export type Part = { subject: Subject; kind: 'deposit' | 'payment'; cents: number };

export type PartRow = typeof paymentParts.$inferSelect;
export type SessionRow = typeof paymentSessions.$inferSelect & { parts: PartRow[] };

/** The columns of a session with its parts, in their order. */
// Named in full: drizzle leaves out the table in queries of one table.
export const SESSION = {
  ...getTableColumns(paymentSessions),
  parts: sql<
    PartRow[]
  >`(SELECT json_group_array(json_object('sessionId', p.session_id, 'subjectKind', p.subject_kind, 'subjectId', p.subject_id, 'kind', p.kind, 'cents', p.cents, 'settledAt', p.settled_at) ORDER BY p.rowid)
    FROM payment_parts AS p WHERE p.session_id = payment_sessions.id)`
    .mapWith(JSON.parse)
    .as('parts'),
};

export const sessionsOf = (db: Database, isMeant: SQL | undefined) =>
  db.select(SESSION).from(paymentSessions).where(isMeant);

export const subjectOf = ({ subjectKind: kind, subjectId: id }: PartRow): Subject => ({ kind, id });

/** Sessions of which these are parts; of a session of their sum, all of them. */
export const isForParts = (parts: readonly Part[]): SQL =>
  sql`payment_sessions.id IN (SELECT p.session_id FROM payment_parts AS p WHERE p.subject_kind = ${parts[0]?.subject.kind} AND p.subject_id = ${parts[0]?.subject.id}) AND (SELECT count(*) FROM payment_parts AS p JOIN json_each(${JSON.stringify(parts)}) AS given
    ON p.subject_kind = given.value ->> '$.subject.kind' AND p.subject_id = given.value ->> '$.subject.id' AND p.cents = given.value ->> '$.cents'
    WHERE p.session_id = payment_sessions.id) = ${parts.length}`;

export const isPart = ({ sessionId, subjectKind, subjectId }: PartRow) =>
  and(
    eq(paymentParts.sessionId, sessionId),
    eq(paymentParts.subjectKind, subjectKind),
    eq(paymentParts.subjectId, subjectId),
  );
