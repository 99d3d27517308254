import { firstUnit, requestOption, requestOptions } from '../published/default-options.ts';

// Until migration 0017 guests' requests for trips had a table of their own. Backups from that time still bring its rows.

const ENDED = `CASE status WHEN 'declined' THEN 'declined' WHEN 'cancelled_customer' THEN 'guest' WHEN 'cancelled_operator' THEN 'firm' WHEN 'spam' THEN 'spam' END`;
const stateOf = (column: string) =>
  `CASE ${column} WHEN 'new' THEN 'PENDING' WHEN 'confirmed' THEN 'CONFIRMED' WHEN 'completed' THEN 'REDEEMED' WHEN 'declined' THEN 'CANCELLED' WHEN 'cancelled_customer' THEN 'CANCELLED' WHEN 'cancelled_operator' THEN 'CANCELLED' WHEN 'spam' THEN 'CANCELLED' ELSE ${column} END`;
/** When it came into that state, by its history. */
const since = (state: string) =>
  `(SELECT max(created_at) FROM request_events WHERE request_id = r.id AND kind = 'trip' AND to_status = ${state})`;
const isUuid = (column: string) =>
  `(${column} GLOB '????????-????-????-????-????????????' AND replace(${column}, '-', '') NOT GLOB '*[^0-9a-f]*')`;
const NEW_UUID = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
/** Of the letters and digits of references. */
const NEW_TICKET = `replace(replace(hex(randomblob(8)), '0', 'W'), '1', 'X')`;
/** Midnight of a day on the island, in UTC: two hours before it from the last Sunday of March to that of October. */
const MIDNIGHT = `strftime('%Y-%m-%dT%H:%M:%fZ', local_date, iif(local_date > date(substr(local_date, 1, 4) || '-03-25', 'weekday 0') AND local_date <= date(substr(local_date, 1, 4) || '-10-25', 'weekday 0'), '-2 hours', '-1 hours'))`;
const OPTION = requestOption('r.trip_id');
const VERSION = `coalesce((SELECT version FROM trip_plan_versions WHERE option_id = ${OPTION}), 0)`;
const DEPARTURE = `(SELECT id FROM departures WHERE option_id = ${OPTION} AND local_date = r.local_date AND local_time = '')`;
/** Only what was given. */
const CONTACT = `json_patch('{}', json_object('fullName', contact_name, 'emailAddress', contact_email, 'phoneNumber', contact_phone))`;
const UNIT_COLUMNS = 'uuid, booking_id, unit_id, position, ticket_code, cents, age';
const unitOf = (type: 'ADULT' | 'CHILD') =>
  firstUnit('(SELECT option_id FROM bookings WHERE bookings.id = r.id)', type);

/**
 * Each row of the former table becomes a booking on the trip's option for requests, with a ticket for each guest. `source` is the table, or
 * a subselect with its columns. The price was agreed by hand: there are no lines, and the total is 0.
 */
export const requestsToBookings = (source: string): readonly string[] => [
  ...requestOptions(`SELECT trip_id FROM ${source}`),
  `INSERT INTO departures (option_id, local_date, starts_at, schedule_version)
    SELECT DISTINCT ${OPTION}, local_date, ${MIDNIGHT}, ${VERSION} FROM ${source} AS r WHERE true ON CONFLICT DO NOTHING`,
  `INSERT INTO bookings (id, uuid, reference, idempotency_key, digest, status, trip_id, option_id, departure_id, local_date, places, confirmed_at, cancelled_at, redeemed_at,
    ended_as, total_cents, contact_name, contact_email, contact_phone, contact, language, notes, note, source, manage_token_hash, privacy_edition, privacy_accepted_at,
    anonymised_at, version, created_at, updated_at, deleted_at)
    SELECT id, iif(${isUuid('id')}, id, ${NEW_UUID}), reference, idempotency_key, nullif(digest, ''), ${stateOf('status')}, trip_id, ${OPTION}, ${DEPARTURE}, local_date,
    adults + json_array_length(child_ages), CASE WHEN status IN ('confirmed', 'completed') THEN coalesce(${since(`'confirmed'`)}, updated_at) ELSE ${since(`'confirmed'`)} END,
    CASE WHEN status IN ('declined', 'cancelled_customer', 'cancelled_operator', 'spam') THEN coalesce(${since('r.status')}, updated_at) END,
    CASE WHEN status = 'completed' THEN coalesce(${since('r.status')}, updated_at) END,
    ${ENDED}, 0, contact_name, contact_email, contact_phone, ${CONTACT}, language, message, note, 'site', manage_token_hash, privacy_edition, privacy_accepted_at,
    anonymised_at, version, created_at, updated_at, deleted_at FROM ${source} AS r`,
  `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 199)
    INSERT INTO booking_units (${UNIT_COLUMNS})
    SELECT ${NEW_UUID}, r.id, ${unitOf('ADULT')}, n, ${NEW_TICKET}, 0, NULL FROM ${source} AS r JOIN numbers ON n < r.adults`,
  `INSERT INTO booking_units (${UNIT_COLUMNS})
    SELECT ${NEW_UUID}, r.id, ${unitOf('CHILD')}, r.adults + ages.key, ${NEW_TICKET}, 0, ages.value FROM ${source} AS r, json_each(r.child_ages) AS ages`,
];

/** The history of those requests, and the mails about them. How one ended is in the event's data. */
export const REQUEST_HISTORY: readonly string[] = [
  `UPDATE request_events SET kind = 'booking', from_status = ${stateOf('from_status')}, to_status = ${stateOf('to_status')},
    data = CASE WHEN type = 'state' AND to_status IN ('declined', 'cancelled_customer', 'cancelled_operator', 'spam') THEN json_set(coalesce(data, '{}'), '$.endedAs', ${ENDED.replace('CASE status', 'CASE to_status')}) ELSE data END
    WHERE kind = 'trip'`,
  `UPDATE outbox SET related_kind = 'booking' WHERE related_kind = 'trip_request'`,
];
