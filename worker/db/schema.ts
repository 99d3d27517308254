import { type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditEntity } from '#contract/admin/audit-words.ts';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import type { BlogCategoryInput, BlogPostInput } from '#contract/pages/blog.ts';
import type { DestinationInput } from '#contract/places/destinations.ts';
import type { HeroBannerInput, TestimonialInput } from '#contract/pages/home.ts';
import type { Language } from '#contract/language.ts';
import type { SeoInput } from '#contract/pages/seo.ts';
import type { PlaceInput, VehicleInput, ZoneInput } from '#contract/transfers/transfers.ts';
import type { TripInput, TripTypeInput } from '#contract/trips/trips.ts';

// The whole data model on one page. Names are camelCase here and snake_case in the database (`casing` of drizzle). No foreign key cascades:
// a table rebuild would silently delete children. Times are ISO 8601 in UTC unless the name says otherwise.

const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ','now'))`;
const id = integer().primaryKey({ autoIncrement: true });
const json = <T>() => text({ mode: 'json' }).$type<T>();
const bool = () => integer({ mode: 'boolean' }).notNull();
const texts = () => json<string[]>().notNull().default([]);
const createdAt = text().notNull().default(now);
const sourceLanguage = text().$type<Language>().notNull().default('es');
const status = text({ enum: ['draft', 'published'] }).notNull().default('draft');
/** On every row that the administration edits: `version` prevents lost updates, `deletedAt` marks the trash. */
const editable = { version: integer().notNull().default(1), createdAt, updatedAt: text().notNull().default(now), deletedAt: text() };
/** Per field and language: `draft` or `reviewed`, and the source text that it was made from (to detect «outdated»). */
type TranslationState = Record<string, Partial<Record<Language, { state: 'draft' | 'reviewed'; source: string }>>>;
const translationState = json<TranslationState>().notNull().default({});
/** Sort key of trips: a rating without reviews counts as none (`isRated` of the contract). */
export const guestRating = ({ rating, reviewCount }: Record<'rating' | 'reviewCount', SQLWrapper>) => sql`CASE WHEN ${reviewCount} > 0 AND ${rating} > 0 THEN ${rating} END`;

// People

export const users = sqliteTable('users', {
  id, email: text().notNull().unique(), name: text().notNull(), role: text({ enum: ['admin', 'user'] }).notNull().default('user'),
  passwordHash: text().notNull(), totpSecret: text(), /** Last accepted time step, so that a code works once. */ totpLastStep: integer(), /** SHA-256 of each. */ recoveryCodes: texts(), lastSignInAt: text(), ...editable,
});
export const sessions = sqliteTable('sessions', {
  /** SHA-256 of the cookie's token. */
  id: text().primaryKey(), userId: integer().notNull().references(() => users.id), expiresAt: integer().notNull(), createdAt, userAgent: text(), lastSeenAt: text(),
  /** When its owner last gave their password or a code: at sign-in, and again before sensitive writes. */ provenAt: text(),
}, (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)]);
export const passwordResets = sqliteTable('password_resets', {
  tokenHash: text().primaryKey(), userId: integer().notNull().references(() => users.id), expiresAt: text().notNull(), usedAt: text(), createdAt,
}, (t) => [index('password_resets_user').on(t.userId)]);
export const apiKeys = sqliteTable('api_keys', {
  id, name: text().notNull(), keyHash: text().notNull().unique(), prefix: text().notNull(), scopes: texts(), createdBy: integer().references(() => users.id),
  expiresAt: text(), lastUsedAt: text(), revokedAt: text(), ...editable,
});
/** Counters of sign-ins, mails and the like, by key and window. */
export const attempts = sqliteTable('attempts', { key: text().notNull(), windowStart: integer().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('attempts_window').on(t.windowStart)]);

// Content

export const images = sqliteTable('images', {
  id, /** File name at upload. */ name: text().notNull().default(''), path: text().notNull().unique(), sha256: text().notNull().unique(), contentType: text().notNull(), bytes: integer().notNull(), width: integer().notNull(),
  height: integer().notNull(), dominantColor: text().notNull(), /** Tiny WebP as a data URI. */ preview: text().notNull().default(''), focalX: real().notNull().default(0.5),
  focalY: real().notNull().default(0.5), alt: json<Partial<Record<Language, string>>>().notNull().default({}), isDemo: bool().default(false), ...editable,
}, (t) => [index('images_list').on(t.deletedAt, t.createdAt)]);
/** One row per variant stored in R2, for counting storage and savings. */
export const imageVariants = sqliteTable('image_variants', { key: text().primaryKey(), imagePath: text().notNull(), format: text().notNull(), width: integer().notNull(), bytes: integer().notNull(), createdAt },
  (t) => [index('image_variants_image').on(t.imagePath)]);
export const heroBanners = sqliteTable('hero_banners', {
  id, image: text().notNull(), title: text().notNull(), subtitle: text().notNull().default(''), buttonText: text().notNull().default(''), buttonLink: text(), isActive: bool().default(true),
  sortOrder: integer().notNull().default(0), startsAt: text(), endsAt: text(), translations: json<HeroBannerInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('hero_banners_active').on(t.deletedAt, t.isActive, t.sortOrder)]);
export const tripTypes = sqliteTable('trip_types', {
  id, name: text().notNull(), slug: text().notNull().unique(), sortOrder: integer().notNull().default(0),
  translations: json<TripTypeInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('trip_types_order').on(t.deletedAt, t.sortOrder)]);
export const destinations = sqliteTable('destinations', {
  id, name: text().notNull(), slug: text().notNull().unique(), description: text().notNull(), image: text().notNull(), rating: real(), reviewCount: integer().notNull().default(0), tags: texts(),
  isPopular: bool().default(false), region: text({ enum: ['north', 'south', 'west', 'east'] }).notNull(), kind: text().$type<DestinationInput['kind']>().notNull(), latitude: real().notNull(),
  longitude: real().notNull(), gallery: texts(), access: text().notNull().default(''), services: texts(), tips: texts(), bestMonths: json<number[]>().notNull().default([]),
  transferZoneId: integer().references(() => transferZones.id), status, sourceLanguage, isDemo: bool().default(false), translations: json<DestinationInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [
  index('destinations_list').on(t.status, t.deletedAt, t.isPopular, t.id), index('destinations_region').on(t.status, t.deletedAt, t.region, t.isPopular, t.id), index('destinations_zone').on(t.transferZoneId),
]);
export const destinationTags = sqliteTable('destination_tags', { destinationId: integer().notNull().references(() => destinations.id), tag: text().notNull() },
  (t) => [primaryKey({ columns: [t.tag, t.destinationId] }), index('destination_tags_destination').on(t.destinationId)]);
export const trips = sqliteTable('trips', {
  id, name: text().notNull(), slug: text().notNull().unique(), description: text().notNull(), image: text().notNull(), tripTypeId: integer().notNull().references(() => tripTypes.id),
  region: text({ enum: ['north', 'south', 'west', 'east'] }).notNull(), location: text().notNull(), duration: text().notNull(), durationClass: text({ enum: ['half-day', 'full-day', 'multi-day'] }).notNull(),
  price: real(), currency: text({ enum: ['EUR'] }).notNull().default('EUR'), rating: real(), reviewCount: integer().notNull().default(0), isBestseller: bool().default(false), isPopular: bool().default(false),
  showBookingOptions: bool().default(false), highlights: texts(), itinerary: json<TripInput['itinerary']>().notNull().default([]), included: texts(), excluded: texts(), bring: texts(),
  meetingPoint: text().notNull().default(''), meetingLatitude: real(), meetingLongitude: real(), gallery: texts(), minAge: integer(), maxPeople: integer(), guideLanguages: json<Language[]>().notNull().default([]),
  cancellationPolicy: text().notNull().default(''), status, publishAt: text(), sourceLanguage, isDemo: bool().default(false), translations: json<TripInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [
  index('trips_popular').on(t.status, t.deletedAt, t.isPopular, t.isBestseller, t.id), index('trips_price').on(t.status, t.deletedAt, t.price, t.id), index('trips_rated').on(t.status, t.deletedAt, guestRating(t), t.isPopular, t.isBestseller, t.id),
  index('trips_of_region').on(t.status, t.deletedAt, t.region, t.isPopular, t.isBestseller, t.id), index('trips_of_region_price').on(t.status, t.deletedAt, t.region, t.price, t.id), index('trips_of_region_rated').on(t.status, t.deletedAt, t.region, guestRating(t), t.isPopular, t.isBestseller, t.id),
  index('trips_of_type').on(t.status, t.deletedAt, t.tripTypeId, t.isPopular, t.isBestseller, t.id), index('trips_of_type_price').on(t.status, t.deletedAt, t.tripTypeId, t.price, t.id), index('trips_of_type_rated').on(t.status, t.deletedAt, t.tripTypeId, guestRating(t), t.isPopular, t.isBestseller, t.id),
  index('trips_of_duration').on(t.status, t.deletedAt, t.durationClass, t.isPopular, t.isBestseller, t.id), index('trips_of_duration_price').on(t.status, t.deletedAt, t.durationClass, t.price, t.id),
  index('trips_of_duration_rated').on(t.status, t.deletedAt, t.durationClass, guestRating(t), t.isPopular, t.isBestseller, t.id), index('trips_to_come').on(t.publishAt).where(sql`publish_at IS NOT NULL`),
]);
/** Number of published trips of each sort, including scheduled ones. Maintained by triggers, so that no list has to count. */
export const tripCounts = sqliteTable('trip_counts', { region: text().notNull(), durationClass: text().notNull(), tripTypeId: integer().notNull(), trips: integer().notNull() },
  (t) => [primaryKey({ columns: [t.region, t.durationClass, t.tripTypeId] })]);
export const tripDestinations = sqliteTable('trip_destinations', { tripId: integer().notNull().references(() => trips.id), destinationId: integer().notNull().references(() => destinations.id), sortOrder: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.tripId, t.destinationId] }), index('trip_destinations_destination').on(t.destinationId)]);
export const testimonials = sqliteTable('testimonials', {
  id, text: text().notNull(), rating: integer().notNull(), avatar: text(), name: text().notNull(), country: text().notNull(), visitedOn: text(), isPublished: bool().default(true), sortOrder: integer().notNull().default(0),
  isDemo: bool().default(false), translations: json<TestimonialInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('testimonials_list').on(t.deletedAt, t.isPublished, t.sortOrder, t.id)]);
export const blogCategories = sqliteTable('blog_categories', {
  id, slug: text().notNull().unique(), name: text().notNull(), description: text().notNull().default(''), sortOrder: integer().notNull().default(0),
  translations: json<BlogCategoryInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('blog_categories_order').on(t.deletedAt, t.sortOrder)]);
export const blogPosts = sqliteTable('blog_posts', {
  id, slug: text().notNull().unique(), title: text().notNull(), excerpt: text().notNull(), body: text().notNull(), cover: text().notNull(), categoryId: integer().notNull().references(() => blogCategories.id),
  author: text().notNull(), status, publishAt: text(), publishedAt: text(), readingMinutes: integer().notNull().default(1), relatedTripIds: json<number[]>().notNull().default([]), sourceLanguage, isDemo: bool().default(false),
  translations: json<BlogPostInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('blog_posts_list').on(t.status, t.deletedAt, t.publishedAt), index('blog_posts_category').on(t.status, t.deletedAt, t.categoryId, t.publishedAt)]);
export const seoRecords = sqliteTable('seo_records', {
  id, page: text().notNull().unique(), title: json<SeoInput['title']>().notNull(), description: json<SeoInput['description']>().notNull(), keywords: json<SeoInput['keywords']>().notNull().default({}),
  canonicalUrl: text(), robotsDirective: text().$type<SeoInput['robotsDirective']>().notNull().default('index,follow'), schema: json<Record<string, unknown>>(), image: text(), ...editable,
});
/** Documents by key, each with its own schema in the contract; `backup-set.ts` lists those that backups contain. */
export const settings = sqliteTable('settings', { key: text().$type<SettingsKey>().primaryKey(), value: json<unknown>().notNull(), version: integer().notNull().default(1), updatedAt: text().notNull().default(now) });
/** Locale strings edited in the administration; they override the files. */
export const localeStrings = sqliteTable('locale_strings', { language: text().$type<Language>().notNull(), namespace: text().notNull(), key: text().notNull(), value: text().notNull(), updatedAt: text().notNull().default(now) },
  (t) => [primaryKey({ columns: [t.language, t.namespace, t.key] })]);
export const redirects = sqliteTable('redirects', { id, fromPath: text().notNull().unique(), toPath: text(), status: integer().notNull().default(301), hits: integer().notNull().default(0), ...editable });
/** One row. Every write to content increments it (triggers in the migrations); pages state the version that they show. */
export const contentVersion = sqliteTable('content_version', { id: integer().primaryKey(), value: integer().notNull().default(1) });

// Transfers

export const transferZones = sqliteTable('transfer_zones', {
  id, slug: text().notNull().unique(), name: text().notNull(), minutes: integer().notNull(), km: integer().notNull(), hasPage: bool().default(false), image: text(), sortOrder: integer().notNull().default(0),
  headline: text().notNull().default(''), intro: text().notNull().default(''), pois: json<ZoneInput['pois']>().notNull().default([]), faq: json<ZoneInput['faq']>().notNull().default([]),
  translations: json<ZoneInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('transfer_zones_order').on(t.deletedAt, t.sortOrder)]);
export const transferPlaces = sqliteTable('transfer_places', {
  id, kind: text().$type<PlaceInput['kind']>().notNull(), name: text().notNull(), aliases: texts(), zoneId: integer().references(() => transferZones.id), latitude: real().notNull(), longitude: real().notNull(),
  meetingPoint: text().notNull().default(''), translations: json<PlaceInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('transfer_places_zone').on(t.deletedAt, t.zoneId), index('transfer_places_name').on(t.deletedAt, t.name)]);
export const transferVehicles = sqliteTable('transfer_vehicles', {
  id, code: text().notNull().unique(), name: text().notNull(), description: text().notNull().default(''), image: text(), maxPassengers: integer().notNull(), largeBags: integer().notNull(), cabinBags: integer().notNull(),
  childSeats: integer().notNull(), hasWheelchairAccess: bool().default(false), leadMinutes: integer().notNull(), sortOrder: integer().notNull().default(0),
  translations: json<VehicleInput['translations']>().notNull().default({}), translationState, ...editable,
}, (t) => [index('transfer_vehicles_order').on(t.deletedAt, t.sortOrder)]);
/** A saved state of the whole table; prices refer to the version that introduced them. */
export const transferPriceVersions = sqliteTable('transfer_price_versions', { id, note: text().notNull().default(''), createdBy: integer().references(() => users.id), createdAt });
export const transferPrices = sqliteTable('transfer_prices', {
  id, versionId: integer().notNull().references(() => transferPriceVersions.id), zoneId: integer().notNull().references(() => transferZones.id), vehicleId: integer().notNull().references(() => transferVehicles.id),
  oneWayCents: integer().notNull(), returnCents: integer().notNull(), currency: text({ enum: ['EUR'] }).notNull().default('EUR'), validFrom: text().notNull(), validTo: text(),
}, (t) => [uniqueIndex('transfer_prices_cell').on(t.versionId, t.zoneId, t.vehicleId, t.validFrom), index('transfer_prices_zone').on(t.zoneId, t.vehicleId), index('transfer_prices_vehicle').on(t.vehicleId)]);
export const drivers = sqliteTable('drivers', { id, name: text().notNull(), phone: text().notNull(), vehicle: text().notNull().default(''), plate: text().notNull().default(''), isActive: bool().default(true), ...editable });
export const TRANSFER_STATES = ['new', 'quoted', 'confirmed', 'driver_assigned', 'completed', 'declined', 'cancelled_customer', 'cancelled_operator', 'no_show', 'spam'] as const;
export const transferRequests = sqliteTable('transfer_requests', {
  id: text().primaryKey(), reference: text().notNull().unique(), idempotencyKey: text().unique(), manageTokenHash: text().notNull(), status: text({ enum: TRANSFER_STATES }).notNull().default('new'),
  fromPlaceId: integer().notNull().references(() => transferPlaces.id), toPlaceId: integer().notNull().references(() => transferPlaces.id), vehicleCode: text().notNull(), adults: integer().notNull(),
  childAges: json<number[]>().notNull().default([]), luggage: json<{ large: number; cabin: number; bulky: number }>().notNull(), extras: json<{ code: string; quantity: number }[]>().notNull().default([]),
  currency: text().notNull().default('EUR'), totalCents: integer().notNull(), priceVersion: integer().notNull(), /** SHA-256 of content and sender; null in older rows. */ digest: text(), contactName: text(), contactEmail: text(), contactPhone: text(), signName: text(), note: text(),
  language: text().$type<Language>().notNull(), privacyEdition: text().notNull(), privacyAcceptedAt: text().notNull(), source: text().notNull().default('site'), /** Fee of a cancellation for the guest. */ feeCents: integer(), anonymisedAt: text(), ...editable,
}, (t) => [index('transfer_requests_inbox').on(t.deletedAt, t.status, t.createdAt), index('transfer_requests_email').on(t.contactEmail), index('transfer_requests_created').on(t.createdAt), index('transfer_requests_digest').on(t.digest, t.createdAt)]);
export const transferLegs = sqliteTable('transfer_legs', {
  requestId: text().notNull().references(() => transferRequests.id), leg: text({ enum: ['outbound', 'return'] }).notNull(), /** Menorca wall time, `YYYY-MM-DD` and `HH:MM`. */ localDate: text().notNull(),
  localTime: text().notNull(), startsAt: text().notNull(), endsAt: text().notNull(), flight: text(), driverId: integer().references(() => drivers.id),
}, (t) => [primaryKey({ columns: [t.requestId, t.leg] }), index('transfer_legs_day').on(t.localDate, t.localTime), index('transfer_legs_driver').on(t.driverId, t.startsAt)]);
export const transferLines = sqliteTable('transfer_lines', { requestId: text().notNull().references(() => transferRequests.id), position: integer().notNull(), code: text().notNull(), quantity: integer().notNull(), cents: integer().notNull() },
  (t) => [primaryKey({ columns: [t.requestId, t.position] })]);
/**
 * History of a transfer or trip request: time and author of each event; a change of state sets both states, other events leave `toStatus`
 * unchanged.
 */
export const requestEvents = sqliteTable('request_events', {
  id, requestId: text().notNull(), kind: text({ enum: ['transfer', 'trip'] }).notNull(), type: text({ enum: ['state', 'change_request', 'driver', 'message', 'note', 'edit'] }).notNull().default('state'),
  fromStatus: text(), toStatus: text().notNull(), actor: text().notNull(), note: text(), data: json<Record<string, unknown>>(), createdAt,
}, (t) => [index('request_events_request').on(t.requestId, t.createdAt)]);

// Visitors' submissions

export const subscribers = sqliteTable('subscribers', {
  id, email: text().notNull().unique(), language: text().$type<Language>().notNull(), status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull().default('pending'),
  /** SHA-256 of the token in the confirmation mail, and of the one in the unsubscribe link of every later mail. */
  confirmTokenHash: text().unique(), unsubscribeTokenHash: text().unique(), requestedAt: text().notNull().default(now), confirmedAt: text(), unsubscribedAt: text(), consentSource: text().notNull().default('site'), ...editable,
}, (t) => [index('subscribers_status').on(t.deletedAt, t.status, t.createdAt)]);
export const contactMessages = sqliteTable('contact_messages', {
  id, name: text().notNull(), email: text(), phone: text(), message: text().notNull(), source: text().notNull(), language: text().$type<Language>().notNull(), status: text({ enum: ['new', 'answered', 'spam'] }).notNull().default('new'),
  /** SHA-256 of the content; the same text within two minutes is one message. */
  digest: text().notNull(), note: text(), anonymisedAt: text(), ...editable,
}, (t) => [index('contact_messages_inbox').on(t.deletedAt, t.status, t.createdAt), index('contact_messages_created').on(t.createdAt), index('contact_messages_digest').on(t.digest, t.createdAt), index('contact_messages_email').on(t.email)]);
export const tripRequests = sqliteTable('trip_requests', {
  id: text().primaryKey(), reference: text().notNull().unique(), idempotencyKey: text().unique(), manageTokenHash: text().notNull(), tripId: integer().notNull().references(() => trips.id),
  status: text({ enum: ['new', 'confirmed', 'declined', 'cancelled_customer', 'cancelled_operator', 'completed', 'spam'] }).notNull().default('new'), localDate: text().notNull(), adults: integer().notNull(),
  childAges: json<number[]>().notNull().default([]), contactName: text(), contactEmail: text(), contactPhone: text(), message: text(), language: text().$type<Language>().notNull(), privacyEdition: text().notNull(),
  privacyAcceptedAt: text().notNull(), digest: text().notNull(), note: text(), anonymisedAt: text(), ...editable,
}, (t) => [index('trip_requests_inbox').on(t.deletedAt, t.status, t.createdAt), index('trip_requests_created').on(t.createdAt), index('trip_requests_trip').on(t.tripId), index('trip_requests_digest').on(t.digest, t.createdAt), index('trip_requests_email').on(t.contactEmail)]);
/** Mail is enqueued here in the same batch as its cause, and sent from here. */
export const outbox = sqliteTable('outbox', {
  id: text().primaryKey(), kind: text().notNull(), toAddress: text().notNull(), subject: text().notNull(), html: text().notNull(), body: text().notNull(), language: text().$type<Language>().notNull(),
  replyTo: text(), attachments: json<{ filename: string; contentType: string; content: string }[]>().notNull().default([]), status: text({ enum: ['pending', 'sending', 'sent', 'failed', 'kept', 'held'] }).notNull().default('pending'),
  attempts: integer().notNull().default(0), nextAttemptAt: text().notNull().default(now), lastError: text(), sentAt: text(), relatedKind: text(), relatedId: text(), createdAt,
  /** Of the recipient, for the List-Unsubscribe header; null in mails that are not for a subscriber. */ unsubscribeUrl: text(),
}, (t) => [index('outbox_due').on(t.status, t.nextAttemptAt), index('outbox_related').on(t.relatedKind, t.relatedId), index('outbox_created').on(t.createdAt), index('outbox_address').on(t.toAddress)]);

// Operations

export const revisions = sqliteTable('revisions', { id, entity: text().notNull(), entityId: integer().notNull(), version: integer().notNull(), data: json<Record<string, unknown>>().notNull(), userId: integer(), createdAt },
  (t) => [uniqueIndex('revisions_row').on(t.entity, t.entityId, t.version)]);
/** Autosaved editor states: one per user and row (entityId 0: a new row). */
export const editorDrafts = sqliteTable('editor_drafts', { entity: text().notNull(), entityId: integer().notNull(), userId: integer().notNull().references(() => users.id), data: json<Record<string, unknown>>().notNull(), baseVersion: integer(), updatedAt: text().notNull().default(now) },
  (t) => [primaryKey({ columns: [t.entity, t.entityId, t.userId] }), index('editor_drafts_user').on(t.userId)]);
export const auditLog = sqliteTable('audit_log', { id, userId: integer(), apiKeyId: integer(), action: text().$type<AuditAction>().notNull(), entity: text().$type<AuditEntity>().notNull(), entityId: text(), detail: json<Record<string, unknown>>(), createdAt },
  (t) => [index('audit_log_created').on(t.createdAt), index('audit_log_entity').on(t.entity, t.entityId, t.createdAt), index('audit_log_user').on(t.userId, t.createdAt)]);
export const notFoundLog = sqliteTable('not_found_log', { path: text().primaryKey(), hits: integer().notNull().default(1), firstAt: text().notNull().default(now), lastAt: text().notNull().default(now) }, (t) => [index('not_found_log_last').on(t.lastAt)]);
export const vitals = sqliteTable('vitals', {
  id, day: text().notNull(), page: text().notNull(), language: text().notNull(), device: text({ enum: ['phone', 'desktop'] }).notNull(), metric: text({ enum: ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] }).notNull(), value: real().notNull(),
}, (t) => [index('vitals_day').on(t.day, t.metric, t.page)]);
/** The last run of each cron schedule in wrangler.toml, and its failed jobs. */
export const cronRuns = sqliteTable('cron_runs', { cron: text().primaryKey(), ranAt: text().notNull(), failedJobs: texts() });
