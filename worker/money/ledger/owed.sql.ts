import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { bookings, ledgerEntries, partners, transferRequests } from '#core/db/schema.ts';

// What a guest owes follows from the booking's or the request's own row, and from nothing else.

/** Cents owed for a booking; a hold, one that has expired, and a request that the guest has to accept first owe nothing. */
const ofBooking = sql`CASE WHEN ${bookings.status} = 'PENDING' AND coalesce(${bookings.offer}, 'accepted') <> 'accepted' THEN 0 WHEN ${bookings.status} IN ('CONFIRMED', 'PENDING', 'REDEEMED') THEN ${bookings.totalCents} ELSE 0 END`;
const feeOfBooking = sql`CASE WHEN ${bookings.status} <> 'CANCELLED' THEN 0 WHEN ${bookings.feeCents} IS NOT NULL THEN ${bookings.feeCents} WHEN ${bookings.refund} = 'NONE' THEN ${bookings.totalCents} ELSE 0 END`;

/** A transfer is owed from its confirmation on: until then the firm can decline it. */
const ofTransfer = sql`CASE WHEN ${transferRequests.status} IN ('confirmed', 'driver_assigned', 'completed', 'no_show') THEN ${transferRequests.totalCents} ELSE 0 END`;
const feeOfTransfer = sql`CASE WHEN ${transferRequests.status} IN ('cancelled_customer', 'cancelled_operator') THEN coalesce(${transferRequests.feeCents}, 0) ELSE 0 END`;

export const OWED: Readonly<
  Record<MoneySubject, { table: typeof bookings | typeof transferRequests; total: SQL; fee: SQL }>
> = {
  booking: { table: bookings, total: ofBooking, fee: feeOfBooking },
  transfer: { table: transferRequests, total: ofTransfer, fee: feeOfTransfer },
};

const paysPartner = ({ partnerId }: typeof bookings | typeof transferRequests) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${partners} WHERE partners.id = ${partnerId} AND partners.terms = 'net')`;

/** The sum of a subject's entries, of the given kinds and for which `also` holds. */
export const sumOf = (kind: MoneySubject, id: SQL | string, kinds?: SQL, also?: SQL): SQL<number> =>
  sql<number>`(SELECT coalesce(sum(${ledgerEntries.cents}), 0) FROM ${ledgerEntries} WHERE ${ledgerEntries.subjectKind} = ${sql.raw(`'${kind}'`)} AND ${ledgerEntries.subjectId} = ${id}${kinds ? sql` AND ${ledgerEntries.kind} IN (${kinds})` : sql``}${also ? sql` AND ${also}` : sql``})`;

/** The guest pays a reseller, or a partner that owes us the rest: they are not asked for money on the day. */
export const PAID_TO_PARTNER: Readonly<Record<MoneySubject, SQL<boolean>>> = {
  booking:
    sql<boolean>`(${bookings.resellerKeyId} IS NOT NULL OR ${paysPartner(bookings)})`.mapWith(
      Boolean,
    ),
  transfer: paysPartner(transferRequests).mapWith(Boolean),
};
