import { eq, sql } from 'drizzle-orm';
import type { QuoteInput } from '#contract/transfer-request.ts';
import type { Database } from '#db/client.ts';
import { transferLegs, transferRequests } from '#db/schema.ts';

type Sent = { quote: QuoteInput; vehicle: string; contact: { name: string; email?: string | undefined; phone?: string | undefined } };

/** The request that was made with a key, and what it asks for. */
export const selectTwin = (db: Database, idempotencyKey: string) =>
  db
    .select({
      id: transferRequests.id,
      reference: transferRequests.reference,
      language: transferRequests.language,
      name: transferRequests.contactName,
      email: transferRequests.contactEmail,
      phone: transferRequests.contactPhone,
      vehicle: transferRequests.vehicleCode,
      from: transferRequests.fromPlaceId,
      to: transferRequests.toPlaceId,
      adults: transferRequests.adults,
      childAges: transferRequests.childAges,
      luggage: transferRequests.luggage,
      extras: transferRequests.extras,
      times: sql<string>`(SELECT group_concat(local_date || ' ' || local_time, ', ' ORDER BY starts_at) FROM ${transferLegs}
        WHERE request_id = ${transferRequests.id})`.as('times'),
    })
    .from(transferRequests)
    .where(eq(transferRequests.idempotencyKey, idempotencyKey));
type Twin = Awaited<ReturnType<typeof selectTwin>>[number];

/** Does it ask the same, for the same person? Its answer is the link to a booking: nobody else's business. */
export function isSameRequest(
  { id: _id, reference: _reference, language: _language, ...twin }: Twin,
  { quote, vehicle, contact }: Sent,
): boolean {
  const { from, to, adults, childAges, luggage, extras, outbound, return: back } = quote;
  const times = [outbound, ...(back ? [back] : [])].map(({ date, time }) => `${date} ${time}`).join(', ');
  const { name, email = null, phone = null } = contact;
  const sent: typeof twin = { name, email, phone, vehicle, from, to, adults, childAges, luggage, extras, times };
  return JSON.stringify(sent) === JSON.stringify(twin);
}
