import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { TripRequestList } from '#contract/mail/inbox.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import type { Order, OrderAnswer } from '#contract/orders/orders.ts';
import type { TransferList } from '#contract/transfers/admin/admin.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { getJson, postForm } from '../../test/client.ts';
import { anOption, asGuests, DAY, postJson, startOn } from '../../test/orders/guest-bookings.ts';
import { itemDifferences } from '../../test/orders/item-differences.ts';
import { startOf } from '../../test/orders/paid-first.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

const admin = await anAdmin();
beforeAll(async () => void (await aTransferTable()));
asGuests();

const TODAY = menorcaToday(new Date());
const gift = (more: object = {}) => ({
  ...{ kind: 'voucher', cents: 5000, recipientName: 'Núria', giverName: 'Oriol', ...more },
});
let count = 0;
async function ordered(name: string, ...items: object[]): Promise<OrderAnswer> {
  count += 1;
  const response = await postJson('/api/orders', {
    ...{ items, contact: { name, email: `buyer${count}@example.com` }, language: 'de' },
    ...{ privacyAccepted: true, termsAccepted: true },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}
async function pay({ reference, token }: OrderAnswer) {
  const session = await startOf(`/api/orders/${reference}/pay?token=${token}`);
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
}
const act = ({ reference, token }: OrderAnswer, what: 'cancel' | 'change', body: object) =>
  postJson(`/api/orders/${reference}/${what}`, { token, ...body });
const list = (query: string) => jsonOf<OrderList>(admin(`/orders?${query}`));
const found = async (query: string) =>
  (await list(query)).items.map(({ reference }) => reference).toSorted();
const rowOf = async ({ reference }: OrderAnswer) => (await list(`q=${reference}`)).items[0];

test('an order of a gift voucher alone is in the list with its state and what it costs, and asks for nothing', async () => {
  const order = await ordered('Ada Vidal', gift());
  const item = { kind: 'voucher', at: `${TODAY}T`, lastDay: TODAY, people: 0, totalCents: 5000 };
  expect(await list('kind=voucher')).toMatchObject({
    items: [
      {
        reference: order.reference,
        contact: { name: 'Ada Vidal' },
        items: [
          {
            ...item,
            ...{ status: 'unpaid', balanceCents: 0, paidCents: 0, tasks: [] },
            ...{ reference: order.items[0]?.reference, title: 'Cheque regalo' },
            translations: { title: { de: 'Geschenkgutschein', en: 'Gift voucher' } },
          },
        ],
        ...{ totalCents: 5000, balanceCents: 0, paidCents: 0, tasks: [], nextDay: null },
      },
    ],
    total: 1,
    counts: {
      ...{ kinds: { voucher: 1 }, states: { unpaid: 1 } },
      tasks: { answer: 0, tell: 0, collect: 0, coming: 0, past: 0, closed: 0 },
    },
  });
  expect(await found('')).toEqual([order.reference]);
  expect(await found('status=unpaid')).toEqual([order.reference]);
  await pay(order);
  const listed = await list('kind=voucher&status=issued&paid=yes&task=closed');
  expect(listed.items).toMatchObject([
    {
      items: [{ ...item, status: 'issued', balanceCents: 0, paidCents: 5000, tasks: ['closed'] }],
      ...{ totalCents: 5000, balanceCents: 0, paidCents: 5000, tasks: ['closed'] },
    },
  ]);
  for (const task of ['answer', 'tell', 'collect', 'coming', 'past'])
    expect(await found(`task=${task}`), task).toEqual([]);
  expect(await itemDifferences(db)).toEqual([]);
});

test('it is found by its buyer, who gives it and who gets it, and its references, and not by its code', async () => {
  const order = await ordered('Bruna Ferrer', gift({ recipientName: 'Lluc', giverName: 'Gisela' }));
  const email = `buyer${count}@example.com`;
  const own = order.items[0]?.reference ?? '';
  const names = ['ferrer', email, 'lluc', 'gisela bruna', order.reference, own.toLowerCase()];
  for (const q of names)
    expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([order.reference]);
  await pay(order);
  for (const q of names)
    expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([order.reference]);
  expect(await found('q=lluc&kind=trip')).toEqual([]);
  const { items } = await getJson<Order>(`/api/orders/${order.reference}?token=${order.token}`);
  const code = items[0]?.voucher?.code ?? '';
  expect(code).toMatch(/^\w{4}-/);
  expect(await found(`q=${code}`)).toEqual([]);
  await act(order, 'change', { item: 0, recipientName: 'Pau' });
  expect(await found('q=lluc')).toEqual([]);
  expect(await found('q=pau')).toEqual([order.reference]);
  expect(await itemDifferences(db)).toEqual([]);
});

async function aTrip() {
  const option = await anOption();
  return {
    ...{ kind: 'trip', optionId: option.optionId, departureId: await startOn(option, DAY) },
    units: [{ unitId: option.adult, quantity: 1 }],
  };
}

test('in an order with a trip it is summed once, and days are those of the trip', async () => {
  const sendOn = addDays(TODAY, 3);
  const order = await ordered('Carme Pons', await aTrip(), gift({ sendOn }));
  await pay(order);
  const row = await rowOf(order);
  expect(row).toMatchObject({ totalCents: order.totalCents, nextDay: DAY, paidCents: 5000 });
  expect(row?.items.map(({ kind, at }) => [kind, at.slice(0, 10)])).toEqual([
    ['voucher', sendOn],
    ['trip', DAY],
  ]);
  const { totalCents, paidCents, balanceCents, items, vouchers } = await jsonOf<OrderDetail>(
    admin(`/orders/${order.reference}`),
  );
  expect([totalCents, paidCents, balanceCents]).toEqual([
    row?.totalCents,
    row?.paidCents,
    row?.balanceCents,
  ]);
  expect(items.map(({ kind }) => kind)).toEqual(['trip']);
  expect(vouchers).toMatchObject([{ status: 'issued', totalCents: 5000, balanceCents: 0 }]);
  for (const kind of ['trip', 'voucher'])
    expect(await found(`q=carme&kind=${kind}`)).toEqual([order.reference]);
  expect(await found(`q=carme&day=${DAY}`)).toEqual([order.reference]);
  expect(await found(`q=carme&day=${sendOn}`)).toEqual([]);
  expect(await found(`day=${sendOn}`)).toEqual([]);
  expect(await found(`kind=voucher&day=${sendOn}`)).toEqual([order.reference]);
  expect(await found('q=carme&task=coming')).toEqual([order.reference]);
  const trips = await jsonOf<TripRequestList>(admin('/trip-requests?status=all&q=carme'));
  const transfers = await jsonOf<TransferList>(admin('/transfers?status=all&q=carme'));
  expect([trips.total, transfers.total]).toEqual([1, 0]);
});

test('it stays with its buyer when the order is split', async () => {
  const order = await ordered('Biel Riera', await aTrip(), gift());
  const [trip, voucher] = ['trip', 'voucher'].map(
    (kind) => order.items.find((one) => one.kind === kind)?.reference,
  );
  const { version } = await jsonOf<OrderDetail>(admin(`/orders/${order.reference}`));
  const split = (item: string | undefined) =>
    admin(`/orders/${order.reference}/split`, 'POST', {
      ...{ version, items: [item], contact: { name: 'Joan Seguí' } },
    });
  expect((await split(voucher)).status).toBe(422);
  expect((await split(trip)).status).toBe(201);
  expect(await rowOf(order)).toMatchObject({
    contact: { name: 'Biel Riera' },
    items: [{ kind: 'voucher', reference: voucher }],
  });
  expect((await list('q=segui')).items).toMatchObject([{ items: [{ kind: 'trip' }] }]);
  expect(await itemDifferences(db)).toEqual([]);
});

test('one that was given back costs nothing, and the export has a line for each', async () => {
  const order = await ordered('Dolors Mas', gift(), gift({ cents: 7000 }));
  await pay(order);
  const cheaper = order.items.find(({ totalCents }) => totalCents === 5000);
  expect((await act(order, 'cancel', { item: cheaper?.reference })).status).toBe(200);
  const row = await rowOf(order);
  expect(row?.items.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'issued']);
  expect(row).toMatchObject({ totalCents: 7000, paidCents: 7000, balanceCents: 0 });
  expect(await found('status=cancelled')).toEqual([order.reference]);
  const csv = await (await admin('/orders/export.csv?q=dolors&lang=en')).text();
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/"voucher","Gift voucher"/);
  expect(await itemDifferences(db)).toEqual([]);
});

test('a corrected contact is found, and an erased one is not; its gift voucher stays in the list', async () => {
  const order = await ordered('Elsa Coll', gift({ recipientName: 'Quim' }));
  await pay(order);
  await db.run(
    `UPDATE orders SET contact_name = 'Elsa Camps' WHERE reference = '${order.reference}'`,
  );
  expect([await found('q=coll'), await found('q=camps')]).toEqual([[], [order.reference]]);
  const { reference } = order;
  expect((await admin('/person/erase', 'POST', { reference })).status).toBe(200);
  expect([await found('q=camps'), await found('q=quim')]).toEqual([[], []]);
  expect(await found(`kind=voucher&q=${reference}`)).toEqual([reference]);
  expect(await itemDifferences(db)).toEqual([]);
});
