import { type SQL, sql } from 'drizzle-orm';
import { bookings } from '#core/db/schema.ts';

/** Its departure was called off, and its guest has not chosen another date or the money back: nothing is collected until then. */
export const IS_UNDECIDED: SQL = sql`(${bookings.choiceAskedAt} IS NOT NULL AND ${bookings.choice} IS NULL AND ${bookings.status} IN ('CONFIRMED', 'PENDING') AND ${bookings.deletedAt} IS NULL)`;
