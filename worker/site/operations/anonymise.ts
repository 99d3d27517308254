import { and, eq, gte, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import {
  bookings,
  bookingUnits,
  contactMessages,
  giftVouchers,
  outbox,
  requestEvents,
  subscribers,
  transferLegs,
  transferRequests,
  waitingGuests,
} from '#core/db/schema.ts';

/** Minimum age of a journey, however old its request is. */
const DAYS_AFTER_JOURNEY = 30;

/** The date `months` earlier; the last day of the month when it is too short. */
export function monthsBefore(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  // A `Date` turns 31 February into 3 March.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date.toISOString();
}

/** Delivery has ended; an unsent mail must not be sent empty. */
const isOver = inArray(outbox.status, ['sent', 'kept', 'failed', 'held']);

const emptiedMails = (db: Database, relatedKind: string, ids: SQL) =>
  db
    .update(outbox)
    .set({ toAddress: '', subject: '', replyTo: null, html: '', body: '', attachments: [] })
    .where(and(eq(outbox.relatedKind, relatedKind), sql`${outbox.relatedId} IN ${ids}`, isOver));

/** Of an event's data: how a booking ended, which says nothing of anybody. */
export const endingOnly = sql`iif(json_extract(data, '$.endedAs') IS NULL, NULL, json_object('endedAs', json_extract(data, '$.endedAs')))`;

/** A gift voucher without those who give and get it. */
export const WITHOUT_PEOPLE = {
  recipient: null,
  giver: null,
  message: null,
  buyerEmail: null,
} as const;

/** Other people's texts about a request or a booking: notes in its history, and its mails. */
const traces = (db: Database, kind: 'transfer' | 'booking', ids: SQL) => [
  db
    .update(requestEvents)
    .set({ note: null, data: endingOnly })
    .where(and(eq(requestEvents.kind, kind), sql`${requestEvents.requestId} IN ${ids}`)),
  emptiedMails(db, kind === 'booking' ? kind : 'transfer_request', ids),
];

/**
 * Removes name, address, telephone and texts from requests and messages older than `months`, and from the mails about them; figures stay.
 * Mails about neither and unconfirmed addresses are deleted, as are those who waited for days that are over. With 0 months everything is kept.
 */
export async function anonymiseOld(db: Database, months: number, now: Date): Promise<void> {
  if (months <= 0) return;
  const before = monthsBefore(now, months);
  const stamp = now.toISOString();
  const day = addDays(stamp.slice(0, 10), -DAYS_AFTER_JOURNEY);
  const anonymised = {
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    note: null,
    anonymisedAt: stamp,
  };
  const laterLeg = db
    .select({ requestId: transferLegs.requestId })
    .from(transferLegs)
    .where(and(eq(transferLegs.requestId, transferRequests.id), gte(transferLegs.localDate, day)));
  await db.batch([
    db
      .update(transferRequests)
      .set({ ...anonymised, signName: null, digest: null })
      .where(
        and(
          isNull(transferRequests.anonymisedAt),
          lt(transferRequests.createdAt, before),
          notExists(laterLeg),
        ),
      ),
    db
      .update(transferLegs)
      .set({ pickupAddress: null, dropoffAddress: null })
      .where(
        sql`${transferLegs.requestId} IN (SELECT id FROM transfer_requests WHERE anonymised_at = ${stamp})`,
      ),
    ...traces(
      db,
      'transfer',
      sql`(SELECT id FROM transfer_requests WHERE anonymised_at = ${stamp})`,
    ),
    db
      .update(bookings)
      .set({ ...anonymised, contact: {}, notes: null, digest: null })
      .where(
        and(
          isNull(bookings.anonymisedAt),
          lt(bookings.createdAt, before),
          lt(bookings.localDate, day),
        ),
      ),
    db
      .update(bookingUnits)
      .set({ contact: {} })
      .where(
        sql`${bookingUnits.bookingId} IN ${sql`(SELECT id FROM bookings WHERE anonymised_at = ${stamp})`}`,
      ),
    ...traces(db, 'booking', sql`(SELECT id FROM bookings WHERE anonymised_at = ${stamp})`),
    emptiedMails(db, 'order', sql`(SELECT id FROM orders WHERE anonymised_at = ${stamp})`),
    // A day that is over needs no waiting list.
    db.delete(waitingGuests).where(lt(waitingGuests.localDate, day)),
    db
      .update(contactMessages)
      .set({
        name: '',
        email: null,
        phone: null,
        message: '',
        note: null,
        digest: '',
        anonymisedAt: stamp,
      })
      .where(and(isNull(contactMessages.anonymisedAt), lt(contactMessages.createdAt, before))),
    // As long as money is left on it, its recipient may ask for it by name.
    db
      .update(giftVouchers)
      .set({ ...WITHOUT_PEOPLE, anonymisedAt: stamp })
      .where(
        and(
          ...[isNull(giftVouchers.anonymisedAt), lt(giftVouchers.createdAt, before)],
          sql`(${giftVouchers.endsOn} < ${day} OR (SELECT sum(cents) FROM gift_voucher_entries WHERE voucher_id = gift_vouchers.id) <= 0)`,
        ),
      ),
    emptiedMails(
      db,
      'gift_voucher',
      sql`(SELECT CAST(id AS TEXT) FROM gift_vouchers WHERE anonymised_at = ${stamp})`,
    ),
    emptiedMails(
      db,
      'contact_message',
      sql`(SELECT CAST(id AS TEXT) FROM contact_messages WHERE anonymised_at = ${stamp})`,
    ),
    db.delete(outbox).where(and(isNull(outbox.relatedKind), lt(outbox.createdAt, before), isOver)),
    // Unsubscribed addresses stay known, so that no import resubscribes them.
    db
      .delete(subscribers)
      .where(
        and(
          eq(subscribers.status, 'pending'),
          lt(subscribers.requestedAt, before),
          isNull(subscribers.unsubscribedAt),
        ),
      ),
  ]);
}
