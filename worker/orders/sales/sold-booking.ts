import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { bookings, saleMessages } from '#core/db/schema.ts';
import { type Booking, findBookings } from '#orders/bookings/booking.reads.ts';
import type { SaleRun } from './sale-run.ts';

/** The uuid of the booking of a partner's reference: the same one books once. */
export async function saleUuid(partnerId: number, reference: string): Promise<string> {
  const text = new TextEncoder().encode(`sale:${partnerId}:${reference.trim().toUpperCase()}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20]
    .reduceRight((all, at) => `${all.slice(0, at)}-${all.slice(at)}`, hex)
    .toLowerCase();
}

/** The booking of a partner's reference, also one that was entered by hand. */
export async function soldBooking(
  { db }: Pick<SaleRun, 'db'>,
  partnerId: number,
  reference: string,
): Promise<Booking | undefined> {
  const uuid = await saleUuid(partnerId, reference);
  const byHand = and(
    eq(bookings.partnerId, partnerId),
    sql`upper(${bookings.resellerReference}) = ${reference.trim().toUpperCase()}`,
  );
  const found = await findBookings(db, sql`(${bookings.uuid} = ${uuid} OR (${byHand}))`, 2);
  return found.find((one) => one.uuid === uuid) ?? found[0];
}

const isOfReference = (partnerId: number, reference: string): SQL | undefined =>
  and(
    eq(saleMessages.partnerId, partnerId),
    eq(saleMessages.reference, reference.trim().toUpperCase()),
    isNull(saleMessages.deletedAt),
  );

/** The other messages about a partner's reference, the latest written first. */
export const relatedMessages = (
  { db }: Pick<SaleRun, 'db'>,
  { id, partnerId, reference }: { id: string; partnerId: number; reference: string },
) =>
  db
    .select({
      id: saleMessages.id,
      kind: saleMessages.kind,
      state: saleMessages.state,
      result: saleMessages.result,
      digest: saleMessages.digest,
      sentAt: saleMessages.sentAt,
    })
    .from(saleMessages)
    .where(and(isOfReference(partnerId, reference), sql`${saleMessages.id} <> ${id}`))
    .orderBy(desc(saleMessages.sentAt));

/** Of a booking that a message made or changed: when the latest of them was written. */
export const appliedMessages = ({ db }: Pick<SaleRun, 'db'>, bookingId: string) =>
  db
    .select({ id: saleMessages.id, digest: saleMessages.digest, sentAt: saleMessages.sentAt })
    .from(saleMessages)
    .where(and(eq(saleMessages.bookingId, bookingId), isNotNull(saleMessages.result)))
    .orderBy(desc(saleMessages.sentAt));
