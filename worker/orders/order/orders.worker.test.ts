import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { PersonData } from '#contract/mail/inbox.ts';
import type { Order, OrderAnswer } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings, discountCodes, orders, outbox, transferRequests } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { anAdmin } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';
import {
  anOption,
  asGuests,
  CONTACT,
  DAY,
  made,
  NEXT,
  type Option,
  postJson,
  startOn,
} from '../../test/orders/guest-bookings.ts';
import { aQuote, aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => {
  await aTransferTable();
});
asGuests();
const admin = await anAdmin();

const aTrip = async (option: Option, more: object = {}, day = DAY) => ({
  kind: 'trip',
  optionId: option.optionId,
  departureId: await startOn(option, day),
  units: [{ unitId: option.adult, quantity: 2 }],
  ...more,
});
const aTransfer = async (more: object = {}) => {
  const { quoteToken } = await aQuote();
  return { kind: 'transfer', quoteToken, vehicle: 'standard', ...more };
};
const orderOf = (items: object[], more: object = {}) => ({
  items,
  contact: CONTACT,
  language: 'de',
  privacyAccepted: true,
  termsAccepted: true,
  ...more,
});
const sendOrder = (items: object[], more: object = {}, headers = {}) =>
  postJson('/api/orders', orderOf(items, more), headers);
async function ordered(items: object[], more: object = {}, headers = {}): Promise<OrderAnswer> {
  const response = await sendOrder(items, more, headers);
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}
const refused = async (response: Response) => {
  const problem = (await response.json()) as Problem;
  return { status: response.status, code: problem.code, item: problem.item };
};
const counts = async () =>
  (
    await db.all<{ n: number }>(
      sql`SELECT (SELECT count(*) FROM ${orders}) || '/' || (SELECT count(*) FROM ${bookings}) || '/' || (SELECT count(*) FROM ${transferRequests}) AS n`,
    )
  )[0]?.n;

test('trips and a transfer are one order: each item has its state, the order their sum, and its link shows all', async () => {
  const sail = await anOption();
  const walk = await anOption();
  const order = await ordered([
    await aTransfer(),
    await aTrip(sail),
    await aTrip(walk, { units: [{ unitId: walk.adult, quantity: 1 }] }, NEXT),
  ]);
  expect(order.items).toMatchObject([
    { kind: 'trip', status: 'CONFIRMED', totalCents: 10_000 },
    { kind: 'trip', status: 'CONFIRMED', totalCents: 5000 },
    { kind: 'transfer', status: 'new', totalCents: 2000 },
  ]);
  expect(order.totalCents).toBe(17_000);
  const seen = await getJson<Order>(`/api/orders/${order.reference}?token=${order.token}`);
  expect(seen).toMatchObject({
    reference: order.reference,
    totalCents: 17_000,
    balanceCents: 15_000,
    contact: { name: CONTACT.name, email: CONTACT.email },
    language: 'de',
  });
  expect(seen.items[0]).toMatchObject({ title: 'Segeltag', date: DAY, time: '10:00' });
  for (const { manageUrl, kind, reference, token } of seen.items) {
    const path = kind === 'trip' ? 'bookings' : 'transfers/requests';
    expect((await send(`/api/${path}/${reference}?token=${token}`)).status).toBe(200);
    expect(manageUrl).toContain(reference);
  }
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the link of one item opens neither the order nor another item', async () => {
  const option = await anOption();
  const order = await ordered([await aTrip(option), await aTransfer()]);
  const seen = await getJson<Order>(`/api/orders/${order.reference}?token=${order.token}`);
  const [trip, transfer] = seen.items;
  expect((await send(`/api/orders/${order.reference}?token=${trip?.token}`)).status).toBe(404);
  expect(
    (await send(`/api/transfers/requests/${transfer?.reference}?token=${trip?.token}`)).status,
  ).toBe(404);
  expect((await send(`/api/bookings/${trip?.reference}?token=${order.token}`)).status).toBe(404);
});

test('the link of an item shows that item alone, to be cancelled and paid on its own, and nothing of the others', async () => {
  const order = await ordered([await aTrip(await anOption()), await aTransfer()], {
    notes: 'We all come with a dog.',
  });
  const seen = await getJson<Order>(`/api/orders/${order.reference}?token=${order.token}`);
  for (const item of seen.items) {
    const path = `/api/orders/${item.reference}`;
    const other = seen.items.find(({ uuid }) => uuid !== item.uuid);
    const answer = await send(`${path}?token=${item.token}`);
    const text = await answer.clone().text();
    expect((await answer.json()) as Order).toMatchObject({
      ...{ reference: item.reference, totalCents: item.totalCents, notes: null },
      items: [item],
    });
    for (const word of [order.reference, order.token, other?.reference, other?.token, 'dog'])
      expect(text).not.toContain(word);
    expect((await send(`${path}?token=${other?.token}`)).status).toBe(404);
    expect((await send(`${path}?token=${order.token}`)).status).toBe(404);
    const calendar = await (await send(`${path}/calendar.ics?token=${item.token}`)).text();
    expect(calendar.split('BEGIN:VEVENT')).toHaveLength(2);
    const cancelled = await postJson(`${path}/cancel`, { token: item.token, feeCents: 0 });
    expect(((await cancelled.json()) as Order).items).toHaveLength(1);
  }
  const after = await getJson<Order>(`/api/orders/${order.reference}?token=${order.token}`);
  expect(after.items.map(({ status }) => status)).toEqual(['CANCELLED', 'cancelled_customer']);
});

test('a booking that was made alone is an order under its own link', async () => {
  const { booking, token } = await made(await anOption(), {
    contact: CONTACT,
    privacyAccepted: true,
    termsAccepted: true,
  });
  const seen = await getJson<Order>(`/api/orders/${booking.reference}?token=${token}`);
  expect(seen.items).toMatchObject([{ kind: 'trip', reference: booking.reference, token }]);
});

test('when one item cannot be had nothing is made, and the item is named', async () => {
  const free = await anOption();
  const full = await anOption({ option: { capacity: 1 } });
  const before = await counts();
  expect(
    await refused(await sendOrder([await aTransfer(), await aTrip(free), await aTrip(full)])),
  ).toEqual({ status: 409, code: 'sold_out', item: 2 });
  expect(
    await refused(
      await sendOrder([
        await aTrip(free),
        { ...(await aTransfer()), quoteToken: 'of-another-site' },
      ]),
    ),
  ).toMatchObject({ status: 422, item: 1 });
  expect(await refused(await sendOrder([await aTrip(free), { kind: 'boat' }]))).toMatchObject({
    status: 422,
    item: 1,
  });
  expect(await counts()).toEqual(before);
});

test('two items of one departure take its places one after the other', async () => {
  const option = await anOption({ option: { capacity: 3 } });
  const one = await aTrip(option);
  expect(await refused(await sendOrder([one, one]))).toEqual({
    status: 409,
    code: 'sold_out',
    item: 1,
  });
  const single = { ...one, units: [{ unitId: option.adult, quantity: 1 }] };
  expect((await ordered([one, single])).items).toHaveLength(2);
});

test('a hold of the guest makes room for the order, and is left to others when the order is refused', async () => {
  const option = await anOption({ option: { capacity: 2 } });
  const held = await made(option);
  const { reference } = held.booking;
  const item = await aTrip(option);
  expect(await refused(await sendOrder([item]))).toMatchObject({ code: 'sold_out', item: 0 });
  expect(
    await refused(await sendOrder([{ ...item, hold: { reference, token: 'wrong' } }])),
  ).toMatchObject({ code: 'sold_out', item: 0 });
  const hold = { reference, token: held.token };
  const full = await anOption({ option: { capacity: 1 } });
  expect(await refused(await sendOrder([{ ...item, hold }, await aTrip(full)]))).toMatchObject({
    code: 'sold_out',
    item: 1,
  });
  expect(
    (await getJson<{ status: string }>(`/api/bookings/${reference}?token=${held.token}`)).status,
  ).toBe('ON_HOLD');
  await ordered([{ ...item, hold }]);
  expect(
    (await getJson<{ status: string }>(`/api/bookings/${reference}?token=${held.token}`)).status,
  ).toBe('EXPIRED');
});

test('the same key or words make one order, other words under the key are refused', async () => {
  const option = await anOption();
  const items = [await aTrip(option), await aTransfer()];
  const key = { 'Idempotency-Key': 'order one' };
  const first = await ordered(items, {}, key);
  const before = await counts();
  expect(await ordered(items, {}, key)).toEqual(first);
  expect((await sendOrder([items[0] ?? {}], {}, key)).status).toBe(409);
  const both = await Promise.all([sendOrder(items), sendOrder(items)]);
  const answers = (await Promise.all(both.map((one) => one.json()))) as OrderAnswer[];
  expect(answers[0]?.reference).toBe(answers[1]?.reference);
  expect(await counts()).not.toBe(before);
  expect(await db.select().from(orders).where(eq(orders.reference, first.reference))).toHaveLength(
    1,
  );
});

test('a code counts once for an order; a percentage is taken off each item that it is for, an amount once', async () => {
  const option = await anOption();
  await db.insert(discountCodes).values([
    { code: 'TENTH', name: 'Tenth', percent: 10, maxUses: 1, forTrips: true, forTransfers: true },
    { code: 'LESS', name: 'Less', cents: 10_500, forTrips: true, forTransfers: false },
  ]);
  const items = async () => [await aTrip(option), await aTrip(option, {}, NEXT), await aTransfer()];
  const tenth = await ordered(await items(), { code: 'tenth' });
  expect(tenth.items.map(({ totalCents }) => totalCents)).toEqual([9000, 9000, 1800]);
  expect(
    await refused(await sendOrder(await items(), { code: 'tenth', notes: 'again' })),
  ).toMatchObject({
    code: 'code_used_up',
  });
  const less = await ordered(await items(), { code: 'less', notes: 'less' });
  expect(less.items.map(({ totalCents }) => totalCents)).toEqual([0, 9500, 2000]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('without consent, terms, contact or items nothing is ordered', async () => {
  const item = await aTrip(await anOption());
  for (const [more, path] of [
    [{ privacyAccepted: false }, 'privacyAccepted'],
    [{ termsAccepted: false }, 'termsAccepted'],
    [{ contact: { name: 'Ada' } }, 'contact.email'],
  ] as const) {
    const response = await sendOrder([item], more);
    expect(response.status).toBe(422);
    expect(((await response.json()) as Problem).errors?.map((one) => one.path)).toEqual([path]);
  }
  expect((await sendOrder([])).status).toBe(422);
  expect((await sendOrder(Array(21).fill(item))).status).toBe(422);
});

test('two guests fight for the last places with transfers in their orders: one has all, the other nothing', async () => {
  const option = await anOption({ option: { capacity: 2 } });
  const trip = await aTrip(option);
  const before = await db.select().from(transferRequests);
  const tries = await Promise.all(
    [1, 2, 3, 4].map(async (n) =>
      sendOrder([await aTransfer(), trip], {
        contact: { ...CONTACT, email: `guest${n}@example.com` },
      }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(await db.select().from(transferRequests)).toHaveLength(before.length + 1);
  const taken = await db.select().from(bookings).where(eq(bookings.optionId, option.optionId));
  expect(taken).toHaveLength(1);
});

const onItem = (order: OrderAnswer, action: 'cancel' | 'change', body: object) =>
  postJson(`/api/orders/${order.reference}/${action}`, { token: order.token, ...body });

test('an item is changed and cancelled by the order’s link, named by reference or index; the others stay', async () => {
  const option = await anOption();
  const order = await ordered([
    await aTrip(option),
    await aTrip(option, {}, NEXT),
    await aTransfer(),
  ]);
  const [first, second, transfer] = order.items;
  const oneLess = { units: [{ unitId: option.adult, quantity: 1 }] };
  const cost = await onItem(order, 'change', { item: 0, ...oneLess, dryRun: true });
  expect(await cost.json()).toMatchObject({ totalCents: 5000, differenceCents: -5000 });
  const changed = await onItem(order, 'change', { item: first?.reference, ...oneLess });
  expect(((await changed.json()) as Order).items.map(({ totalCents }) => totalCents)).toEqual([
    5000, 10_000, 2000,
  ]);
  const flight = await onItem(order, 'change', { item: transfer?.uuid, flight: 'VY3727' });
  expect(flight.status).toBe(200);
  const cancelled = await onItem(order, 'cancel', { item: second?.reference, feeCents: 0 });
  expect((await cancelled.json()) as Order).toMatchObject({
    balanceCents: 5000,
    items: [{ status: 'CONFIRMED' }, { status: 'CANCELLED' }, { status: 'new' }],
  });
  expect((await onItem(order, 'cancel', { item: 2, dryRun: true })).status).toBe(200);
  const gone = (await (await onItem(order, 'cancel', { item: 2 })).json()) as Order;
  expect(gone.items[2]?.status).toBe('cancelled_customer');
  expect(await ledgerDifferences(db)).toEqual({});
});

test('an action needs the order’s link and an item of it', async () => {
  const option = await anOption();
  const order = await ordered([await aTrip(option), await aTransfer()]);
  const other = await ordered([await aTransfer()], { notes: 'another' });
  expect((await onItem(order, 'cancel', {})).status).toBe(422);
  expect((await onItem(order, 'cancel', { item: other.items[0]?.reference })).status).toBe(404);
  expect((await onItem({ ...order, token: other.token }, 'cancel', { item: 0 })).status).toBe(404);
});

test('one calendar file has the entries of all items, with an item only its own', async () => {
  const option = await anOption();
  const order = await ordered([await aTrip(option), await aTransfer()]);
  const file = async (more = '') =>
    (await send(`/api/orders/${order.reference}/calendar.ics?token=${order.token}${more}`)).text();
  const all = await file();
  expect(all.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const { reference } of order.items) expect(all).toContain(reference);
  expect((await file('&item=0')).match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('the guest gets one mail about the order with one calendar file, the company one about each item', async () => {
  const email = 'one-mail@example.com';
  const order = await ordered([await aTrip(await anOption()), await aTransfer()], {
    contact: { ...CONTACT, email },
  });
  const toGuest = await db.select().from(outbox).where(eq(outbox.toAddress, email));
  expect(toGuest).toMatchObject([{ kind: 'order.received', language: 'de', relatedKind: 'order' }]);
  const [mail] = toGuest;
  for (const { reference } of order.items) expect(mail?.body).toContain(reference);
  expect(mail?.body).toContain(`/de/order/${order.reference}?token=${order.token}`);
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const toFirm = await db.select().from(outbox).where(eq(outbox.replyTo, email));
  expect(toFirm.map(({ kind }) => kind).toSorted()).toEqual([
    'transfer.firm.received',
    'trip.firm.received',
  ]);
});

test('a person’s data has the order, and its erasure by any of its references empties all items and the mail', async () => {
  const email = 'erased@example.com';
  const order = await ordered([await aTrip(await anOption()), await aTransfer()], {
    contact: { ...CONTACT, email },
    notes: 'a surprise',
  });
  const data = await admin('/person/export', 'POST', { email });
  expect(((await data.json()) as PersonData).orders).toMatchObject([
    { reference: order.reference, notes: 'a surprise' },
  ]);
  const erased = await admin('/person/erase', 'POST', { reference: order.items[1]?.reference });
  expect(erased.status).toBe(200);
  const [row] = await db.select().from(orders).where(eq(orders.reference, order.reference));
  expect(row).toMatchObject({ contactName: null, contactEmail: null, notes: null });
  expect(await db.select().from(outbox).where(eq(outbox.toAddress, email))).toEqual([]);
  const [trip] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, order.items[0]?.reference ?? ''));
  expect(trip?.contactEmail).toBeNull();
});

test('the page of an order is made for its holder alone, and is never stored', async () => {
  const order = await ordered([await aTrip(await anOption()), await aTransfer()]);
  const path = `/de/order/${order.reference}?token=`;
  const page = await send(path + order.token);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toContain('no-store');
  const html = await page.text();
  expect(html).toContain('Ihre Bestellung</h1>');
  for (const { reference } of order.items) expect(html).toContain(reference);
  expect(html).toContain('noindex');
  expect((await send(`${path}of-another`)).status).toBe(404);
});

test('a price that is no longer the one seen refuses the order and names its item', async () => {
  const option = await anOption();
  const seen = { totalCents: 10_000 };
  const dearer = await aTrip(option, { totalCents: 9900 }, NEXT);
  expect(await refused(await sendOrder([await aTrip(option, seen), dearer]))).toEqual({
    ...{ status: 409, code: 'changed', item: 1 },
  });
  expect((await sendOrder([await aTrip(option, seen)])).status).toBe(201);
});

test('where the company takes one kind of item an order, several kinds are refused; each alone is taken', async () => {
  const { version } = (await (await admin('/settings')).json()) as { version: number };
  const set = await admin('/settings', 'PUT', {
    ...{ siteName: 'Marès', basketHolds: 'one_kind', version },
  });
  expect(set.status, await set.clone().text()).toBe(200);
  const option = await anOption();
  const before = await counts();
  const both = await sendOrder([
    await aTrip(option),
    await aTrip(option, {}, NEXT),
    await aTransfer(),
  ]);
  expect(await refused(both)).toEqual({ status: 422, code: 'one_kind', item: 2 });
  expect(await counts()).toBe(before);
  for (const alone of [await aTrip(option), await aTransfer()])
    expect((await sendOrder([alone])).status).toBe(201);
});
