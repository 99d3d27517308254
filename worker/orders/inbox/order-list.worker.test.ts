import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const run = (statement: string) => bindings.DB.prepare(statement).run();
const list = (query: string) => jsonOf<OrderList>(admin(`/orders?${query}`));
const found = async (query: string) =>
  (await list(query)).items.map(({ contact }) => contact.name).toSorted();
const today = menorcaToday(new Date());
const SAIL_DAY = addDays(SUMMER_DAY, 1);

beforeAll(async () => {
  await aTransferTable();
  const family = await aTransferRequest({
    contact: { name: 'Jürgen Weiß', email: 'jw@hafen.example', phone: '+34 600 11 12 22' },
    quote: { outbound: { date: SUMMER_DAY, time: '14:30', flight: 'vy3726' } },
    outbound: { dropoffAddress: 'Hotel Artiem Audax' },
  });
  const trip = await aTrip({ tripTypeId: (await aTripType()).id, name: 'Llaüt al atardecer' });
  await aTripRequest(trip.id, {
    contactName: 'Jürgen Weiß',
    localDate: SAIL_DAY,
    // Digits of a reference are no phone number, whose zeros at the beginning are left out.
    reference: 'RIF000012',
  });
  await aTripRequest(trip.id, { contactName: 'Núria Camps', localDate: addDays(today, -9) });
  // The family's sail belongs to the order of their transfer.
  await run(
    `UPDATE bookings SET order_id = (SELECT order_id FROM transfer_requests WHERE id = '${family.id}'), contact_email = 'jw@hafen.example', contact_phone = '+34 600 11 12 22' WHERE contact_name = 'Jürgen Weiß'`,
  );
});

test('an order is one row with its items by day of travel, what they cost and what must be done', async () => {
  const { items, total } = await list('q=weiss');
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      contact: { name: 'Jürgen Weiß' },
      items: [
        { kind: 'transfer', status: 'new', at: `${SUMMER_DAY}T14:30`, people: 3 },
        { kind: 'trip', status: 'new', title: 'Llaüt al atardecer', at: `${SAIL_DAY}T` },
      ],
      nextDay: SUMMER_DAY,
      tasks: ['answer', 'coming'],
      isDemo: false,
    },
  ]);
  const [row] = items;
  expect(row?.totalCents).toBe(row?.items.reduce((sum, item) => sum + item.totalCents, 0));
});

test('an order is found by all that is known of any of its items', async () => {
  const reference = (await list('q=weiss')).items[0];
  for (const q of [
    'artiem',
    'VY 3726',
    '600 11 12 22',
    'jw@hafen',
    'llaut weiß',
    'atardecer jürgen',
    reference?.reference ?? '',
    reference?.items[0]?.reference ?? '',
    reference?.items[1]?.reference ?? '',
  ])
    expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual(['Jürgen Weiß']);
  expect(await found('q=nobody')).toEqual([]);
});

test('the filters leave the orders of which an item is meant', async () => {
  expect(await found('')).toEqual(['Jürgen Weiß', 'Núria Camps']);
  expect(await found('kind=transfer')).toEqual(['Jürgen Weiß']);
  expect(await found('kind=trip')).toEqual(['Jürgen Weiß', 'Núria Camps']);
  expect(await found(`day=${SAIL_DAY}`)).toEqual(['Jürgen Weiß']);
  expect(await found(`day=${SAIL_DAY}&kind=transfer`)).toEqual([]);
  expect(await found(`to=${today}`)).toEqual(['Núria Camps']);
  expect(await found(`from=${today}`)).toEqual(['Jürgen Weiß']);
  expect(await found('task=coming')).toEqual(['Jürgen Weiß']);
  expect(await found('task=past')).toEqual(['Núria Camps']);
  expect(await found('task=closed')).toEqual([]);
  expect(await found('status=confirmed')).toEqual([]);
  expect(await found('status=new&source=site')).toEqual(['Jürgen Weiß', 'Núria Camps']);
  expect(await found('source=desk')).toEqual([]);
  expect(await found('partner=9')).toEqual([]);
});

test('what is owed is found as paid, partly paid or not', async () => {
  const one = (await list('q=weiss')).items[0];
  const [transfer, trip] = one?.items ?? [];
  const entry = (kind: string, id: string | undefined, what: string, cents: number) =>
    run(
      `INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, key) VALUES ('${kind}', '${id}', '${what}', ${cents}, 'system', '${kind}-${what}-${cents}')`,
    );
  await entry('booking', trip?.id, 'due', 5000);
  expect(await found('paid=no')).toEqual(['Jürgen Weiß']);
  expect(await found('task=collect')).toEqual(['Jürgen Weiß']);
  await entry('transfer', transfer?.id, 'due', 2000);
  await entry('transfer', transfer?.id, 'payment', -2000);
  expect(await found('paid=no')).toEqual([]);
  expect(await found('paid=yes')).toEqual([]);
  expect(await found('paid=partly')).toEqual(['Jürgen Weiß']);
  expect((await list('paid=partly')).items[0]).toMatchObject({
    balanceCents: 5000,
    paidCents: 2000,
  });
  // Its departure was called off: nothing is collected until its guest has chosen.
  const asked = (at: string) =>
    run(`UPDATE bookings SET choice_asked_at = ${at} WHERE id = '${trip?.id}'`);
  await asked(`'2027-01-01'`);
  expect(await found('task=collect')).toEqual([]);
  expect((await list('q=weiss')).items[0]?.tasks).not.toContain('collect');
  await asked('NULL');
  expect(await found('task=collect')).toEqual(['Jürgen Weiß']);
  await entry('booking', trip?.id, 'payment', -5000);
  expect(await found('paid=yes')).toEqual(['Jürgen Weiß']);
});

test('pages follow the day of travel or of the order, and an order stands on one of them', async () => {
  const page = async (query: string) => {
    const { items, total } = await list(query);
    return [total, ...items.map(({ contact }) => contact.name)];
  };
  expect(await page('sort=travel&pageSize=1')).toEqual([2, 'Núria Camps']);
  expect(await page('sort=travel&pageSize=1&page=2')).toEqual([2, 'Jürgen Weiß']);
  expect(await page('sort=travel&pageSize=1&page=3')).toEqual([2]);
  expect(await page('sort=-travel')).toEqual([2, 'Jürgen Weiß', 'Núria Camps']);
  expect(await page('sort=created')).toHaveLength(3);
});

test('the counts say how many orders wait for what', async () => {
  const { counts } = await list('');
  expect(counts.tasks).toMatchObject({ answer: 2, coming: 1, past: 1, closed: 0, tell: 0 });
  expect(counts.kinds).toEqual({ trip: 2, transfer: 1 });
});

test.each(['%00', "x'%00", "x'%20OR%201=1--", 'Confirmed', '%F0%9F%8C%8A'])(
  'a status that is none, %s, finds nothing',
  async (status) => {
    for (const path of ['/orders', '/trip-requests', '/transfers'])
      expect(await jsonOf(admin(`${path}?status=${status}`))).toMatchObject({
        items: [],
        total: 0,
      });
    const file = await admin(`/orders/export.csv?status=${status}&paid=yes&task=closed&source=%00`);
    expect(file.status).toBe(200);
  },
);

test('a search with a NUL in it finds nothing instead of 500', async () => {
  for (const path of ['/orders', '/trip-requests', '/transfers'])
    expect(await jsonOf(admin(`${path}?q=weiss%00b`))).toMatchObject({ items: [], total: 0 });
  expect(await jsonOf(admin('/orders/guests?q=weiss%00b'))).toEqual([]);
  expect((await admin('/orders/export.csv?q=a%00b')).status).toBe(200);
});

test('the export has a line for each item of the orders that the list shows', async () => {
  const response = await admin('/orders/export.csv?q=weiss&lang=en');
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  const [heading, ...lines] = (await response.text()).trim().split('\r\n');
  expect(heading).toContain('order');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(SUMMER_DAY);
  expect(lines[0]).toMatch(/"VY 3726".*"Hotel Artiem Audax"/);
  expect(lines[1]).toContain('"trip"');
});
