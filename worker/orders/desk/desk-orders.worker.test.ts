import { count } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { OrderDetail, OrderLedger } from '#contract/orders/order-detail.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import type { Problem } from '#contract/problem.ts';
import {
  bookings,
  drivers,
  ledgerEntries,
  orders,
  outbox,
  transferRequests,
} from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import { aBookableOption, planOf } from '../../test/orders/bookable.ts';
import { aTransferTable, journey, SUMMER_DAY } from '../../test/orders/transfer-table.ts';
import { signIn } from '../../test/sign-in.ts';

const DAY = addDays(menorcaToday(new Date()), 20);
let admin: Admin;
let sail: Awaited<ReturnType<typeof aBookableOption>>;

beforeAll(async () => {
  await aTransferTable();
  await aTripType({ id: 1 });
  admin = await anAdmin();
  sail = await aBookableOption({ option: { capacity: 5 } });
  await db.insert(drivers).values({ id: 1, name: 'Pere', phone: '+34600000001' });
});

const aTrip = async (more: object = {}, day = DAY) => ({
  kind: 'trip',
  optionId: sail.optionId,
  departureId: departuresBetween(await planOf(sail.optionId, day, day), day, day)[0]?.id,
  units: [{ unitId: sail.adult, quantity: 2 }],
  ...more,
});
const aTransfer = (more: object = {}) => ({
  kind: 'transfer',
  ...journey(),
  vehicle: 'standard',
  ...more,
});
const input = (items: object[], more: object = {}) => ({
  items,
  contact: { name: 'Anna Vidal', phone: '+34 600 111 222' },
  language: 'es',
  source: 'phone',
  ...more,
});
async function made(items: object[], more: object = {}): Promise<OrderDetail> {
  const response = await admin('/orders', 'POST', input(items, more));
  expect(response.status, await response.clone().text()).toBe(201);
  return jsonOf<OrderDetail>(response);
}
const counts = async () => {
  const of = async (table: typeof orders | typeof bookings | typeof transferRequests) =>
    (await db.select({ n: count() }).from(table))[0]?.n;
  return [await of(orders), await of(bookings), await of(transferRequests)];
};

test('a sail and a transfer by telephone are one order, half paid in cash', async () => {
  const order = await made([await aTrip(), aTransfer({ driverId: 1 })], {
    note: 'Regular guests',
    payments: [{ method: 'cash', cents: 6000, reference: 'till 1' }],
  });
  expect(order).toMatchObject({
    contact: { name: 'Anna Vidal', email: null, phone: '+34600111222' },
    items: [
      { kind: 'trip', status: 'confirmed', totalCents: 10_000 },
      { kind: 'transfer', status: 'driver_assigned', totalCents: 2000 },
    ],
    totalCents: 12_000,
    paidCents: 6000,
    balanceCents: 6000,
    source: 'phone',
    note: 'Regular guests',
    tasks: ['collect', 'coming'],
  });
  const ledger = await jsonOf<OrderLedger>(admin(`/orders/${order.reference}/ledger`));
  expect(ledger.balanceCents).toBe(6000);
  expect(ledger.entries.filter(({ method }) => method === 'cash')).toMatchObject([
    { kind: 'payment', cents: -6000, item: order.items[0]?.reference },
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
  expect(await db.select().from(outbox)).toEqual([]);
});

test('an agreed price stands where the table has none, a child seat and a way back are entered, and a clash is shown', async () => {
  const back = { date: addDays(SUMMER_DAY, 7), time: '10:00', flight: 'VY3727' };
  const order = await made([
    aTransfer({
      return: back,
      vehicle: 'standard',
      adults: 7,
      childAges: [],
      price: { totalCents: 9900, reason: 'Two rides' },
      driverId: 1,
    }),
  ]);
  const [item] = order.items;
  if (item?.kind !== 'transfer') throw new Error('A transfer is missing.');
  expect(item.detail).toMatchObject({
    totalCents: 9900,
    lines: [{ code: 'adjustment', cents: 9900 }],
    legs: [
      { leg: 'outbound', driver: { name: 'Pere' } },
      { leg: 'return', flight: 'VY 3727' },
    ],
  });
  expect(item.detail.legs[0]?.conflicts.map(({ kind }) => kind)).toEqual(['driver', 'duplicate']);
});

test('a walk-in without a name pays in two ways; more than is owed is refused, and nothing is written', async () => {
  const before = await counts();
  const items = [await aTrip({ units: [{ unitId: sail.adult, quantity: 1 }] }, addDays(DAY, 1))];
  const tooMuch = await admin(
    '/orders',
    'POST',
    input(items, { contact: {}, payments: [{ method: 'card', cents: 5001 }] }),
  );
  expect(tooMuch.status).toBe(422);
  expect(((await tooMuch.json()) as Problem).errors?.[0]?.path).toBe('payments.0.cents');
  expect(await counts()).toEqual(before);
  const order = await made(items, {
    contact: {},
    payments: [
      { method: 'card', cents: 2000 },
      { method: 'bizum', cents: 3000 },
    ],
  });
  expect(order).toMatchObject({ contact: { name: null }, balanceCents: 0, paidCents: 5000 });
  expect((await db.select().from(ledgerEntries)).filter((e) => e.method === 'bizum')).toHaveLength(
    1,
  );
});

test('what is paid is divided by the rule of orders: the deposit of each first, by date, then the rest', async () => {
  const { optionId, adult } = await aBookableOption({
    option: { payment: 'deposit', depositPercent: 30 },
  });
  const sold = (day: string) => aTrip({ optionId, units: [{ unitId: adult, quantity: 1 }] }, day);
  const order = await made([await sold(addDays(DAY, 9)), await sold(addDays(DAY, 8))], {
    payments: [
      { method: 'cash', cents: 2000 },
      { method: 'card', cents: 1400 },
    ],
  });
  const ledger = await jsonOf<OrderLedger>(admin(`/orders/${order.reference}/ledger`));
  const [first, second] = order.items;
  const paid = ledger.entries
    .filter(({ kind }) => kind === 'payment')
    .map(({ item, method, cents }) => [item, method, cents]);
  expect(paid).toEqual([
    [first?.reference, 'cash', -1500],
    [second?.reference, 'cash', -500],
    [first?.reference, 'card', -400],
    [second?.reference, 'card', -1000],
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('all items or none: the one without places is named', async () => {
  const before = await counts();
  const response = await admin(
    '/orders',
    'POST',
    input([
      aTransfer({ outbound: { date: SUMMER_DAY, time: '18:00' } }),
      await aTrip({ units: [{ unitId: sail.adult, quantity: 3 }] }),
      await aTrip({ units: [{ unitId: sail.adult, quantity: 1 }] }),
    ]),
  );
  const { item, code } = (await response.json()) as Problem;
  expect({ status: response.status, item, code }).toEqual({
    status: 409,
    item: 2,
    code: 'sold_out',
  });
  expect(await counts()).toEqual(before);
});

test('the same key is the same order; with other words it is refused', async () => {
  const { headers } = await signIn('other@example.com', 'admin');
  const body = input([aTransfer({ outbound: { date: SUMMER_DAY, time: '20:00' } })]);
  const post = (sent: object) =>
    send('/api/admin/orders', {
      method: 'POST',
      headers: {
        ...headers,
        Origin: ORIGIN,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'desk-1',
      },
      body: JSON.stringify(sent),
    });
  const first = await jsonOf<OrderDetail>(post(body));
  expect((await jsonOf<OrderDetail>(post(body))).reference).toBe(first.reference);
  expect((await post({ ...body, note: 'Other' })).status).toBe(409);
});

test('an item is added to an order as it was read, with its own payment', async () => {
  const day = addDays(DAY, 2);
  const order = await made([await aTrip({}, day)]);
  const more = {
    version: order.version,
    items: [aTransfer({ outbound: { date: day, time: '08:00' } })],
    payments: [{ method: 'cash', cents: 12_000 }],
  };
  const tooMuch = await admin(`/orders/${order.reference}/items`, 'POST', more);
  // Only what is added is paid here.
  expect(tooMuch.status).toBe(422);
  const added = await admin(`/orders/${order.reference}/items`, 'POST', {
    ...more,
    payments: [{ method: 'cash', cents: 2000 }],
  });
  expect(added.status, await added.clone().text()).toBe(201);
  const after = await jsonOf<OrderDetail>(added);
  expect(after.items.map(({ kind }) => kind)).toEqual(['transfer', 'trip']);
  expect(after).toMatchObject({ id: order.id, paidCents: 2000, balanceCents: 10_000 });
  expect((await admin(`/orders/${order.reference}/items`, 'POST', more)).status).toBe(409);
});

test('an order is split into two families: each link shows its own items, and money stays with them', async () => {
  const day = addDays(DAY, 3);
  const order = await made(
    [await aTrip({}, day), aTransfer({ outbound: { date: day, time: '09:00' } })],
    { payments: [{ method: 'cash', cents: 12_000 }] },
  );
  const [transfer, trip] = order.items;
  const split = await admin(`/orders/${order.reference}/split`, 'POST', {
    version: order.version,
    items: [transfer?.reference],
    contact: { name: 'Bert Kern', email: 'bert@example.com' },
  });
  expect(split.status, await split.clone().text()).toBe(201);
  const other = await jsonOf<OrderDetail>(split);
  expect(other).toMatchObject({
    contact: { name: 'Bert Kern', email: 'bert@example.com', phone: null },
    items: [{ reference: transfer?.reference, paidCents: 2000, balanceCents: 0 }],
  });
  const former = await jsonOf<OrderDetail>(admin(`/orders/${order.reference}`));
  expect(former).toMatchObject({
    contact: { name: 'Anna Vidal' },
    items: [{ reference: trip?.reference, paidCents: 10_000 }],
  });
  const seen = async (one: OrderDetail, { search } = new URL(one.manageUrl)) => {
    const response = await send(`/api/orders/${one.reference}${search}`);
    if (response.status !== 200) return response.status;
    const { items } = (await response.json()) as { items: { reference: string }[] };
    return items.map(({ reference }) => reference);
  };
  expect(await seen(former)).toEqual([trip?.reference]);
  expect(await seen(other)).toEqual([transfer?.reference]);
  expect(await seen(other, new URL(former.manageUrl))).toBe(404);
  expect(await seen(former, new URL(other.manageUrl))).toBe(404);
  const found = await jsonOf<OrderList>(admin('/orders?q=kern'));
  expect(found.items.map(({ reference }) => reference)).toEqual([other.reference]);
  const again = await admin(`/orders/${order.reference}/split`, 'POST', {
    version: former.version,
    items: [trip?.reference],
  });
  expect(again.status).toBe(422);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('with a mail the guest hears of each item; a partner’s guests are theirs', async () => {
  const day = addDays(DAY, 4);
  await made([await aTrip({}, day), aTransfer({ outbound: { date: day, time: '11:00' } })], {
    contact: { name: 'Carla', email: 'carla@example.com' },
    notify: true,
  });
  const mails = (await db.select().from(outbox)).filter(
    ({ toAddress }) => toAddress === 'carla@example.com',
  );
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'transfer.confirmed',
    'trip.confirmed',
  ]);
});
