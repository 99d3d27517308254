import { type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { bookings, transferLegs, transferRequests } from '#core/db/schema.ts';
import { sumOf } from './owed.sql.ts';

/** Of what a partner earns: price, corrections and fee. What is not confirmed yet may still be declined, and earns nothing. */
export const earningOf = (kind: MoneySubject): SQL => {
  const { id, status } = kind === 'booking' ? bookings : transferRequests;
  return sql`CASE WHEN ${status} IN ('PENDING', 'ON_HOLD') THEN 0 ELSE ${sumOf(kind, sql`${id}`, sql`'due', 'correction', 'fee'`)} END`;
};

/** The day on which it takes place; a transfer's last journey. */
export const EARNED_ON: Readonly<Record<MoneySubject, SQL>> = {
  booking: sql`${bookings.localDate}`,
  transfer: sql`(SELECT max(${transferLegs.localDate}) FROM ${transferLegs} WHERE ${transferLegs.requestId} = ${transferRequests.id})`,
};
