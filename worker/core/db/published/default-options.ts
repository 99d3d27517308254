import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Of options that were just made: all others have units. */
const IS_NEW = 'NOT EXISTS (SELECT 1 FROM trip_units WHERE trip_units.option_id = trip_options.id)';

/** A day of it is always open. */
const schedules = (isMeant: string) =>
  `INSERT INTO trip_schedules (option_id, opens_at, closes_at) SELECT id, '00:00', '23:59' FROM trip_options WHERE ${isMeant}`;
const units = (
  isMeant: string,
) => `INSERT INTO trip_units (option_id, type, name, min_age, max_age, needs_adult, sort_order, translations)
    SELECT trip_options.id, value ->> '$.type', value ->> '$.name.es', iif(value ->> '$.type' = 'ADULT', 13, min(12, coalesce(trips.min_age, 0))),
    iif(value ->> '$.type' = 'ADULT', 99, 12), value ->> '$.type' = 'CHILD', key, json_object('name', json(value -> '$.name'))
    FROM trip_options JOIN trips ON trips.id = trip_options.trip_id, json_each('[
      {"type":"ADULT","name":{"es":"Adultos","en":"Adults","de":"Erwachsene","ca":"Adults"}},
      {"type":"CHILD","name":{"es":"Niños","en":"Children","de":"Kinder","ca":"Infants"}}]')
    WHERE ${isMeant}`;
/**
 * Every trip can be asked for: one that has no option gets one on request, for any day, with the price that its page shows. Migration 0015 did
 * the same for trips from before.
 */
export const DEFAULT_OPTIONS: readonly string[] = [
  `INSERT INTO trip_options (trip_id, name, availability_type, duration_minutes, max_units, required_contact_fields, guide_languages, stand_in, translations)
    SELECT id, 'A petición', 'OPENING_HOURS', CASE duration_class WHEN 'half-day' THEN 240 WHEN 'full-day' THEN 480 ELSE 2880 END, max_people,
    '["firstName","lastName"]', guide_languages, 'alone', '{"name":{"es":"A petición","en":"On request","de":"Auf Anfrage","ca":"A petició"}}'
    FROM trips WHERE NOT EXISTS (SELECT 1 FROM trip_options WHERE trip_options.trip_id = trips.id)`,
  schedules(IS_NEW),
  `INSERT INTO trip_price_versions (option_id)
    SELECT trip_options.id FROM trip_options JOIN trips ON trips.id = trip_options.trip_id WHERE trips.price IS NOT NULL AND ${IS_NEW}`,
  units(IS_NEW),
  `INSERT INTO trip_prices (version_id, option_id, unit_id, cents)
    SELECT trip_price_versions.id, trip_units.option_id, trip_units.id, CAST(round(trips.price * 100) AS INTEGER)
    FROM trip_price_versions JOIN trip_options ON trip_options.id = trip_price_versions.option_id JOIN trips ON trips.id = trip_options.trip_id
    JOIN trip_units ON trip_units.option_id = trip_options.id
    WHERE trips.price IS NOT NULL AND NOT EXISTS (SELECT 1 FROM trip_prices WHERE trip_prices.version_id = trip_price_versions.id)`,
];

const NEWEST = '(SELECT max(id) FROM trip_price_versions WHERE option_id = trip_options.id)';
/** Prices of an option on request that were copied from the trip, as above, follow it: a new version, which the last statement fills. */
const copyAgain = (tripId: number) => `INSERT INTO trip_price_versions (option_id)
    SELECT trip_options.id FROM trip_options JOIN trips ON trips.id = trip_options.trip_id
    WHERE trips.id = ${tripId} AND trips.price IS NOT NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS'
    AND EXISTS (SELECT 1 FROM trip_price_versions WHERE id = ${NEWEST} AND created_by IS NULL AND note = '')
    AND EXISTS (SELECT 1 FROM trip_prices WHERE version_id = ${NEWEST} AND cents <> CAST(round(trips.price * 100) AS INTEGER))`;

/** For the batch that makes or saves a trip. */
export const defaultOptions = (db: Database, tripId: number) =>
  [copyAgain(Number(tripId)), ...DEFAULT_OPTIONS].map((statement) => db.run(sql.raw(statement)));

/** An option that any request for the trip fits: on request, for any day, without a limit, with adults and children. */
const TAKES_REQUESTS = `trip_options.deleted_at IS NULL AND instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND trip_options.capacity IS NULL
    AND NOT EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND trip_schedules.capacity IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM trip_exceptions WHERE trip_exceptions.option_id = trip_options.id AND trip_exceptions.capacity IS NOT NULL)
    AND (SELECT count(DISTINCT type) FROM trip_units WHERE trip_units.option_id = trip_options.id AND trip_units.deleted_at IS NULL AND type IN ('ADULT', 'CHILD')) = 2`;

/** The option that carries the requests for a trip; `trip` is its id in SQL. */
export const requestOption = (trip: string) =>
  `(SELECT id FROM trip_options WHERE trip_id = ${trip} AND ${TAKES_REQUESTS} ORDER BY is_active DESC, id LIMIT 1)`;

/** The first unit of that kind of an option. */
export const firstUnit = (option: string, type: 'ADULT' | 'CHILD') =>
  `(SELECT id FROM trip_units WHERE option_id = ${option} AND type = '${type}' AND deleted_at IS NULL ORDER BY sort_order, id LIMIT 1)`;

/** Trips whose options are all sold otherwise get one that is never sold (it is not active), and carries what guests ask for. */
export const requestOptions = (trips: string): readonly string[] => [
  `INSERT INTO trip_options (trip_id, name, availability_type, duration_minutes, max_units, required_contact_fields, guide_languages, is_active, sort_order, translations)
    SELECT id, 'A petición', 'OPENING_HOURS', CASE duration_class WHEN 'half-day' THEN 240 WHEN 'full-day' THEN 480 ELSE 2880 END, max_people,
    '["firstName","lastName"]', guide_languages, 0, 99, '{"name":{"es":"A petición","en":"On request","de":"Auf Anfrage","ca":"A petició"}}'
    FROM trips WHERE id IN (${trips}) AND ${requestOption('trips.id')} IS NULL`,
  schedules(`${IS_NEW} AND trip_options.trip_id IN (${trips})`),
  units(`${IS_NEW} AND trip_options.trip_id IN (${trips})`),
];

/** Options that were made by the statements above before a column said so: always open, and the first of the trip or under that name. */
const LOOKS_MADE = `instant_confirmation = 0 AND availability_type = 'OPENING_HOURS' AND pricing_per = 'UNIT' AND capacity IS NULL
    AND EXISTS (SELECT 1 FROM trip_schedules WHERE trip_schedules.option_id = trip_options.id AND opens_at = '00:00' AND closes_at = '23:59')
    AND (name = 'A petición' OR NOT EXISTS (SELECT 1 FROM trip_options former WHERE former.trip_id = trip_options.trip_id AND former.id < trip_options.id))`;

/** For options from before migration 0024, which ends with the same statements. */
export const MARK_STAND_INS: readonly string[] = [
  `UPDATE trip_options SET stand_in = 'alone' WHERE stand_in IS NULL AND ${LOOKS_MADE}`,
  `UPDATE trip_options SET stand_in = 'replaced', is_active = 0, version = version + 1 WHERE stand_in = 'alone' AND is_active AND deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM trip_options own WHERE own.trip_id = trip_options.trip_id AND own.stand_in IS NULL AND own.is_active AND own.deleted_at IS NULL)`,
];
