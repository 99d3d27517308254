import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PickupPoint } from '#contract/bookings/needs/pickups.ts';
import type { Question } from '#contract/bookings/needs/questions.ts';
import type {
  AvailabilityType,
  ContactField,
  OptionTexts,
  PricingPer,
  UnitTexts,
  UnitType,
} from '#contract/bookings/plans.ts';
import type { Language } from '#contract/languages/language.ts';
import type { PaymentRule } from '#contract/money/payments.ts';
import { trips } from './catalogue.ts';
import { bool, createdAt, editable, id, json, texts, translationState } from './columns.ts';
import { users } from './people.ts';

/**
 * `alone`: on sale only as long as none of the firm's own options is. `replaced`: taken off sale by one of those, and back with the last of
 * them. `chosen`: the firm put it on sale next to its own.
 */
export type StandIn = 'alone' | 'replaced' | 'chosen';

// What can be booked: options of a trip, their units, schedules and prices. Names are those of OCTO, the trade's open standard.

export const tripOptions = sqliteTable(
  'trip_options',
  {
    id,
    tripId: integer()
      .notNull()
      .references(() => trips.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    reference: text(),
    instantConfirmation: bool().default(false),
    availabilityType: text().$type<AvailabilityType>().notNull().default('START_TIME'),
    pricingPer: text().$type<PricingPer>().notNull().default('UNIT'),
    /** Of a departure; a day's hire lasts as long as it is open. */
    durationMinutes: integer().notNull(),
    minUnits: integer().notNull().default(1),
    maxUnits: integer(),
    /** Places of a departure or a day; null: without a limit. */
    capacity: integer(),
    /** Minutes before the start after which nothing can be booked. */
    cutoffMinutes: integer().notNull().default(0),
    /** Minutes before the start until which a cancellation is free. */
    cancellationMinutes: integer().notNull().default(2880),
    /** People whom a departure needs to take place; null: one is enough. */
    minPeople: integer(),
    /** Minutes before the start by which that is decided. */
    decideMinutes: integer().notNull().default(1440),
    requiredContactFields: json<ContactField[]>().notNull().default([]),
    /** What a guest pays online when booking. */
    payment: text().$type<PaymentRule>().notNull().default('none'),
    depositPercent: integer(),
    depositCents: integer(),
    guideLanguages: json<Language[]>().notNull().default([]),
    /** Asked of guests, in that order. */
    questions: json<Question[]>().notNull().default([]),
    /** Where guests are picked up, in that order. */
    pickups: json<PickupPoint[]>().notNull().default([]),
    isActive: bool().default(true),
    /** Of the option on request that a trip gets by itself; null: the firm's own. Triggers of migration 0024 write it. */
    standIn: text().$type<StandIn>(),
    sortOrder: integer().notNull().default(0),
    translations: json<OptionTexts>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('trip_options_trip').on(t.tripId, t.isActive, t.sortOrder),
    // Few options need a number of people: lists look for these alone.
    index('trip_options_needing').on(t.id).where(sql`min_people IS NOT NULL`),
    check(
      'trip_options_numbers',
      sql`duration_minutes > 0 AND min_units >= 0 AND (max_units IS NULL OR max_units >= min_units)`,
    ),
    check(
      'trip_options_limits',
      sql`(capacity IS NULL OR capacity >= 0) AND cutoff_minutes >= 0 AND cancellation_minutes >= 0`,
    ),
    check(
      'trip_options_words',
      sql`availability_type IN ('START_TIME', 'OPENING_HOURS') AND pricing_per IN ('UNIT', 'BOOKING')`,
    ),
  ],
);
/**
 * One row an option, written by triggers: the version changes with everything that decides on places. A booking is only written for the plan that
 * it was checked against.
 */
export const tripPlanVersions = sqliteTable('trip_plan_versions', {
  optionId: integer().primaryKey(),
  version: integer().notNull(),
});
const optionId = () =>
  integer()
    .notNull()
    .references(() => tripOptions.id);
export const tripUnits = sqliteTable(
  'trip_units',
  {
    id,
    optionId: optionId(),
    type: text().$type<UnitType>().notNull(),
    name: text().notNull(),
    minAge: integer().notNull().default(0),
    maxAge: integer().notNull().default(99),
    /** Places that one takes; a baby on a lap takes none. */
    paxCount: integer().notNull().default(1),
    needsAdult: bool().default(false),
    minQuantity: integer(),
    maxQuantity: integer(),
    sortOrder: integer().notNull().default(0),
    translations: json<UnitTexts>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('trip_units_option').on(t.optionId, t.sortOrder),
    check('trip_units_numbers', sql`pax_count >= 0 AND min_age >= 0 AND max_age >= min_age`),
  ],
);
/** Days from `seasonFrom` to `seasonTo` (`MM-DD`, every year; over the new year when it ends before it begins). */
const season = {
  seasonFrom: text().notNull().default('01-01'),
  seasonTo: text().notNull().default('12-31'),
};
export const tripSchedules = sqliteTable(
  'trip_schedules',
  {
    id,
    optionId: optionId(),
    ...season,
    validFrom: text(),
    validTo: text(),
    /** 1 is Monday. */
    weekdays: json<number[]>().notNull().default([1, 2, 3, 4, 5, 6, 7]),
    /** Menorca wall time, `HH:MM`: the start times, or none and the opening hours instead. */
    times: texts(),
    opensAt: text(),
    closesAt: text(),
    /** Instead of the option's. */
    capacity: integer(),
    ...editable,
  },
  (t) => [
    index('trip_schedules_option').on(t.optionId),
    check('trip_schedules_capacity', sql`capacity IS NULL OR capacity >= 0`),
  ],
);
/** One day's difference: of one start time, or of the whole day when `localTime` is empty. */
export const tripExceptions = sqliteTable(
  'trip_exceptions',
  {
    id,
    optionId: optionId(),
    localDate: text().notNull(),
    localTime: text().notNull().default(''),
    kind: text({ enum: ['closed', 'extra', 'changed'] }).notNull(),
    capacity: integer(),
    /** Instead of the option's; 0: it needs none. */
    minPeople: integer(),
    decideMinutes: integer(),
    /** Instead of the season's: by unit id, or under `booking`. */
    cents: json<Record<string, number>>().notNull().default({}),
    note: text().notNull().default(''),
    ...editable,
  },
  (t) => [
    uniqueIndex('trip_exceptions_day').on(t.optionId, t.localDate, t.localTime),
    index('trip_exceptions_needing').on(t.localDate).where(sql`min_people IS NOT NULL`),
    check(
      'trip_exceptions_kind',
      sql`kind IN ('closed', 'extra', 'changed') AND (capacity IS NULL OR capacity >= 0)`,
    ),
  ],
);
/** A saved state of all prices of an option; the newest one is in force. */
export const tripPriceVersions = sqliteTable(
  'trip_price_versions',
  {
    id,
    optionId: optionId(),
    note: text().notNull().default(''),
    createdBy: integer().references(() => users.id),
    createdAt,
  },
  (t) => [index('trip_price_versions_option').on(t.optionId, t.id)],
);
export const tripPrices = sqliteTable(
  'trip_prices',
  {
    id,
    versionId: integer()
      .notNull()
      .references(() => tripPriceVersions.id),
    optionId: optionId(),
    /** Null: of the whole booking. */
    unitId: integer().references(() => tripUnits.id),
    ...season,
    cents: integer().notNull(),
  },
  (t) => [
    index('trip_prices_version').on(t.versionId),
    index('trip_prices_option').on(t.optionId),
    check('trip_prices_cents', sql`cents >= 0`),
  ],
);
export const tripExtras = sqliteTable(
  'trip_extras',
  {
    id,
    optionId: optionId(),
    name: text().notNull(),
    per: text().$type<PricingPer>().notNull().default('UNIT'),
    cents: integer().notNull(),
    isActive: bool().default(true),
    sortOrder: integer().notNull().default(0),
    translations: json<UnitTexts>().notNull().default({}),
    translationState,
    ...editable,
  },
  (t) => [
    index('trip_extras_option').on(t.optionId, t.sortOrder),
    check('trip_extras_cents', sql`cents >= 0`),
  ],
);
