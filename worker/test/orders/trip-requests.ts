import { eq, sql } from 'drizzle-orm';
import { bookings } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { requestStatements } from '#orders/bookings/request.ts';
import { db } from '../builders.ts';

let count = 0;

type More = Partial<typeof bookings.$inferInsert> & {
  adults?: number;
  childAges?: readonly number[];
};

/** A guest's request for a trip as the site writes it, without mails; other columns as given. Returns its id. */
export async function aTripRequest(
  tripId: number,
  { adults = 2, childAges = [], ...more }: More = {},
): Promise<string> {
  count += 1;
  const id = more.id ?? `request-${count}`;
  const request = {
    ...({
      id,
      reference: more.reference ?? `REF0000${count}`,
      tripId,
      date: '2027-06-12',
      adults,
      childAges,
      language: 'de',
    } as const),
    ...{
      contact: { name: 'Grace', email: 'grace@example.com' },
      manageTokenHash: `hash-${count}`,
      agreement: { termsEdition: '1', termsAcceptedAt: '2026-01-01T00:00:00.000Z' },
      privacyEdition: '1',
    },
    sent: { keyHash: null, digest: `digest-${count}`, former: [] },
  };
  await db.batch(batchOf(requestStatements(db, request, new Date(), sql`true`, sql`true`)));
  if (Object.keys(more).length > 0) await db.update(bookings).set(more).where(eq(bookings.id, id));
  return id;
}
