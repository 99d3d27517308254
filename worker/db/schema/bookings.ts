import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BookedExtra, BookingContact, BookingLine, BookingSource, BookingStatus, Refund } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/language.ts';
import { tripOptions, tripUnits } from './booking-plans.ts';
import { trips } from './catalogue.ts';
import { bool, createdAt, editable, id, json } from './columns.ts';

/** A start, or a day of hire, that was booked; all others follow from the schedules alone. */
export const departures = sqliteTable(
  'departures',
  {
    id,
    optionId: integer()
      .notNull()
      .references(() => tripOptions.id),
    /** Menorca wall time; the time is empty for a whole day. */
    localDate: text().notNull(),
    localTime: text().notNull().default(''),
    startsAt: text().notNull(),
    /** Of the plan with that version; bookings are written under the current one alone. */
    capacity: integer(),
    scheduleVersion: integer().notNull(),
    /** Places of bookings that are not holds; maintained by triggers. */
    taken: integer().notNull().default(0),
    createdAt,
  },
  (t) => [uniqueIndex('departures_start').on(t.optionId, t.localDate, t.localTime), index('departures_day').on(t.localDate, t.localTime)],
);
export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    /** Given by who books: the same one never books twice. */
    uuid: text().notNull().unique(),
    reference: text().notNull().unique(),
    status: text().$type<BookingStatus>().notNull(),
    tripId: integer()
      .notNull()
      .references(() => trips.id),
    optionId: integer()
      .notNull()
      .references(() => tripOptions.id),
    departureId: integer()
      .notNull()
      .references(() => departures.id),
    localDate: text().notNull(),
    localTime: text().notNull().default(''),
    places: integer().notNull(),
    /** End of a hold; a hold past it takes no places. */
    expiresAt: text(),
    confirmedAt: text(),
    cancelledAt: text(),
    redeemedAt: text(),
    cancellationReason: text(),
    refund: text().$type<Refund>(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    /** As agreed when it was booked. */
    totalCents: integer().notNull(),
    lines: json<BookingLine[]>().notNull().default([]),
    extras: json<BookedExtra[]>().notNull().default([]),
    priceVersion: integer(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    contact: json<BookingContact>().notNull().default({}),
    language: text().$type<Language>().notNull(),
    /** The guest's own words. */
    notes: text(),
    /** The firm's. */
    note: text(),
    source: text().$type<BookingSource>().notNull(),
    /** The API key of a reseller; keys belong to the installation, so no foreign key. */
    resellerKeyId: integer(),
    resellerReference: text(),
    manageTokenHash: text().notNull(),
    isDemo: bool().default(false),
    anonymisedAt: text(),
    ...editable,
  },
  (t) => [
    index('bookings_departure').on(t.departureId, t.status),
    index('bookings_holds').on(t.optionId, t.expiresAt).where(sql`status = 'ON_HOLD'`),
    index('bookings_expiry').on(t.expiresAt).where(sql`status = 'ON_HOLD'`),
    index('bookings_created').on(t.createdAt),
    index('bookings_trip').on(t.tripId, t.localDate),
    index('bookings_email').on(t.contactEmail),
    index('bookings_reseller').on(t.resellerKeyId, t.resellerReference),
    check('bookings_status', sql`status IN ('ON_HOLD', 'CONFIRMED', 'PENDING', 'CANCELLED', 'EXPIRED', 'REDEEMED')`),
    check('bookings_numbers', sql`places >= 0 AND total_cents >= 0 AND (status <> 'ON_HOLD' OR expires_at IS NOT NULL)`),
  ],
);
/** One person, or one group, of a booking, with a ticket of its own. */
export const bookingUnits = sqliteTable(
  'booking_units',
  {
    uuid: text().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    unitId: integer()
      .notNull()
      .references(() => tripUnits.id),
    position: integer().notNull(),
    ticketCode: text().notNull().unique(),
    cents: integer().notNull().default(0),
    resellerReference: text(),
    contact: json<BookingContact>().notNull().default({}),
    redeemedAt: text(),
  },
  (t) => [index('booking_units_booking').on(t.bookingId, t.position)],
);
