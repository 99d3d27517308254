import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import { TRANSFER_INBOX_STATES } from '#contract/transfers/admin/admin.ts';
import type { PlaceInput, VehicleInput, ZoneInput } from '#contract/transfers/transfers.ts';
import {
  agreement,
  bool,
  createdAt,
  editable,
  id,
  json,
  pay,
  terms,
  texts,
  translationState,
} from './columns.ts';
import { orders } from './orders.ts';
import { discountCodes, partners } from './partners.ts';
import { users } from './people.ts';

export const transferZones = sqliteTable(
  'transfer_zones',
  {
    id,
    slug: text().notNull().unique(),
    name: text().notNull(),
    minutes: integer().notNull(),
    km: integer().notNull(),
    hasPage: bool().default(false),
    /** A request that accepts the terms is confirmed at once while a van is free. */
    acceptsAtOnce: bool().default(false),
    image: text(),
    sortOrder: integer().notNull().default(0),
    headline: text().notNull().default(''),
    intro: text().notNull().default(''),
    pois: json<ZoneInput['pois']>().notNull().default([]),
    faq: json<ZoneInput['faq']>().notNull().default([]),
    isDemo: bool().default(false),
    translations: json<ZoneInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('transfer_zones_order').on(t.deletedAt, t.sortOrder)],
);
export const transferPlaces = sqliteTable(
  'transfer_places',
  {
    id,
    kind: text().$type<PlaceInput['kind']>().notNull(),
    name: text().notNull(),
    aliases: texts(),
    zoneId: integer().references(() => transferZones.id),
    latitude: real().notNull(),
    longitude: real().notNull(),
    meetingPoint: text().notNull().default(''),
    isDemo: bool().default(false),
    translations: json<PlaceInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('transfer_places_zone').on(t.deletedAt, t.zoneId),
    index('transfer_places_name').on(t.deletedAt, t.name),
  ],
);
export const transferVehicles = sqliteTable(
  'transfer_vehicles',
  {
    id,
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    image: text(),
    maxPassengers: integer().notNull(),
    largeBags: integer().notNull(),
    cabinBags: integer().notNull(),
    childSeats: integer().notNull(),
    hasWheelchairAccess: bool().default(false),
    leadMinutes: integer().notNull(),
    /** Vans that the class draws on; a class without any is bound to none. */
    resourceIds: json<number[]>().notNull().default([]),
    sortOrder: integer().notNull().default(0),
    isDemo: bool().default(false),
    translations: json<VehicleInput['translations']>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [index('transfer_vehicles_order').on(t.deletedAt, t.sortOrder)],
);
/** A saved state of the whole table; prices refer to the version that introduced them. */
export const transferPriceVersions = sqliteTable('transfer_price_versions', {
  id,
  note: text().notNull().default(''),
  createdBy: integer().references(() => users.id),
  createdAt,
});
export const transferPrices = sqliteTable(
  'transfer_prices',
  {
    id,
    versionId: integer()
      .notNull()
      .references(() => transferPriceVersions.id),
    zoneId: integer()
      .notNull()
      .references(() => transferZones.id),
    vehicleId: integer()
      .notNull()
      .references(() => transferVehicles.id),
    oneWayCents: integer().notNull(),
    returnCents: integer().notNull(),
    currency: text({ enum: ['EUR'] })
      .notNull()
      .default('EUR'),
    validFrom: text().notNull(),
    validTo: text(),
  },
  (t) => [
    uniqueIndex('transfer_prices_cell').on(t.versionId, t.zoneId, t.vehicleId, t.validFrom),
    index('transfer_prices_zone').on(t.zoneId, t.vehicleId),
    index('transfer_prices_vehicle').on(t.vehicleId),
  ],
);
export const drivers = sqliteTable('drivers', {
  id,
  name: text().notNull(),
  phone: text().notNull(),
  vehicle: text().notNull().default(''),
  plate: text().notNull().default(''),
  /** The person as a resource, with days off; no foreign key, as of a journey's van. */
  resourceId: integer(),
  isActive: bool().default(true),
  ...pay,
  ...editable,
});
export const transferRequests = sqliteTable(
  'transfer_requests',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    /** A trigger makes an order of one item where none is given. */
    orderId: text().references(() => orders.id),
    idempotencyKey: text().unique(),
    manageTokenHash: text().notNull(),
    status: text({ enum: TRANSFER_INBOX_STATES }).notNull().default('new'),
    fromPlaceId: integer()
      .notNull()
      .references(() => transferPlaces.id),
    toPlaceId: integer()
      .notNull()
      .references(() => transferPlaces.id),
    vehicleCode: text().notNull(),
    adults: integer().notNull(),
    childAges: json<number[]>().notNull().default([]),
    luggage: json<{ large: number; cabin: number; bulky: number }>().notNull(),
    extras: json<{ code: string; quantity: number }[]>().notNull().default([]),
    currency: text().notNull().default('EUR'),
    totalCents: integer().notNull(),
    priceVersion: integer().notNull(),
    /** As they were when it was requested; a trigger fills in those of the settings. */
    terms: terms(),
    /** SHA-256 of content and sender; null in older rows. */
    digest: text(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    signName: text(),
    note: text(),
    language: text().$type<Language>().notNull(),
    privacyEdition: text().notNull(),
    privacyAcceptedAt: text().notNull(),
    ...agreement,
    /** Of an offer: when it ends, UTC, and the firm's words to it. */
    offerUntil: text(),
    offerNote: text().notNull().default(''),
    source: text().notNull().default('site'),
    /** Fee of a cancellation for the guest. */
    feeCents: integer(),
    /** Who sent the guest, and its commission as agreed then, in hundredths of a percent. */
    partnerId: integer().references(() => partners.id),
    commissionBp: integer(),
    codeId: integer().references(() => discountCodes.id),
    isDemo: bool().default(false),
    anonymisedAt: text(),
    ...editable,
  },
  (t) => [
    index('transfer_requests_order').on(t.orderId),
    index('transfer_requests_inbox').on(t.deletedAt, t.status, t.createdAt),
    index('transfer_requests_guest').on(sql`lower("contact_email")`),
    index('transfer_requests_created').on(t.createdAt),
    index('transfer_requests_partner').on(t.partnerId),
    index('transfer_requests_code').on(t.codeId),
    index('transfer_requests_demo').on(t.isDemo).where(sql`is_demo`),
    index('transfer_requests_digest').on(t.digest, t.createdAt),
    index('transfer_requests_offers').on(t.offerUntil).where(sql`offer_until IS NOT NULL`),
  ],
);
export const transferLegs = sqliteTable(
  'transfer_legs',
  {
    requestId: text()
      .notNull()
      .references(() => transferRequests.id),
    leg: text({ enum: ['outbound', 'return'] }).notNull(),
    /** Menorca wall time, `YYYY-MM-DD` and `HH:MM`. */
    localDate: text().notNull(),
    localTime: text().notNull(),
    startsAt: text().notNull(),
    endsAt: text().notNull(),
    flight: text(),
    /** Hotel or address, where the place is neither an airport nor a port. */
    pickupAddress: text(),
    dropoffAddress: text(),
    driverId: integer().references(() => drivers.id),
    /**
     * The van that is bound; a trigger frees it when the transfer ends without a journey. No foreign key: resources are content, which a backup
     * without personal data replaces.
     */
    resourceId: integer(),
    /** UTC; the journey with the way there and back. Triggers compute it from the times and the zones of the places. */
    busyFrom: text().notNull().default(''),
    busyTo: text().notNull().default(''),
    /** Menorca wall time as it was agreed, `YYYY-MM-DDTHH:MM`, where a flight has moved it. */
    agreedTime: text(),
    /** For the licence: the plate, and when it began and ended, UTC; null as planned. */
    plate: text(),
    startedAt: text(),
    endedAt: text(),
    reportedAt: text(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.leg] }),
    index('transfer_legs_day').on(t.localDate, t.localTime),
    index('transfer_legs_driver').on(t.driverId, t.startsAt),
    index('transfer_legs_resource').on(t.resourceId, t.busyFrom),
  ],
);
export const transferLines = sqliteTable(
  'transfer_lines',
  {
    requestId: text()
      .notNull()
      .references(() => transferRequests.id),
    position: integer().notNull(),
    code: text().notNull(),
    quantity: integer().notNull(),
    cents: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.position] })],
);
/**
 * History of a transfer or trip request or a booking: time and author of each event; a change of state sets both states, other events leave `toStatus`
 * unchanged.
 */
export const requestEvents = sqliteTable(
  'request_events',
  {
    id,
    requestId: text().notNull(),
    kind: text().$type<LedgerSubject>().notNull(),
    type: text({ enum: ['state', 'change_request', 'driver', 'message', 'note', 'edit'] })
      .notNull()
      .default('state'),
    fromStatus: text(),
    toStatus: text().notNull(),
    actor: text().notNull(),
    note: text(),
    data: json<Record<string, unknown>>(),
    createdAt,
  },
  (t) => [index('request_events_request').on(t.requestId, t.createdAt)],
);
