// What writes `trip_packs` and `taken_days`, as the migration `trip_packs` holds it: a view works out a trip's entry, triggers write that of each trip
// that a change touches.

/** So few rows that their number does not matter, each small enough to be written with every change of a trip. */
const PACK_SIZE = 512;

const rows = (columns: string, from: string) =>
  `json((SELECT json_group_array(json_array(${columns})) FROM ${from}))`;
const SCHEDULES = rows(
  'season_from, season_to, valid_from, valid_to, json(weekdays), json(times), opens_at, closes_at, capacity',
  '(SELECT * FROM trip_schedules WHERE option_id = trip_options.id AND deleted_at IS NULL ORDER BY id)',
);
/** Those of long ago are in no list. */
const EXCEPTIONS = rows(
  'local_date, local_time, kind, capacity',
  `trip_exceptions WHERE option_id = trip_options.id AND deleted_at IS NULL AND local_date > date('now', '-400 days')`,
);
const OPTIONS = rows(
  `id, availability_type, pricing_per, duration_minutes, cutoff_minutes, capacity, ${SCHEDULES}, ${EXCEPTIONS}`,
  'trip_options WHERE trip_id = trips.id AND is_active AND deleted_at IS NULL',
);

const VIEW = `CREATE VIEW trip_pack_entries AS
SELECT id AS trip_id, json_array(publish_at, region, duration_class, trip_type_id, iif(show_booking_options, price, NULL), max_people, CASE WHEN review_count > 0 AND rating > 0 THEN rating END, is_popular, is_bestseller,
  json(iif(show_booking_options, ${OPTIONS}, '[]')), min_age, json(guide_languages), json(suits), EXISTS (SELECT 1 FROM trip_options WHERE trip_id = trips.id AND is_active AND deleted_at IS NULL AND pickups <> '[]')) AS entry
FROM trips WHERE status = 'published' AND deleted_at IS NULL`;

/** Writes the entry of a trip anew, or takes it out. */
const packed = (trip: string) => [
  `INSERT INTO trip_packs (pack) SELECT ${trip} / ${PACK_SIZE} WHERE ${trip} IS NOT NULL ON CONFLICT DO NOTHING`,
  `UPDATE trip_packs SET trips = coalesce((SELECT jsonb_set(trips, '$."' || trip_id || '"', jsonb(entry)) FROM trip_pack_entries WHERE trip_id = ${trip}), jsonb_remove(trips, '$."' || ${trip} || '"')) WHERE pack = ${trip} / ${PACK_SIZE}`,
];
const after = (name: string, event: string, statements: readonly string[]) =>
  `CREATE TRIGGER ${name} AFTER ${event} BEGIN ${statements.map((one) => `${one}; `).join('')}END`;

const COLUMNS = {
  trips:
    'status, deleted_at, show_booking_options, publish_at, region, duration_class, trip_type_id, price, max_people, rating, review_count, is_popular, is_bestseller, min_age, guide_languages, suits',
  trip_options:
    'trip_id, is_active, deleted_at, availability_type, pricing_per, duration_minutes, cutoff_minutes, capacity, pickups',
  trip_schedules:
    'option_id, deleted_at, season_from, season_to, valid_from, valid_to, weekdays, times, opens_at, closes_at, capacity',
  trip_exceptions: 'option_id, deleted_at, local_date, local_time, kind, capacity',
};
const tripOf = (table: string, row: 'NEW' | 'OLD') => {
  if (table === 'trips') return `${row}.id`;
  return table === 'trip_options'
    ? `${row}.trip_id`
    : `(SELECT trip_id FROM trip_options WHERE id = ${row}.option_id)`;
};
const PACKING = Object.entries(COLUMNS).flatMap(([table, columns]) => [
  after(`${table}_insert_pack`, `INSERT ON ${table}`, packed(tripOf(table, 'NEW'))),
  after(`${table}_update_pack`, `UPDATE OF ${columns} ON ${table}`, [
    // An option may have gone to another trip.
    ...(table === 'trip_options' ? packed('OLD.trip_id') : []),
    ...packed(tripOf(table, 'NEW')),
  ]),
  after(`${table}_delete_pack`, `DELETE ON ${table}`, packed(tripOf(table, 'OLD'))),
]);

const start = (row: 'NEW' | 'OLD') =>
  `'$."' || ${row}.option_id || ' ' || ${row}.local_time || '"'`;
const TAKE = [
  `INSERT INTO taken_days (local_date) VALUES (NEW.local_date) ON CONFLICT DO NOTHING`,
  `UPDATE taken_days SET places = iif(NEW.taken > 0, json_set(places, ${start('NEW')}, NEW.taken), json_remove(places, ${start('NEW')})) WHERE local_date = NEW.local_date`,
];
const TAKING = [
  after('departures_insert_day', 'INSERT ON departures WHEN NEW.taken > 0', TAKE),
  after('departures_update_day', 'UPDATE OF taken ON departures WHEN OLD.taken <> NEW.taken', TAKE),
  after('departures_delete_day', 'DELETE ON departures', [
    `UPDATE taken_days SET places = json_remove(places, ${start('OLD')}) WHERE local_date = OLD.local_date`,
  ]),
];

/** What the migration makes, in its order; its last statements pack what is there. */
export const TRIP_PACKS: readonly string[] = [
  VIEW,
  `INSERT OR REPLACE INTO trip_packs (pack, trips) SELECT trip_id / ${PACK_SIZE}, jsonb_group_object(trip_id, json(entry)) FROM trip_pack_entries GROUP BY 1`,
  `INSERT INTO taken_days (local_date, places) SELECT local_date, json_group_object(option_id || ' ' || local_time, taken) FROM departures WHERE taken > 0 GROUP BY 1`,
  ...PACKING,
  ...TAKING,
];
