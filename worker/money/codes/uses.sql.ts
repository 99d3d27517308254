import { type SQL, sql } from 'drizzle-orm';
import { bookings, discountCodes, transferRequests } from '#core/db/schema.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';

// Whether a code can be used once more is decided by the statement that writes the booking, never by a read before it.

/**
 * Orders with the code of which an item is not over: a booking, a hold or a transfer. A hold that has ended does not count; without a time, by
 * the database's clock. `except`: an order that does not count.
 */
export const usesOf = (codeId: SQL | number, now?: Date, except = ''): SQL<number> =>
  sql`(SELECT count(*) FROM (
    SELECT ${bookings.orderId} FROM ${bookings} WHERE ${bookings.codeId} = ${codeId} AND ${bookings.orderId} <> ${except} AND ${takesPlaces(now)}
    UNION SELECT ${transferRequests.orderId} FROM ${transferRequests} WHERE ${transferRequests.codeId} = ${codeId} AND ${transferRequests.orderId} <> ${except} AND ${transferRequests.status} NOT IN ('declined', 'spam', 'cancelled_customer', 'cancelled_operator')))`;

/** Whether the code is on and has a use left, without that of the order `except` itself. */
export const hasUse = (codeId: number, now: Date, except = ''): SQL =>
  sql`EXISTS (SELECT 1 FROM ${discountCodes} WHERE ${discountCodes.id} = ${codeId} AND ${discountCodes.isActive} AND ${discountCodes.deletedAt} IS NULL AND (${discountCodes.maxUses} IS NULL OR ${usesOf(codeId, now, except)} < ${discountCodes.maxUses}))`;
