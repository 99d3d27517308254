import { type SQL, sql } from 'drizzle-orm';
import { dueWhenBooking, LEAST_ONLINE_CENTS, type PaymentTerms } from '#contract/money/payments.ts';
import { bookings, refunds } from '#core/db/schema.ts';
import { paidOf } from './overpaid.sql.ts';

// Of a row of bookings. Its terms and total are those that its version was read with, or that the statement sets; what is paid is decided by the
// statement itself. Amounts are written into it, as D1 takes a hundred parameters in one.

type Priced = { terms: PaymentTerms; totalCents: number };

/** Cents that the guest paid, without those that went back or are on their way. */
export const PAID: SQL<number> = sql<number>`${paidOf('booking', sql`${bookings.id}`)}`;
export const HAS_REFUND: SQL<boolean> = sql<boolean>`EXISTS (SELECT 1 FROM ${refunds} WHERE ${refunds.subjectKind} = 'booking' AND ${refunds.subjectId} = ${bookings.id})`;

/** Cents from which on it is paid as far as its terms ask for when booking. A rest that cannot be paid online is paid by the day. */
const enough = ({ terms, totalCents }: Priced) =>
  Math.min(dueWhenBooking(terms, totalCents), totalCents - LEAST_ONLINE_CENTS + 1);
export const isPaidEnough = (priced: Priced, paidCents: number) => paidCents >= enough(priced);

/** The same of a hold, or one that ran out, which is confirmed by that. Terms that ask for nothing confirm nothing by themselves. */
export function isCovered(priced: Priced): SQL {
  const { payment } = priced.terms;
  const least =
    payment === 'deposit' || payment === 'all' ? enough(priced) : Math.max(1, enough(priced));
  return sql`${PAID} >= ${sql.raw(String(least))}`;
}

/** What its terms ask for when booking was paid, and went back. */
export const isPaidBack = (priced: Priced): SQL =>
  sql`(${HAS_REFUND} AND ${PAID} < ${sql.raw(String(enough(priced)))})`;
