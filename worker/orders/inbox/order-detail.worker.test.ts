import { beforeAll, expect, test } from 'vitest';
import type { OrderDetail, OrderLedger } from '#contract/orders/order-detail.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType } from '../../test/builders.ts';
import { bindings, send } from '../../test/client.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const run = (statement: string) => bindings.DB.prepare(statement).run();
const detail = (name: string) => jsonOf<OrderDetail>(admin(`/orders/${name}`));
let transferId: string;
let tripId: string;
let reference: string;

beforeAll(async () => {
  await aTransferTable();
  const contact = { name: 'Jürgen Weiß', email: 'jw@hafen.example', phone: '+34 600 11 12 22' };
  const request = await aTransferRequest({ contact });
  transferId = request.id;
  const trip = await aTrip({ tripTypeId: (await aTripType()).id, name: 'Llaüt al atardecer' });
  tripId = await aTripRequest(trip.id, { contactName: contact.name, localDate: '2027-06-20' });
  await run(
    `UPDATE bookings SET order_id = (SELECT order_id FROM transfer_requests WHERE id = '${transferId}'), contact_email = '${contact.email}', contact_phone = '${contact.phone}'`,
  );
  const [row] = (await jsonOf<OrderList>(admin('/orders?q=weiss'))).items;
  reference = row?.reference ?? '';
});

test('an order is read by its reference and by those of its items, with all that is known of them', async () => {
  const order = await detail(reference);
  expect(order).toMatchObject({
    reference,
    contact: { name: 'Jürgen Weiß', email: 'jw@hafen.example' },
    items: [
      { kind: 'transfer', id: transferId, detail: { legs: [{ date: SUMMER_DAY }] } },
      {
        kind: 'trip',
        id: tripId,
        detail: { date: '2027-06-20', trip: { name: 'Llaüt al atardecer' } },
      },
    ],
    consent: { privacyEdition: expect.any(String) },
  });
  expect(order.events.map(({ kind, item }) => `${kind} ${item}`).toSorted()).toEqual(
    order.items.map(({ kind, reference: own }) => `${kind} ${own}`).toSorted(),
  );
  expect(order.mails.length).toBeGreaterThan(0);
  expect(order.whatsapp?.text).toContain('20. Juni 2027');
  for (const item of order.items) {
    expect((await detail(item.reference)).id).toBe(order.id);
    expect((await send(new URL(item.manageUrl).pathname)).status).toBeLessThan(500);
  }
  expect((await admin('/orders/NOSUCH22')).status).toBe(404);
});

test('the guest’s link of an order opens all of its items', async () => {
  const { manageUrl } = await detail(reference);
  const { search } = new URL(manageUrl);
  const held = await send(`/api/orders/${reference}${search}`);
  expect(((await held.json()) as { items: unknown[] }).items).toHaveLength(2);
});

test('the note of an order is written once for each version that was read', async () => {
  const { version } = await detail(reference);
  const write = (note: string, at: number) =>
    admin(`/orders/${reference}`, 'PUT', { version: at, note });
  expect(await jsonOf(write('Calls back on Monday.', version))).toMatchObject({
    note: 'Calls back on Monday.',
    version: version + 1,
  });
  const late = await write('Another', version);
  expect(late.status).toBe(409);
  expect(await jsonOf(late)).toMatchObject({ current: { note: 'Calls back on Monday.' } });
});

test('the ledger of an order has the entries of its items, each with its reference', async () => {
  const entry = (kind: string, id: string, what: string, cents: number) =>
    run(
      `INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, key) VALUES ('${kind}', '${id}', '${what}', ${cents}, 'system', '${id}-${what}')`,
    );
  await entry('booking', tripId, 'due', 5000);
  await entry('transfer', transferId, 'due', 2000);
  await entry('booking', tripId, 'payment', -1500);
  const { items } = await detail(reference);
  const [transfer, trip] = items.map((item) => item.reference);
  const ledger = await jsonOf<OrderLedger>(admin(`/orders/${reference}/ledger`));
  expect(ledger.entries.map(({ item, kind, cents }) => [item, kind, cents])).toEqual([
    [trip, 'due', 5000],
    [transfer, 'due', 2000],
    [trip, 'payment', -1500],
  ]);
  expect(ledger).toMatchObject({
    balanceCents: 5500,
    items: [{ balanceCents: 2000 }, { balanceCents: 3500 }],
  });
});
