import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CalendarFailure } from '#contract/bookings/calendars/outside-calendars.ts';
import type { ResourceKind, UsePer } from '#contract/bookings/resources.ts';
import type { Language } from '#contract/languages/language.ts';
import { tripOptions } from './booking-plans.ts';
import { bool, createdAt, editable, id, json } from './columns.ts';

/** Boats, vehicles, equipment and people, which options of any trip use. Triggers of migration `resources` raise the plan version of those options. */
export const resources = sqliteTable(
  'resources',
  {
    id,
    name: text().notNull(),
    kind: text().$type<ResourceKind>().notNull(),
    /** How many there are of equal kind. */
    quantity: integer().notNull().default(1),
    /** Of one of them; for the firm's eyes. */
    places: integer(),
    /** Between the end of one use and the start of the next. */
    turnaroundMinutes: integer().notNull().default(0),
    /** Of a person. */
    languages: json<Language[]>().notNull().default([]),
    note: text().notNull().default(''),
    image: text(),
    /** Of a vehicle. */
    plate: text().notNull().default(''),
    isActive: bool().default(true),
    isDemo: bool().default(false),
    ...editable,
  },
  () => [
    check('resources_numbers', sql`quantity >= 0 AND turnaround_minutes >= 0`),
    check('resources_kind', sql`kind IN ('boat', 'vehicle', 'equipment', 'person')`),
  ],
);
/** Days on which a resource is not there. */
export const resourceAbsences = sqliteTable(
  'resource_absences',
  {
    id,
    resourceId: integer()
      .notNull()
      .references(() => resources.id),
    /** The first and the last day in Menorca, and the instants at which they begin and end. */
    fromDay: text().notNull(),
    toDay: text().notNull(),
    startsAt: text().notNull(),
    endsAt: text().notNull(),
    note: text().notNull().default(''),
    /** The row of `resource_calendars` that it was read from; 0: entered by hand. */
    calendarId: integer().notNull().default(0),
  },
  (t) => [index('resource_absences_resource').on(t.resourceId, t.startsAt)],
);
/** Calendars of others (iCal addresses), whose events block a resource. */
export const resourceCalendars = sqliteTable(
  'resource_calendars',
  {
    id,
    resourceId: integer()
      .notNull()
      .references(() => resources.id),
    name: text().notNull().default(''),
    /** Who knows it reads the calendar. */
    url: text().notNull(),
    etag: text(),
    /** When it was read without a failure, and when with its content. */
    readAt: text(),
    contentAt: text(),
    /** When it is due; a reader claims it by a later time. */
    nextReadAt: text().notNull().default(''),
    /** In a row, and the last one. */
    failures: integer().notNull().default(0),
    failure: text().$type<CalendarFailure>(),
    /** HTTP status of the last failure. */
    failureStatus: integer(),
    /** Events with a rule or a time that is not understood. */
    unread: integer().notNull().default(0),
    createdAt,
  },
  (t) => [
    index('resource_calendars_resource').on(t.resourceId),
    index('resource_calendars_due').on(t.nextReadAt),
  ],
);
/** What an option uses: `count` for a departure, or for each `size` people of a booking or of the departure. */
export const tripOptionUses = sqliteTable(
  'trip_option_uses',
  {
    optionId: integer()
      .notNull()
      .references(() => tripOptions.id),
    resourceId: integer()
      .notNull()
      .references(() => resources.id),
    per: text().$type<UsePer>().notNull(),
    count: integer().notNull().default(1),
    size: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.resourceId] }),
    index('trip_option_uses_resource').on(t.resourceId),
    check('trip_option_uses_numbers', sql`count > 0 AND size > 0`),
    check('trip_option_uses_per', sql`per IN ('departure', 'booking', 'people')`),
  ],
);
