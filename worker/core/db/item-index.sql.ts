// What writes the index of items (`schema/item-index.ts`), its counts and its full-text table, as the migration `item_index` holds it: views work out the rows, triggers
// write those that a change touches.

/** Of long texts the beginning is searched. */
const TEXT_LENGTH = 500;

const joined = (parts: readonly string[]) =>
  parts.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `);
/** Two spaces before each word; the full-text table folds case and accents. */
const wordsOf = (parts: readonly string[]) =>
  `'  ' || replace(replace(replace(${joined(parts)}, char(10), ' '), 'ß', 'ss'), ' ', '  ')`;
const withoutBlanks = (column: string) => `replace(${column}, ' ', '')`;
const sumOf = (kind: string, id: string, kinds = '') =>
  `coalesce((SELECT sum(cents) FROM ledger_entries WHERE subject_kind = '${kind}' AND subject_id = ${id}${kinds}), 0)`;
const MOVED = ` AND ledger_entries.kind IN ('deposit', 'payment', 'refund')`;

const view = (name: string, rows: string) => `CREATE VIEW ${name} AS
SELECT kind, item_id, order_id, state, shelf, travels_at, last_day, partner_id, source, CASE WHEN owed_cents > 0 THEN 'owed' WHEN paid_cents > 0 THEN 'paid' ELSE 'none' END AS paid,
  owed_cents, paid_cents, total_cents, created_at, updated_at,
  '|kind=' || kind || '|shelf=' || shelf || '|state=' || state || '|source=' || source || '|partner=' || coalesce(partner_id, 0) || '|day=' || substr(travels_at, 1, 10) || '|' AS marks, words, task
FROM (${rows})`;

/** `by`: who sent the guest is known of this table. */
const shared = (
  kind: string,
  table: string,
  total = `${table}.total_cents`,
  by = table,
) => `'${kind}' AS kind, ${table}.id AS item_id, ${table}.order_id, ${by}.partner_id, ${by}.source,
    ${sumOf(kind, `${table}.id`)} AS owed_cents, -${sumOf(kind, `${table}.id`, MOVED)} AS paid_cents, ${total}, ${table}.created_at, ${table}.updated_at`;

const orderReference = (table: string) =>
  `(SELECT reference FROM orders WHERE orders.id = ${table}.order_id)`;

/** An offer that held places has ended without an answer, or its guest asks back. */
const IS_OPEN_OFFER = `bookings.status IN ('ON_HOLD', 'EXPIRED') AND bookings.offer IN ('asked', 'expired')`;

const BOOKINGS = `SELECT ${shared('booking', 'bookings')},
    CASE WHEN bookings.deleted_at IS NOT NULL THEN 'trash' WHEN ended_as = 'no_show' THEN 'no_show' WHEN bookings.status = 'CANCELLED' THEN
      CASE coalesce(ended_as, 'guest') WHEN 'guest' THEN 'cancelled_customer' WHEN 'firm' THEN 'cancelled_operator' ELSE ended_as END
      ELSE CASE bookings.status WHEN 'ON_HOLD' THEN 'on_hold' WHEN 'PENDING' THEN 'new' WHEN 'CONFIRMED' THEN 'confirmed' WHEN 'REDEEMED' THEN 'completed' ELSE 'expired' END END AS state,
    CASE WHEN bookings.deleted_at IS NOT NULL THEN 'trash' WHEN ${IS_OPEN_OFFER} THEN 'open' WHEN bookings.status = 'EXPIRED' OR coalesce(ended_as, '') = 'spam' THEN 'noise'
      WHEN bookings.status IN ('PENDING', 'CONFIRMED') THEN 'open' ELSE 'other' END AS shelf,
    local_date || 'T' || local_time AS travels_at, local_date AS last_day,
    CASE WHEN bookings.deleted_at IS NOT NULL THEN '' WHEN bookings.status = 'PENDING' AND bookings.offer IS NOT 'made' OR ${IS_OPEN_OFFER} THEN 'answer'
      WHEN bookings.status IN ('CONFIRMED', 'PENDING') AND coalesce(contact_email, '') = '' AND choice_asked_at IS NOT NULL AND choice IS NULL AND choice_told_at IS NULL
        AND EXISTS (SELECT 1 FROM departures WHERE departures.id = bookings.departure_id AND called_off_at IS NOT NULL) THEN 'tell' ELSE '' END AS task,
    ${wordsOf([
      'reference',
      orderReference('bookings'),
      'contact_name',
      'contact_email',
      withoutBlanks('contact_phone'),
      'reseller_reference',
      `(SELECT name FROM trips WHERE trips.id = bookings.trip_id)`,
      `(SELECT group_concat(value, ' ') FROM json_each(bookings.contact) WHERE type = 'text' AND key <> 'notes')`,
      `(SELECT group_concat(booking_units.contact ->> '$.fullName', ' ') FROM booking_units WHERE booking_units.booking_id = bookings.id)`,
      `substr(notes, 1, ${TEXT_LENGTH})`,
      `substr(note, 1, ${TEXT_LENGTH})`,
    ])} AS words
  FROM bookings`;

/** What the firm does with a transfer answers its guest; a note does not. */
const ANSWERS = (event: string) => `${event}.actor <> 'guest' AND ${event}.type <> 'note'`;
const ofLegs = (what: string) =>
  `(SELECT ${what} FROM transfer_legs WHERE transfer_legs.request_id = transfer_requests.id)`;
const placeName = (column: string) =>
  `(SELECT name FROM transfer_places WHERE transfer_places.id = transfer_requests.${column})`;
const zoneName = (column: string) =>
  `(SELECT transfer_zones.name FROM transfer_zones JOIN transfer_places ON transfer_places.zone_id = transfer_zones.id WHERE transfer_places.id = transfer_requests.${column})`;
/** The guest asked for a change, and the firm has done nothing since. */
export const HAS_OPEN_CHANGE = `EXISTS (SELECT 1 FROM request_events change WHERE change.request_id = transfer_requests.id AND change.kind = 'transfer' AND change.type = 'change_request'
        AND NOT EXISTS (SELECT 1 FROM request_events answer WHERE answer.request_id = change.request_id AND answer.kind = 'transfer' AND answer.id > change.id AND ${ANSWERS('answer')}))`;
const TRANSFERS = `SELECT ${shared('transfer', 'transfer_requests')},
    CASE WHEN transfer_requests.deleted_at IS NOT NULL THEN 'trash' ELSE transfer_requests.status END AS state,
    CASE WHEN transfer_requests.deleted_at IS NOT NULL THEN 'trash' WHEN transfer_requests.status = 'spam' THEN 'noise'
      WHEN transfer_requests.status IN ('new', 'quoted', 'confirmed', 'driver_assigned') THEN 'open' ELSE 'other' END AS shelf,
    coalesce(${ofLegs(`min(local_date || 'T' || local_time)`)}, '') AS travels_at, coalesce(${ofLegs('max(local_date)')}, '') AS last_day,
    CASE WHEN transfer_requests.deleted_at IS NOT NULL THEN '' WHEN transfer_requests.status = 'new' AND transfer_requests.offer IS NOT 'made' OR transfer_requests.status = 'quoted' AND transfer_requests.offer IN ('asked', 'expired') THEN 'answer'
      WHEN transfer_requests.status IN ('new', 'quoted', 'confirmed', 'driver_assigned') AND ${HAS_OPEN_CHANGE} THEN 'answer' ELSE '' END AS task,
    ${wordsOf([
      'reference',
      orderReference('transfer_requests'),
      'contact_name',
      'contact_email',
      withoutBlanks('contact_phone'),
      'sign_name',
      placeName('from_place_id'),
      placeName('to_place_id'),
      zoneName('from_place_id'),
      zoneName('to_place_id'),
      ofLegs(
        `group_concat(coalesce(flight, '') || ' ' || coalesce(${withoutBlanks('flight')}, '') || ' ' || coalesce(pickup_address, '') || ' ' || coalesce(dropoff_address, ''), ' ')`,
      ),
      `substr(note, 1, ${TEXT_LENGTH})`,
    ])} AS words
  FROM transfer_requests`;

const CREATED = 'voucher_items.created_at';
/** Summer time begins and ends on the last Sunday of the month, at one o'clock UTC. */
const clockChange = (month: '03' | '10') =>
  `date(substr(${CREATED}, 1, 4) || '-${month}-25', 'weekday 0') || 'T01'`;
const ORDERED_ON = `date(${CREATED}, CASE WHEN ${CREATED} >= ${clockChange('03')} AND ${CREATED} < ${clockChange('10')} THEN '+2 hours' ELSE '+1 hours' END)`;
const VOUCHER_DAY = `coalesce(send_on, ${ORDERED_ON}, substr(${CREATED}, 1, 10))`;
/** Its texts are on the gift voucher once it is issued. The code is not among its words. */
const issuedText = (column: string) =>
  `(SELECT gift_vouchers.${column} FROM gift_vouchers WHERE gift_vouchers.id = voucher_items.voucher_id)`;
/** Its contact is the order's. It leads to no journey: its day is that on which it is sent, else that of its order. */
const VOUCHERS = `SELECT ${shared('voucher', 'voucher_items', 'voucher_items.cents AS total_cents', 'orders')},
    voucher_items.status AS state, 'other' AS shelf,
    ${VOUCHER_DAY} || 'T' AS travels_at, ${VOUCHER_DAY} AS last_day, '' AS task,
    ${wordsOf([
      'voucher_items.reference',
      'orders.reference',
      'contact_name',
      'contact_email',
      withoutBlanks('contact_phone'),
      ...['recipient', 'giver'].flatMap((column) => [
        `voucher_items.${column}`,
        issuedText(column),
      ]),
    ])} AS words
  FROM voucher_items JOIN orders ON orders.id = voucher_items.order_id`;

const VIEW = {
  booking: 'item_index_bookings',
  transfer: 'item_index_transfers',
  voucher: 'item_index_vouchers',
};
type Kind = keyof typeof VIEW;

const KEY = ['kind', 'item_id'];
const COLUMNS = [
  'order_id',
  'state',
  'shelf',
  'travels_at',
  'last_day',
  'partner_id',
  'source',
  'paid',
  'owed_cents',
  'paid_cents',
  'total_cents',
  'created_at',
  'updated_at',
  'marks',
  'words',
  'task',
];
const ALL = [...KEY, ...COLUMNS].join(', ');

/** Writes the rows of some items anew, in the order in which they came. */
const refreshed = (kind: Kind, where: string) =>
  `INSERT INTO item_index (${ALL}) SELECT ${ALL} FROM ${VIEW[kind]} WHERE ${where} ORDER BY created_at ON CONFLICT (kind, item_id) DO UPDATE SET ${COLUMNS.map(
    (name) => `${name} = excluded.${name}`,
  ).join(', ')}`;

/** All rows as they are to be; of those that are so already nothing is searched or counted anew. */
export const REFRESH_ITEMS: readonly string[] = [
  refreshed('booking', 'true'),
  refreshed('transfer', 'true'),
  refreshed('voucher', 'true'),
];

const after = (name: string, event: string, statements: readonly string[]) =>
  `CREATE TRIGGER ${name} AFTER ${event} BEGIN ${statements.map((one) => `${one}; `).join('')}END`;
const ofItem = (kind: Kind, id: string) => refreshed(kind, `item_id = ${id}`);
const removed = (kind: Kind) =>
  `DELETE FROM item_index WHERE kind = '${kind}' AND item_id = OLD.id`;

/** An item's own columns that its row follows from. */
const OWN =
  'deleted_at, order_id, status, partner_id, source, total_cents, reference, contact_name, contact_email, contact_phone, note, offer, created_at, updated_at';

const ITEMS: readonly string[] = [
  after('bookings_insert_item', 'INSERT ON bookings', [ofItem('booking', 'NEW.id')]),
  after(
    'bookings_update_item',
    `UPDATE OF ${OWN}, ended_as, local_date, local_time, trip_id, departure_id, choice, choice_asked_at, choice_told_at, reseller_reference, contact, notes ON bookings`,
    [ofItem('booking', 'NEW.id')],
  ),
  after('bookings_delete_item', 'DELETE ON bookings', [removed('booking')]),
  after(
    'booking_units_insert_item',
    `INSERT ON booking_units WHEN NEW.contact ->> '$.fullName' IS NOT NULL`,
    [ofItem('booking', 'NEW.booking_id')],
  ),
  after(
    'booking_units_update_item',
    'UPDATE OF contact, booking_id ON booking_units WHEN OLD.contact IS NOT NEW.contact OR OLD.booking_id IS NOT NEW.booking_id',
    [refreshed('booking', 'item_id IN (OLD.booking_id, NEW.booking_id)')],
  ),
  after(
    'booking_units_delete_item',
    `DELETE ON booking_units WHEN OLD.contact ->> '$.fullName' IS NOT NULL`,
    [ofItem('booking', 'OLD.booking_id')],
  ),
  after('transfer_requests_insert_item', 'INSERT ON transfer_requests', [
    ofItem('transfer', 'NEW.id'),
  ]),
  after(
    'transfer_requests_update_item',
    `UPDATE OF ${OWN}, sign_name, from_place_id, to_place_id ON transfer_requests`,
    [ofItem('transfer', 'NEW.id')],
  ),
  after('transfer_requests_delete_item', 'DELETE ON transfer_requests', [removed('transfer')]),
  after('transfer_legs_insert_item', 'INSERT ON transfer_legs', [
    ofItem('transfer', 'NEW.request_id'),
  ]),
  after(
    'transfer_legs_update_item',
    'UPDATE OF local_date, local_time, flight, pickup_address, dropoff_address ON transfer_legs',
    [ofItem('transfer', 'NEW.request_id')],
  ),
  after('transfer_legs_delete_item', 'DELETE ON transfer_legs', [
    ofItem('transfer', 'OLD.request_id'),
  ]),
  ...(['INSERT', 'DELETE'] as const).map((event) => {
    const row = event === 'INSERT' ? 'NEW' : 'OLD';
    return after(`ledger_entries_${event.toLowerCase()}_item`, `${event} ON ledger_entries`, [
      refreshed('booking', `${row}.subject_kind = 'booking' AND item_id = ${row}.subject_id`),
      refreshed('transfer', `${row}.subject_kind = 'transfer' AND item_id = ${row}.subject_id`),
      refreshed('voucher', `${row}.subject_kind = 'voucher' AND item_id = ${row}.subject_id`),
    ]);
  }),
  // Items are found by the names that trips and places have now.
  after('trips_update_item', 'UPDATE OF name ON trips WHEN OLD.name IS NOT NEW.name', [
    refreshed('booking', 'item_id IN (SELECT id FROM bookings WHERE trip_id = NEW.id)'),
  ]),
  after(
    'transfer_places_update_item',
    'UPDATE OF name, zone_id ON transfer_places WHEN (OLD.name, OLD.zone_id) IS NOT (NEW.name, NEW.zone_id)',
    [
      refreshed(
        'transfer',
        'item_id IN (SELECT id FROM transfer_requests WHERE NEW.id IN (from_place_id, to_place_id))',
      ),
    ],
  ),
  after(
    'transfer_zones_update_item',
    'UPDATE OF name ON transfer_zones WHEN OLD.name IS NOT NEW.name',
    [
      refreshed(
        'transfer',
        'item_id IN (SELECT transfer_requests.id FROM transfer_requests JOIN transfer_places ON transfer_places.id IN (from_place_id, to_place_id) WHERE transfer_places.zone_id = NEW.id)',
      ),
    ],
  ),
  after(
    'request_events_insert_item',
    `INSERT ON request_events WHEN NEW.kind = 'transfer' AND (NEW.type = 'change_request' OR ${ANSWERS('NEW')})`,
    [ofItem('transfer', 'NEW.request_id')],
  ),
  after(
    'departures_update_item',
    'UPDATE OF called_off_at ON departures WHEN OLD.called_off_at IS NOT NEW.called_off_at',
    [refreshed('booking', 'item_id IN (SELECT id FROM bookings WHERE departure_id = NEW.id)')],
  ),
  after('voucher_items_insert_item', 'INSERT ON voucher_items', [ofItem('voucher', 'NEW.id')]),
  after(
    'voucher_items_update_item',
    'UPDATE OF reference, order_id, status, cents, recipient, giver, send_on, voucher_id, created_at, updated_at ON voucher_items',
    [ofItem('voucher', 'NEW.id')],
  ),
  after('voucher_items_delete_item', 'DELETE ON voucher_items', [removed('voucher')]),
  after(
    'gift_vouchers_update_item',
    'UPDATE OF recipient, giver ON gift_vouchers WHEN (OLD.recipient, OLD.giver) IS NOT (NEW.recipient, NEW.giver)',
    [refreshed('voucher', 'item_id IN (SELECT id FROM voucher_items WHERE voucher_id = NEW.id)')],
  ),
  after(
    'orders_update_item',
    'UPDATE OF reference, contact_name, contact_email, contact_phone, partner_id, source ON orders',
    [refreshed('voucher', 'item_id IN (SELECT id FROM voucher_items WHERE order_id = NEW.id)')],
  ),
];

const SORT = ['kind', 'state', 'shelf', 'partner_id', 'source', 'paid'];
const sortOf = (row: string) =>
  SORT.map((name) =>
    name === 'partner_id' ? `coalesce(${row}.${name}, 0)` : `${row}.${name}`,
  ).join(', ');
const COUNT_IN = `INSERT INTO item_counts (${SORT.join(', ')}, items) VALUES (${sortOf('NEW')}, 1) ON CONFLICT DO UPDATE SET items = items + 1`;
const COUNT_OUT = [
  `UPDATE item_counts SET items = items - 1 WHERE (${SORT.join(', ')}) = (${sortOf('OLD')})`,
  `DELETE FROM item_counts WHERE (${SORT.join(', ')}) = (${sortOf('OLD')}) AND items <= 0`,
];
const SEARCH_IN = `INSERT INTO item_search (rowid, marks, words) VALUES (NEW.number, NEW.marks, NEW.words)`;
const SEARCH_OUT = `INSERT INTO item_search (item_search, rowid, marks, words) VALUES ('delete', OLD.number, OLD.marks, OLD.words)`;
const differs = (names: readonly string[]) =>
  `(${names.map((name) => `OLD.${name}`).join(', ')}) IS NOT (${names.map((name) => `NEW.${name}`).join(', ')})`;

const DERIVED: readonly string[] = [
  after('item_index_insert_count', 'INSERT ON item_index', [COUNT_IN]),
  after(
    'item_index_update_count',
    `UPDATE OF ${SORT.join(', ')} ON item_index WHEN ${differs(SORT)}`,
    [...COUNT_OUT, COUNT_IN],
  ),
  after('item_index_delete_count', 'DELETE ON item_index', COUNT_OUT),
  after('item_index_insert_search', 'INSERT ON item_index', [SEARCH_IN]),
  after(
    'item_index_update_search',
    `UPDATE OF marks, words ON item_index WHEN ${differs(['marks', 'words'])}`,
    [SEARCH_OUT, SEARCH_IN],
  ),
  after('item_index_delete_search', 'DELETE ON item_index', [SEARCH_OUT]),
];

/** What the migration makes, in its order; its last statements index what is there. */
export const ITEM_INDEX: readonly string[] = [
  `CREATE VIRTUAL TABLE item_search USING fts5(marks, words, content='item_index', content_rowid='number', tokenize='trigram remove_diacritics 1')`,
  // Without it the words of a deleted row stay in the index until it is merged.
  `INSERT INTO item_search (item_search, rank) VALUES ('secure-delete', 1)`,
  view(VIEW.booking, BOOKINGS),
  view(VIEW.transfer, TRANSFERS),
  view(VIEW.voucher, VOUCHERS),
  ...DERIVED,
  ...ITEMS,
  ...REFRESH_ITEMS,
];
