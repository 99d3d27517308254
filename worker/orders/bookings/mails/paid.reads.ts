import { eq, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings } from '#core/db/schema.ts';
import { PAID_TO_PARTNER, sumOf } from '#money/ledger/owed.sql.ts';

/** Cents that a booking's guest has paid us by now; undefined where the guest pays somebody else. */
export async function paidBy(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({
      paid: sql<number>`-${sumOf('booking', id, sql`'payment', 'deposit', 'refund'`)}`.as('paid'),
      isPaidToPartner: PAID_TO_PARTNER.booking.as('isPaidToPartner'),
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!row) return 0;
  return row.isPaidToPartner ? undefined : row.paid;
}
