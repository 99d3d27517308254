import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  BookedExtra,
  BookingContact,
  BookingLine,
  BookingSource,
  BookingStatus,
  Refund,
} from '#contract/bookings/bookings.ts';
import { IF_SILENT } from '#contract/bookings/calling-off/calling-off.ts';
import type { BookedPickup } from '#contract/bookings/needs/pickups.ts';
import type { BookedAnswer } from '#contract/bookings/needs/questions.ts';
import type { WeatherNote } from '#contract/bookings/weather-note.ts';
import type { Language } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { OfferedTerms } from '#contract/money/agreement.ts';
import { tripOptions, tripUnits } from './booking-plans.ts';
import { trips } from './catalogue.ts';
import { agreement, bool, createdAt, editable, id, json, pay, terms } from './columns.ts';
import { orders } from './orders.ts';
import { discountCodes, partners } from './partners.ts';
import { drivers } from './transfers.ts';

export const guides = sqliteTable('guides', {
  id,
  name: text().notNull(),
  phone: text().notNull().default(''),
  email: text(),
  languages: json<Language[]>().notNull().default([]),
  /** The person as a resource, with days off; no foreign key, as of drivers. */
  resourceId: integer(),
  isActive: bool().default(true),
  ...pay,
  ...editable,
});
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
    /** A trigger writes it by the option where none is given. */
    endsAt: text().notNull().default(''),
    /** Of the plan with that version; bookings are written under the current one alone. */
    capacity: integer(),
    scheduleVersion: integer().notNull(),
    /** Places of bookings that are not holds; maintained by triggers. */
    taken: integer().notNull().default(0),
    guideId: integer().references(() => guides.id),
    /** UTC; a departure that was called off takes no bookings. */
    calledOffAt: text(),
    calledOffReason: text(),
    /** The same by language, where the firm gave it so. */
    calledOffReasons: json<InLanguages<string>>(),
    /** The day that guests are offered instead. */
    offeredDate: text(),
    /** UTC; what then happens with those who were asked and have not answered: their money back, or the day that was offered. */
    answerBy: text(),
    ifSilent: text({ enum: IF_SILENT }),
    /** Of one that needs a number of people: when the firm was asked, UTC, and that it takes place. */
    decisionAskedAt: text(),
    decision: text({ enum: ['runs'] }),
    /** The firm's words to guests about the weather, by language. */
    weatherNote: json<WeatherNote>(),
    createdAt,
  },
  (t) => [
    uniqueIndex('departures_start').on(t.optionId, t.localDate, t.localTime),
    index('departures_day').on(t.localDate, t.localTime),
  ],
);
export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    /** Given by who books: the same one never books twice. */
    uuid: text().notNull().unique(),
    reference: text().notNull().unique(),
    /** A trigger makes an order of one item where none is given. */
    orderId: text().references(() => orders.id),
    idempotencyKey: text(),
    /** SHA-256 of what was sent; the same within two minutes is one booking. */
    digest: text(),
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
    /** Without it they are its places; a private hire takes more places than it has people. */
    people: integer(),
    /** End of a hold; a hold past it takes no places. */
    expiresAt: text(),
    confirmedAt: text(),
    cancelledAt: text(),
    redeemedAt: text(),
    cancellationReason: text(),
    /** How a booking ended that is CANCELLED or REDEEMED otherwise than usual. */
    endedAs: text({ enum: ['declined', 'guest', 'firm', 'called_off', 'spam', 'no_show'] }),
    /** Of a departure that was called off: when the guest was asked for another date or the money, and what they chose. */
    choiceAskedAt: text(),
    choice: text({ enum: ['date', 'refund'] }),
    /** The departure that was called off, also after the guest has moved to another one. */
    calledOffDepartureId: integer(),
    /** When the firm ticked that it notified a guest whom no mail reached. */
    choiceToldAt: text(),
    refund: text().$type<Refund>(),
    /** Of a cancellation that is refunded in part. */
    feeCents: integer(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    /** As agreed when it was booked. */
    totalCents: integer().notNull(),
    lines: json<BookingLine[]>().notNull().default([]),
    extras: json<BookedExtra[]>().notNull().default([]),
    answers: json<BookedAnswer[]>().notNull().default([]),
    /** Null: the guest comes to the meeting point. */
    pickup: json<BookedPickup>(),
    /** UTC; when the mail about the next day was enqueued. */
    remindedAt: text(),
    priceVersion: integer(),
    /** As they were when it was booked; a trigger fills in those of the option. */
    terms: terms(),
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
    privacyEdition: text(),
    privacyAcceptedAt: text(),
    ...agreement,
    /** What the firm offers with it, and until when (UTC). */
    offered: json<OfferedTerms>(),
    offerUntil: text(),
    /** Who sent the guest, and its commission as agreed then, in hundredths of a percent. */
    partnerId: integer().references(() => partners.id),
    commissionBp: integer(),
    codeId: integer().references(() => discountCodes.id),
    isDemo: bool().default(false),
    anonymisedAt: text(),
    ...editable,
  },
  (t) => [
    index('bookings_order').on(t.orderId),
    index('bookings_key').on(t.idempotencyKey),
    index('bookings_inbox').on(t.deletedAt, t.status, t.createdAt),
    index('bookings_digest').on(t.digest, t.createdAt),
    index('bookings_departure').on(t.departureId, t.status),
    index('bookings_called_off')
      .on(t.calledOffDepartureId)
      .where(sql`called_off_departure_id IS NOT NULL`),
    index('bookings_undecided')
      .on(t.departureId)
      .where(
        sql`choice_asked_at IS NOT NULL AND choice IS NULL AND status IN ('CONFIRMED', 'PENDING')`,
      ),
    index('bookings_offers').on(t.offerUntil).where(sql`offer_until IS NOT NULL`),
    index('bookings_holds').on(t.optionId, t.expiresAt).where(sql`status = 'ON_HOLD'`),
    index('bookings_expiry').on(t.expiresAt).where(sql`status = 'ON_HOLD'`),
    index('bookings_created').on(t.createdAt),
    index('bookings_trip').on(t.tripId, t.localDate),
    index('bookings_guest').on(sql`lower("contact_email")`),
    index('bookings_partner').on(t.partnerId, t.localDate),
    index('bookings_code').on(t.codeId, t.status),
    index('bookings_demo').on(t.isDemo).where(sql`is_demo`),
    index('bookings_reseller').on(t.resellerKeyId, t.resellerReference),
    check(
      'bookings_status',
      sql`status IN ('ON_HOLD', 'CONFIRMED', 'PENDING', 'CANCELLED', 'EXPIRED', 'REDEEMED')`,
    ),
    check(
      'bookings_numbers',
      sql`places >= 0 AND total_cents >= 0 AND (status <> 'ON_HOLD' OR expires_at IS NOT NULL)`,
    ),
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
    noShowAt: text(),
    /** Years, where the guest gave them. */
    age: integer(),
  },
  (t) => [index('booking_units_booking').on(t.bookingId, t.position)],
);
/** Who wants places on a day that has none. */
export const waitingGuests = sqliteTable(
  'waiting_guests',
  {
    id: text().primaryKey(),
    tripId: integer()
      .notNull()
      .references(() => trips.id),
    optionId: integer().references(() => tripOptions.id),
    localDate: text().notNull(),
    people: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    language: text().$type<Language>().notNull(),
    privacyEdition: text().notNull(),
    privacyAcceptedAt: text().notNull(),
    /** SHA-256 of the token in the mail's link that ends the waiting. */
    tokenHash: text().notNull(),
    /** When the guest was notified that places are free. */
    toldAt: text(),
    endedAt: text(),
    createdAt,
  },
  (t) => [
    index('waiting_guests_day').on(t.localDate, t.tripId),
    index('waiting_guests_email').on(t.email),
  ],
);
/** A calendar that is read at a secret address; its owner is the firm, a guide or a driver. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    id,
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    guideId: integer().references(() => guides.id),
    driverId: integer().references(() => drivers.id),
    createdBy: integer(),
    lastUsedAt: text(),
    revokedAt: text(),
    createdAt,
  },
  (t) => [index('calendar_feeds_owner').on(t.guideId, t.driverId)],
);
/** Versions of the events in calendar feeds: `hash` is of an event's text, and a different one raises `sequence`. */
export const calendarEvents = sqliteTable(
  'calendar_events',
  {
    uid: text().primaryKey(),
    hash: text().notNull(),
    sequence: integer().notNull().default(0),
    changedAt: text().notNull(),
    /** In Menorca; rows go when it is long over. */
    localDate: text().notNull(),
  },
  (t) => [index('calendar_events_day').on(t.localDate)],
);
