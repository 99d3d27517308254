import { type SQL, sql } from 'drizzle-orm';
import { bookings } from './schema.ts';

/** Live bookings: those that take places. Holds end by the clock, without a write; without a time, by the database's. */
export const takesPlaces = (now?: Date): SQL =>
  sql`(${bookings.status} IN ('CONFIRMED', 'PENDING', 'REDEEMED') OR (${bookings.status} = 'ON_HOLD' AND ${bookings.expiresAt} > ${now?.toISOString() ?? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`}))`;
