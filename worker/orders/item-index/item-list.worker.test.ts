import { beforeAll, expect, test } from 'vitest';
import type { TripRequestList } from '#contract/mail/inbox.ts';
import type { TransferList } from '#contract/transfers/admin/admin.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const run = (statement: string) => bindings.DB.prepare(statement).run();
const transfers = (query: string) => jsonOf<TransferList>(admin(`/transfers?${query}`));
const bookings = (query: string) => jsonOf<TripRequestList>(admin(`/trip-requests?${query}`));
const foundTransfers = async (q: string, more = '') =>
  (await transfers(`q=${encodeURIComponent(q)}${more}`)).items.map(({ contact }) => contact.name);
const foundBookings = async (q: string, more = '') =>
  (await bookings(`q=${encodeURIComponent(q)}${more}`)).items.map(({ contact }) => contact.name);

beforeAll(async () => {
  await aTransferTable();
  await aTransferRequest({
    contact: { name: 'Jürgen Weiß', email: 'jw@hafen.example', phone: '+34 600 11 12 22' },
    quote: { outbound: { date: SUMMER_DAY, time: '14:30', flight: 'vy3726' } },
  });
  await aTransferRequest({ contact: { name: 'Li Wong', email: 'wong@example.com' } });
  await run(
    `UPDATE transfer_legs SET dropoff_address = 'Hotel Artiem Audax 2026-00341-1' WHERE request_id = (SELECT id FROM transfer_requests WHERE contact_name = 'Li Wong')`,
  );
  const trip = await aTrip({ tripTypeId: (await aTripType()).id, name: 'Llaüt al atardecer' });
  for (const name of ['Núria Camps', 'Bo 50% "off"'])
    await aTripRequest(trip.id, { contactName: name });
});

test('a transfer is found by anything that is known of its guest, however it is written', async () => {
  for (const q of [
    'weiss',
    'WEIß',
    'jurgen',
    'JÜR',
    'hafen',
    '600 11 12 22',
    '0034600111222',
    '112-22',
    'ürg wei',
  ])
    expect(await foundTransfers(q), q).toEqual(['Jürgen Weiß']);
  for (const q of [
    'artiem',
    'audax wong',
    'li',
    'l wo',
    'WONG@example',
    'wong 2026-00341-1',
    '00341-1',
  ])
    expect(await foundTransfers(q), q).toEqual(['Li Wong']);
  for (const q of ['vy3726', 'VY 3726', 'maó', 'aeropuerto'])
    expect((await foundTransfers(q)).length, q).toBe(2);
  for (const q of ['nobody', 'weiss wong', 'ng', '""', '*', 'words : li'])
    expect(await foundTransfers(q), q).toEqual([]);
});

test('a search keeps to the kind, the state, the days and the partner of its list', async () => {
  expect(await foundBookings('nuria')).toEqual(['Núria Camps']);
  expect(await foundBookings('llaut')).toHaveLength(2);
  expect(await foundBookings('50% "off"')).toEqual(['Bo 50% "off"']);
  expect(await foundBookings('wong')).toEqual([]);
  expect(await foundTransfers('wong', '&status=new')).toEqual(['Li Wong']);
  expect(await foundTransfers('wong', '&status=confirmed')).toEqual([]);
  expect(await foundTransfers('wong', '&status=open')).toEqual(['Li Wong']);
  expect(await foundTransfers('wong', `&from=${SUMMER_DAY}&to=${SUMMER_DAY}`)).toEqual(['Li Wong']);
  expect(await foundTransfers('wong', '&to=2020-01-01')).toEqual([]);
  expect(await foundTransfers('wong', '&partner=7')).toEqual([]);
  await run(
    `UPDATE transfer_requests SET deleted_at = '2027-01-01' WHERE contact_name = 'Li Wong'`,
  );
  expect(await foundTransfers('wong')).toEqual([]);
  expect(await foundTransfers('wong', '&status=trash')).toEqual(['Li Wong']);
  await run('UPDATE transfer_requests SET deleted_at = NULL');
});

test('what a guest was called before is not found, nor a guest who was erased', async () => {
  await run(
    `UPDATE transfer_requests SET contact_name = 'Lea Wong', contact_email = NULL WHERE contact_name = 'Li Wong'`,
  );
  expect(await foundTransfers('wong@example')).toEqual([]);
  expect(await foundTransfers('lea')).toEqual(['Lea Wong']);
  await run(`UPDATE trips SET name = 'Velero'`);
  expect(await foundBookings('atardecer')).toEqual([]);
  expect(await foundBookings('velero nuria')).toEqual(['Núria Camps']);
});

test('every order has each item once, on one page or another', async () => {
  for (let n = 0; n < 5; n += 1)
    await aTransferRequest({ contact: { name: `Guest ${n}`, email: 'guest@example.com' } });
  for (const sort of [
    'date',
    '-date',
    'created',
    '-created',
    'total',
    '-total',
    'updated',
    '-updated',
  ])
    for (const filter of ['', '&status=new', '&status=all', '&q=e', `&from=${SUMMER_DAY}`]) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => transfers(`sort=${sort}&pageSize=2&page=${page}${filter}`)),
      );
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size, `${sort} ${filter}`).toBe(ids.length);
      expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(ids.length));
    }
});

test('a search that finds more than it looks at says so, and goes on from page to page', async () => {
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 230)
    INSERT INTO transfer_requests (id, reference, manage_token_hash, from_place_id, to_place_id, vehicle_code, adults, luggage, total_cents, price_version, contact_name, language, privacy_edition, privacy_accepted_at)
    SELECT 'many-' || i, 'MANY' || i, 'hash', 1, 2, 'standard', 2, '{}', 4000, 1, 'Xenia ' || i, 'de', '1', '2027-01-01' FROM n`);
  expect(await transfers('q=xenia')).toMatchObject({ total: 200, isAtLeast: true });
  expect(await transfers('q=xenia&page=11')).toMatchObject({ total: 221, isAtLeast: true });
  const last = await transfers('q=xenia&page=12');
  expect(last).toMatchObject({ total: 230, items: { length: 10 } });
  expect(last.isAtLeast).toBeUndefined();
});
