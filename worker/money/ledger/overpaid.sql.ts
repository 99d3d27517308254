import { type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import { bookings, ledgerEntries, refunds } from '#core/db/schema.ts';
import { sumOf } from './owed.sql.ts';

// What is to be paid back follows from the ledger, the refunds that are open and, of a hold, its price; each write derives it anew.

/** Open refunds of a subject. */
export const isOpenRefund = (kind: LedgerSubject, id: SQL | string): SQL =>
  sql`${refunds.subjectKind} = ${sql.raw(`'${kind}'`)} AND ${refunds.subjectId} = ${id} AND ${refunds.status} <> 'done'`;

/**
 * Of those, the ones that neither the firm nor a provider has begun to pay. What the firm itself gave back in the provider's dashboard, and what
 * came back from the guest's bank, is not derived: its id has the provider's name.
 */
export const isUntouched: SQL = sql`(instr(${refunds.id}, ':') = 0 AND (${refunds.status} IN ('by_hand', 'failed') OR (${refunds.status} = 'due' AND ${refunds.attempts} = 0)))`;

const openCents = (kind: LedgerSubject, id: SQL | string) =>
  sql`(SELECT coalesce(sum(${refunds.cents}), 0) FROM ${refunds} WHERE ${isOpenRefund(kind, id)})`;
const BY_GUEST = sql`${ledgerEntries.method} IS NOT 'reseller'`;

/** Cents that the guest paid, without those that went back or are on their way. */
export const paidOf = (kind: LedgerSubject, id: SQL | string): SQL<number> =>
  sql<number>`(-${sumOf(kind, id, sql`'deposit', 'payment', 'refund'`, BY_GUEST)} - ${openCents(kind, id)})`;

/** Cents above what is owed, without those on their way back. What a partner paid for its guests comes off its next statement. */
const aboveOwed = (kind: LedgerSubject, id: SQL | string): SQL<number> =>
  sql<number>`(-${sumOf(kind, id, undefined, BY_GUEST)} - ${openCents(kind, id)})`;

/** The price of a hold that runs: what was paid for it stays until it ends. Without a time, by the database's clock. */
const heldTotal = (id: SQL | string, now?: Date): SQL =>
  sql`(SELECT coalesce(sum(${bookings.totalCents}), 0) FROM ${bookings} WHERE ${bookings.id} = ${id} AND ${bookings.status} = 'ON_HOLD' AND ${bookings.expiresAt} > ${now?.toISOString() ?? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`})`;

/** Cents that the guest paid too much and that are not on their way back yet; negative when more is on its way back than was paid too much. */
export const overpaid = (kind: LedgerSubject, id: SQL | string, now?: Date): SQL<number> =>
  kind === 'booking'
    ? sql<number>`(${aboveOwed(kind, id)} - ${heldTotal(id, now)})`
    : aboveOwed(kind, id);

/** Cents of open refunds that are not overpaid any more; never negative. */
export const promisedTooMuch = (kind: LedgerSubject, id: SQL | string, now?: Date): SQL<number> =>
  sql<number>`max(0, min(-${overpaid(kind, id, now)}, ${openCents(kind, id)}))`;

/** A payment has come in of which it is not known yet whether its booking takes place. */
export const isUnsettled = (kind: LedgerSubject, id: SQL | string): SQL =>
  sql`EXISTS (SELECT 1 FROM payment_parts AS part JOIN payment_sessions AS session ON session.id = part.session_id
    WHERE part.subject_kind = ${kind} AND part.subject_id = ${id} AND part.settled_at IS NULL AND session.status = 'paid')`;
