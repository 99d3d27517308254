import { type SQL, sql } from 'drizzle-orm';
import { LEAST_ONLINE_CENTS } from '#contract/money/payments.ts';
import { bookings, refunds, tripOptions } from '#db/schema.ts';
import { paidOf } from './overpaid.sql.ts';

/** A payment rule whose parts the database reads. */
type Terms = { payment: SQL; depositPercent: SQL; depositCents: SQL };
type Value<T> = T | SQL;

/** A number as a part of the statement: D1 takes a hundred parameters in one. */
const written = (value: Value<number>): SQL => (typeof value === 'number' ? sql.raw(String(Math.trunc(value))) : value);
const LEAST = written(LEAST_ONLINE_CENTS);

/** The rule under which a booking of this option is paid. */
export function bookingTerms(optionId: Value<number>): Terms {
  const of = (column: SQL) => sql`(SELECT ${column} FROM ${tripOptions} WHERE ${tripOptions.id} = ${written(optionId)})`;
  return {
    payment: of(sql`${tripOptions.payment}`),
    depositPercent: of(sql`${tripOptions.depositPercent}`),
    depositCents: of(sql`${tripOptions.depositCents}`),
  };
}

/** What `dueWhenBooking` computes, inside a statement. */
export function dueNow({ payment, depositPercent, depositCents }: Terms, total: SQL): SQL {
  const deposit = sql`coalesce(${depositCents}, CAST((${total} * coalesce(${depositPercent}, 0) + 50) / 100 AS INTEGER))`;
  return sql`CASE WHEN ${total} < ${LEAST} THEN 0 WHEN ${payment} = 'all' THEN ${total}
    WHEN ${payment} = 'deposit' AND ${deposit} > 0 THEN min(max(${deposit}, ${LEAST}), ${total}) ELSE 0 END`;
}

type Priced = { optionId: Value<number>; totalCents: Value<number> };
const paid = paidOf('booking', sql`${bookings.id}`);

/** Of a row of bookings: it is paid as far as its rule asks for when booking. A rest that cannot be paid online is paid by the day. */
const isPaidEnough = (terms: Terms, total: SQL): SQL => sql`(${paid} >= ${dueNow(terms, total)} OR ${total} - ${paid} < ${LEAST})`;

/** The same of a hold, or one that ran out, which is confirmed by that. A rule that asks for nothing confirms nothing by itself. */
export function isCovered({ optionId, totalCents }: Priced): SQL {
  const terms = bookingTerms(optionId);
  return sql`((${paid} > 0 OR ${terms.payment} IN ('deposit', 'all')) AND ${isPaidEnough(terms, written(totalCents))})`;
}

/** Of a row of bookings: what its rule asks for when booking was paid, and went back. */
export function isPaidBack(): SQL<boolean> {
  const terms = bookingTerms(sql`${bookings.optionId}`);
  const hasRefund = sql`EXISTS (SELECT 1 FROM ${refunds} WHERE ${refunds.subjectKind} = 'booking' AND ${refunds.subjectId} = ${bookings.id})`;
  return sql<boolean>`(${hasRefund} AND NOT ${isPaidEnough(terms, sql`${bookings.totalCents}`)})`;
}
