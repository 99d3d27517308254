import { type SQL, sql } from 'drizzle-orm';
import { ledgerEntries } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { isMoved } from '#money/ledger/moved.ts';

// A payment online is that of one booking or transfer. When the booking is split a part of the money moves to the other one: its entry names the
// payment, too, so that it goes back the same way.

const ofSubject = ({ kind, id }: Subject) => sql`e.subject_kind = ${kind} AND e.subject_id = ${id}`;

/** Payments of which money came to this subject. */
export const paysFor = (subject: Subject): SQL =>
  sql`payment_sessions.id IN (SELECT e.session_id FROM ${ledgerEntries} e WHERE ${ofSubject(subject)} AND e.session_id IS NOT NULL)`;

// Named in full: drizzle leaves out the table in queries of one table, and `id` would be the other row's.
/** Cents of a payment that are this subject's and were not refunded yet. */
export const restOfPayment = (subject: Subject): SQL<number> =>
  sql<number>`((SELECT coalesce(-sum(e.cents), 0) FROM ${ledgerEntries} e WHERE e.session_id = payment_sessions.id AND ${ofSubject(subject)} AND (e.kind IN ('deposit', 'payment') OR ${isMoved(sql`e.key`)}))
    - (SELECT coalesce(sum(r.cents), 0) FROM refunds r WHERE r.session_id = payment_sessions.id AND r.subject_kind = ${subject.kind} AND r.subject_id = ${subject.id} AND r.status IN ('due', 'sent', 'done')))`;
