import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Backup } from '#contract/admin/backup.ts';
import type { TripRequestList } from '#contract/mail/inbox.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { itemDifferences } from '../../test/orders/item-differences.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';
import { REFRESH_ITEMS } from './item-index.sql.ts';

// Random histories in plain SQL: whatever is written, and by whom, the index of items says what its tables say.

const ITEMS = 8;
const DEPARTURE = 1;
let option: Awaited<ReturnType<typeof aBookableOption>>;
const run = (statement: string) => bindings.DB.prepare(statement).run();

beforeAll(async () => {
  await aTripType({ id: 1 });
  option = await aBookableOption();
  await aTransferTable();
  await run(`INSERT INTO departures (id, option_id, local_date, local_time, starts_at, capacity, schedule_version)
    VALUES (${DEPARTURE}, ${option.optionId}, '2027-06-01', '10:00', '2027-06-01T08:00:00.000Z', 1000, 0)`);
  await run(
    `INSERT INTO partners (id, name, slug, kind, terms, language) VALUES (1, 'Hotel', 'hotel', 'hotel', 'net', 'en')`,
  );
});

let keys = 0;
const one = (n: number) => `'item-${n % ITEMS}'`;
const WORDS = ['Ada', 'Müßig', 'O’Neill "x"', 'hotel  Zafiro', ''];
const word = (n: number) => `'${WORDS[n % WORDS.length]}'`;
const BOOKING_STATES = ['ON_HOLD', 'CONFIRMED', 'PENDING', 'CANCELLED', 'EXPIRED', 'REDEEMED'];
const ENDINGS = ['NULL', `'spam'`, `'no_show'`, `'firm'`, `'called_off'`];
const TRANSFER_STATES = ['new', 'quoted', 'confirmed', 'completed', 'spam', 'cancelled_customer'];
const SUBJECTS = ['booking', 'transfer', 'voucher'];
const of = (values: readonly string[], n: number) => values[n % values.length] ?? '';

/** Statements of each kind of write, by two numbers. */
const WRITES: Record<string, (n: number, more: number) => string> = {
  book: (
    n,
    more,
  ) => `INSERT OR IGNORE INTO bookings (id, uuid, reference, status, trip_id, option_id, departure_id, local_date, local_time, places, total_cents, expires_at,
      contact_name, contact_email, language, source, manage_token_hash, partner_id)
    VALUES (${one(n)}, 'uuid-' || ${one(n)}, 'B-' || ${one(n)}, '${of(BOOKING_STATES, more)}', ${option.tripId}, ${option.optionId}, ${DEPARTURE}, '2027-06-01', '10:00', 2, 100, '2027-01-01',
      ${word(more)}, 'ada@example.com', 'en', 'site', 'hash', ${more % 2 ? '1' : 'NULL'})`,
  state: (n, more) =>
    `UPDATE bookings SET status = '${of(BOOKING_STATES, more)}', ended_as = ${of(ENDINGS, n + more)} WHERE id = ${one(n)}`,
  move: (n, more) =>
    `UPDATE bookings SET local_date = '2027-06-0${1 + (more % 9)}', total_cents = ${more}, updated_at = '2027-01-0${1 + (n % 9)}' WHERE id = ${one(n)}`,
  contact: (n, more) =>
    `UPDATE bookings SET contact_name = ${word(more)}, notes = ${word(n)}, contact = json_object('fullName', ${word(n)}) WHERE id = ${one(n)}`,
  trash: (n, more) =>
    `UPDATE ${more % 2 ? 'bookings' : 'transfer_requests'} SET deleted_at = ${more % 3 ? `'2027-01-01'` : 'NULL'} WHERE id = ${one(n)}`,
  ticket: (
    n,
    more,
  ) => `INSERT INTO booking_units (uuid, booking_id, unit_id, position, ticket_code, contact)
    SELECT 'unit-${more}-' || id, id, ${option.adult}, ${more}, 'code-${more}-' || id, json_object('fullName', ${word(more)}) FROM bookings WHERE id = ${one(n)} ON CONFLICT DO NOTHING`,
  split: (n, more) =>
    `UPDATE booking_units SET booking_id = (SELECT max(id) FROM bookings) WHERE booking_id = ${one(n)} AND position < ${more}`,
  noTicket: (n) => `DELETE FROM booking_units WHERE booking_id = ${one(n)}`,
  noBooking: (n) =>
    `DELETE FROM bookings WHERE id = ${one(n)} AND id NOT IN (SELECT booking_id FROM booking_units)`,
  request: (
    n,
    more,
  ) => `INSERT OR IGNORE INTO transfer_requests (id, reference, manage_token_hash, status, from_place_id, to_place_id, vehicle_code, adults, luggage, total_cents, price_version,
      contact_name, language, privacy_edition, privacy_accepted_at)
    VALUES (${one(n)}, 'T-' || ${one(n)}, 'hash', '${of(TRANSFER_STATES, more)}', ${1 + (more % 3)}, ${1 + (n % 3)}, 'standard', 2, '{}', 4000, 1, ${word(more)}, 'de', '1', '2027-01-01')`,
  leg: (
    n,
    more,
  ) => `INSERT INTO transfer_legs (request_id, leg, local_date, local_time, starts_at, ends_at, flight)
    SELECT id, '${more % 2 ? 'outbound' : 'return'}', '2027-06-0${1 + (more % 9)}', '10:00', '', '', 'VY ${more}' FROM transfer_requests WHERE id = ${one(n)} ON CONFLICT DO NOTHING`,
  hotel: (n, more) =>
    `UPDATE transfer_legs SET dropoff_address = ${word(more)}, local_date = '2027-07-0${1 + (n % 9)}' WHERE request_id = ${one(n)}`,
  event: (n, more) =>
    `INSERT INTO request_events (request_id, kind, type, to_status, actor) VALUES (${one(n)}, 'transfer', '${more % 2 ? 'change_request' : 'message'}', 'confirmed', '${more % 2 ? 'guest' : 'user:1'}')`,
  offer: (n, more) =>
    `UPDATE ${n % 2 ? 'bookings' : 'transfer_requests'} SET offer = ${more % 2 ? `'made'` : 'NULL'} WHERE id = ${one(n)}`,
  calledOff: (_n, more) =>
    `UPDATE departures SET called_off_at = ${more % 2 ? `'2027-05-01'` : 'NULL'} WHERE id = ${DEPARTURE}`,
  choice: (n, more) =>
    `UPDATE bookings SET contact_email = NULL, choice_asked_at = '2027-05-01', choice_told_at = ${more % 2 ? `'2027-05-02'` : 'NULL'} WHERE id = ${one(n)}`,
  zone: (_n, more) => `UPDATE transfer_zones SET name = ${word(more)}`,
  noLeg: (n) => `DELETE FROM transfer_legs WHERE request_id = ${one(n)}`,
  decide: (n, more) =>
    `UPDATE transfer_requests SET status = '${of(TRANSFER_STATES, more)}', sign_name = ${word(n)}, partner_id = 1 WHERE id = ${one(n)}`,
  pay: (n, more) => {
    keys += 1;
    return `INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, key)
      VALUES ('${of(SUBJECTS, n + more)}', ${one(n)}, '${more % 3 ? 'payment' : 'due'}', ${more % 3 ? '-' : ''}${1 + more}, 'guest', 'key-${keys}')`;
  },
  orderGift: (n, more) =>
    `INSERT OR IGNORE INTO orders (id, reference, manage_token_hash, contact_name, contact_phone, language, source) VALUES ('gift', 'GIFT', 'hash', ${word(n)}, '60${more}', 'de', 'site')`,
  gift: (
    n,
    more,
  ) => `INSERT OR IGNORE INTO voucher_items (id, reference, order_id, manage_token_hash, status, cents, recipient, giver, language, send_on, created_at)
    SELECT ${one(n)}, 'V-' || ${one(n)}, id, 'hash', 'unpaid', ${1 + more}, ${word(more)}, ${word(n)}, 'de', ${more % 2 ? `'2027-06-0${1 + (n % 9)}'` : 'NULL'}, '2027-0${1 + (more % 9)}-28T23:30:00.000Z'
    FROM orders ORDER BY id ${n % 2 ? 'DESC' : 'ASC'} LIMIT 1`,
  code: (n, more) =>
    `INSERT OR IGNORE INTO gift_vouchers (code, cents, recipient, giver, language) VALUES ('CODE-' || ${one(n)}, 1, ${word(more)}, ${word(n)}, 'de')`,
  issue: (n) =>
    `UPDATE voucher_items SET status = 'issued', recipient = NULL, voucher_id = (SELECT id FROM gift_vouchers WHERE code = 'CODE-' || ${one(n)})
    WHERE id = ${one(n)} AND EXISTS (SELECT 1 FROM gift_vouchers WHERE code = 'CODE-' || ${one(n)})`,
  giveBack: (n) => `UPDATE voucher_items SET status = 'cancelled' WHERE id = ${one(n)}`,
  giftTexts: (n, more) =>
    `UPDATE gift_vouchers SET recipient = ${word(more)}, giver = NULL WHERE code = 'CODE-' || ${one(n)}`,
  buyer: (n, more) =>
    `UPDATE orders SET contact_name = ${word(more)}, contact_email = 'buyer${n}@example.com', partner_id = ${more % 2 ? '1' : 'NULL'}, source = '${n % 2 ? 'phone' : 'site'}'
    WHERE id IN (SELECT order_id FROM voucher_items)`,
  noGift: (n) => `DELETE FROM voucher_items WHERE id = ${one(n)}`,
  trip: (n) => `UPDATE trips SET name = 'Trip ' || ${word(n)} WHERE id = ${option.tripId}`,
  place: (n, more) =>
    `UPDATE transfer_places SET name = 'Place ' || ${word(n)} WHERE id = ${1 + (more % 3)}`,
};
const write = fc.record({
  kind: fc.constantFrom(...Object.keys(WRITES)),
  n: fc.nat({ max: 40 }),
  more: fc.nat({ max: 40 }),
});

test('after any history of writes the index, its counts and its full-text table agree with bookings, transfers and gift vouchers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 20, maxLength: 60 }), async (history) => {
      const statements = history.flatMap(({ kind, n, more }) => WRITES[kind]?.(n, more) ?? []);
      await bindings.DB.batch(statements.map((statement) => bindings.DB.prepare(statement)));
      expect(await itemDifferences(db)).toEqual([]);
      for (const table of [
        ...['voucher_items', 'booking_units', 'bookings', 'transfer_legs', 'transfer_requests'],
        'gift_vouchers',
      ])
        await run(`DELETE FROM ${table}`);
      const { results } = await bindings.DB.prepare('SELECT * FROM item_counts').all();
      expect(results).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a database from before gets its index with its counts, and a backup brings bookings that are counted and found', async () => {
  const admin = await anAdmin();
  await run(`UPDATE trips SET name = 'Sail'`);
  for (const n of [1, 2, 3])
    for (const kind of ['book', 'request', 'leg', 'orderGift', 'gift', 'code', 'issue', 'pay'])
      await run(WRITES[kind]?.(n, n) ?? '');
  await run('DELETE FROM item_index');
  for (const statement of REFRESH_ITEMS) await run(statement);
  expect(await itemDifferences(db)).toEqual([]);
  const backup = await jsonOf<Backup>(admin('/backup?personal=1'));
  await run(`UPDATE bookings SET contact_name = 'Somebody'`);
  await run(`UPDATE trips SET name = 'Another'`);
  expect((await admin('/backup', 'PUT', { ...backup, replace: true })).status).toBe(200);
  expect(await itemDifferences(db)).toEqual([]);
  const { total, counts } = await jsonOf<TripRequestList>(admin('/trip-requests?status=all'));
  expect([total, Object.values(counts).reduce((sum, count) => sum + count, 0)]).toEqual([3, 3]);
  const { items } = await jsonOf<TripRequestList>(admin('/trip-requests?status=all&q=mussig'));
  expect(items.map(({ contact }) => contact.name)).toEqual(['Müßig']);
});
