import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MoneySubject } from '#contract/money/ledger.ts';
import {
  bookings,
  ledgerEntries,
  partnerStatementLines,
  partnerStatements,
  partners,
  transferPlaces,
  transferRequests,
  trips,
} from '#core/db/schema.ts';
import { EARNED_ON, earningOf } from '#money/ledger/earning.sql.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import { STATED } from '#money/ledger/stated.ts';

type Id = SQLiteColumn | SQL | number;

/**
 * What came in without a statement: from the guest, as far as it is owed, since more goes back to the guest; and from the partner by hand, all of it.
 */
const directOf = (kind: MoneySubject) => {
  const { id } = kind === 'booking' ? bookings : transferRequests;
  const paid = (more: SQL) => sumOf(kind, sql`${id}`, sql`'deposit', 'payment', 'refund'`, more);
  const { method, key } = ledgerEntries;
  const byGuest = paid(sql`${method} IS NOT 'reseller'`);
  const byPartner = paid(sql`${method} = 'reseller' AND ${key} NOT GLOB ${`${STATED}*`}`);
  return sql`(max(0, min(-${byGuest}, ${earningOf(kind)})) - ${byPartner})`;
};

/** The lines of a subject in the partner's statements. */
const stated = (partner: Id, kind: MoneySubject, id: SQL | SQLiteColumn) =>
  sql`${partnerStatementLines} JOIN ${partnerStatements} ON ${partnerStatements.id} = ${partnerStatementLines.statementId}
    WHERE ${partnerStatements.partnerId} = ${partner} AND ${partnerStatementLines.subjectKind} = ${kind} AND ${partnerStatementLines.subjectId} = ${id}`;

const nameOf = (id: SQLiteColumn) =>
  sql`(SELECT ${transferPlaces.name} FROM ${transferPlaces} WHERE ${transferPlaces.id} = ${id})`;
/** The trip's name, or the transfer's places. */
export const titleOf = (kind: MoneySubject): SQL =>
  kind === 'booking'
    ? sql`(SELECT ${trips.name} FROM ${trips} WHERE ${trips.id} = ${bookings.tripId})`
    : sql`${nameOf(transferRequests.fromPlaceId)} || ' → ' || ${nameOf(transferRequests.toPlaceId)}`;

const rowsOf = (partner: Id, kind: MoneySubject, title: SQL = sql`''`) => {
  const table = kind === 'booking' ? bookings : transferRequests;
  const isStated = sql`EXISTS (SELECT 1 FROM ${stated(partner, kind, table.id)})`;
  return sql`SELECT ${kind} AS subjectKind, ${table.id} AS subjectId, ${table.reference} AS reference,
      ${EARNED_ON[kind]} AS date, ${title} AS title,
      iif(${table.partnerId} = ${partner}, ${earningOf(kind)}, 0) AS baseCents, iif(${table.partnerId} = ${partner}, ${directOf(kind)}, 0) AS directCents, coalesce(${table.commissionBp}, 0) AS commissionBp,
      ${isStated} AS isStated,
      (SELECT coalesce(sum(${partnerStatementLines.cents}), 0) FROM ${stated(partner, kind, table.id)}) AS statedCents,
      coalesce((SELECT ${partnerStatementLines.baseCents} FROM ${stated(partner, kind, table.id)} ORDER BY ${partnerStatements.month} DESC LIMIT 1), 0) AS statedBaseCents
    FROM ${table}
    WHERE ${table.partnerId} = ${partner} OR ${table.id} IN (SELECT ${partnerStatementLines.subjectId} FROM ${partnerStatementLines}
      JOIN ${partnerStatements} ON ${partnerStatements.id} = ${partnerStatementLines.statementId}
      WHERE ${partnerStatements.partnerId} = ${partner} AND ${partnerStatementLines.subjectKind} = ${kind})`;
};

/** A booking or transfer that is, or was stated as, a partner's. */
export type EarnedRow = {
  subjectKind: MoneySubject;
  subjectId: string;
  reference: string;
  /** The day on which it takes place. */
  date: string;
  title: string;
  /** What the guest owes; 0 when it is another partner's now. */
  baseCents: number;
  /** What came in without a statement: the guest's part of that, and what the partner paid by hand. */
  directCents: number;
  commissionBp: number;
  isStated: 0 | 1;
  /** The sum of its lines, and what the guest owed in the last one. */
  statedCents: number;
  statedBaseCents: number;
};

export const earnedRows = (partner: number) =>
  sql`SELECT * FROM (${rowsOf(partner, 'booking', titleOf('booking'))} UNION ALL ${rowsOf(partner, 'transfer', titleOf('transfer'))}) ORDER BY date, reference`;

/** Commission as `commissionCents` computes it. */
const commission = sql`(baseCents * commissionBp + 5000) / 10000`;

/** Commission that is not stated yet, or stated and not paid. */
export const hasOpenCommission = (partner: Id): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${partnerStatements} WHERE ${partnerStatements.partnerId} = ${partner} AND ${partnerStatements.paidAt} IS NULL AND ${partnerStatements.totalCents} <> 0)
    OR EXISTS (SELECT 1 FROM (${rowsOf(partner, 'booking')} UNION ALL ${rowsOf(partner, 'transfer')})
      WHERE statedCents <> ${commission} - iif((SELECT own.terms FROM ${partners} AS own WHERE own.id = ${partner}) = 'net', baseCents - directCents, 0)))`;
