import { and, count, desc, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { DASHBOARD_ITEMS, type InboxTrip, type OpenMailState } from '#contract/admin/admin.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { bookings, contactMessages, outbox, trips } from '#core/db/schema.ts';
import { bookedUnits, isNoise } from '#orders/bookings/inbox-states.ts';

const OPEN_MAILS: OpenMailState[] = ['pending', 'sending', 'failed', 'held'];
/** Kept mails are counted but not listed: without a sending driver all mails are kept. */
const COUNTED_MAILS: OpenMailState[] = [...OPEN_MAILS, 'kept'];

export const newestTrips = (db: Database) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      status: bookings.status,
      endedAs: bookings.endedAs,
      date: bookings.localDate,
      time: bookings.localTime,
      units: bookedUnits.as('units'),
      message: bookings.notes,
      language: bookings.language,
      createdAt: bookings.createdAt,
      contactName: bookings.contactName,
      email: bookings.contactEmail,
      phone: bookings.contactPhone,
      tripName: aliased(trips.name, 'tripName'),
      tripNames: pickTranslations<InboxTrip['trip']['translations']>(trips.translations, [
        'name',
      ]).as('tripNames'),
    })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    // A `+` keeps SQLite from an index of the trash, which would sort all bookings.
    .where(and(sql`+${bookings.deletedAt} IS NULL`, not(isNoise), ne(bookings.status, 'ON_HOLD')))
    .orderBy(desc(bookings.createdAt))
    .limit(DASHBOARD_ITEMS);

export const newestMessages = (db: Database) =>
  db
    .select({
      id: contactMessages.id,
      status: contactMessages.status,
      message:
        sql<string>`coalesce((SELECT text FROM message_entries WHERE message_id = contact_messages.id AND writer = 'guest' ORDER BY created_at DESC LIMIT 1), ${contactMessages.message})`.as(
          'message',
        ),
      language: contactMessages.language,
      createdAt: contactMessages.createdAt,
      contactName: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
    })
    .from(contactMessages)
    // A thread that the firm began is shown when its guest has written.
    .where(
      and(
        isNull(contactMessages.deletedAt),
        ne(contactMessages.status, 'spam'),
        or(ne(contactMessages.message, ''), eq(contactMessages.status, 'new')),
      ),
    )
    .orderBy(desc(contactMessages.createdAt))
    .limit(DASHBOARD_ITEMS);

export const openMails = (db: Database) =>
  db
    .select({
      id: outbox.id,
      to: outbox.toAddress,
      subject: outbox.subject,
      status: outbox.status,
      attempts: outbox.attempts,
      error: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(inArray(outbox.status, OPEN_MAILS))
    .orderBy(desc(outbox.createdAt))
    .limit(DASHBOARD_ITEMS);

export const countOpenMails = (db: Database) =>
  db
    .select({ status: outbox.status, count: count() })
    .from(outbox)
    .where(inArray(outbox.status, COUNTED_MAILS))
    .groupBy(outbox.status);
