import { type SQL, sql } from 'drizzle-orm';
import { bookings, discountCodes, transferRequests } from '#core/db/schema.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';

// Whether a code can be used once more is decided by the statement that writes the booking, never by a read before it.

/** Bookings, holds and transfers with the code that are not over. A hold that has ended does not count; without a time, by the database's clock. */
export const usesOf = (codeId: SQL | number, now?: Date, except = ''): SQL<number> =>
  sql`((SELECT count(*) FROM ${bookings} WHERE ${bookings.codeId} = ${codeId} AND ${bookings.id} <> ${except} AND ${takesPlaces(now)})
    + (SELECT count(*) FROM ${transferRequests} WHERE ${transferRequests.codeId} = ${codeId} AND ${transferRequests.status} NOT IN ('declined', 'spam', 'cancelled_customer', 'cancelled_operator')))`;

/** Whether the code is on and has a use left, without that of the booking `except` itself. */
export const hasUse = (codeId: number, now: Date, except = ''): SQL =>
  sql`EXISTS (SELECT 1 FROM ${discountCodes} WHERE ${discountCodes.id} = ${codeId} AND ${discountCodes.isActive} AND ${discountCodes.deletedAt} IS NULL AND (${discountCodes.maxUses} IS NULL OR ${usesOf(codeId, now, except)} < ${discountCodes.maxUses}))`;
