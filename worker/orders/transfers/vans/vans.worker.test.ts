import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ResourceClashes } from '#contract/bookings/resources.ts';
import { addDays } from '#contract/calendar.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import {
  ledgerEntries,
  outbox,
  resources,
  transferLegs,
  transferRequests,
  transferVehicles,
  transferZones,
} from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { getJson, postJson } from '../../../test/client.ts';
import { aBookableOption, tryToBook } from '../../../test/orders/bookable.ts';
import { aResource, instant, use } from '../../../test/orders/shared-resources.ts';
import {
  aQuote,
  aTransferRequest,
  aTransferTable,
  mailsAbout,
  person,
  REQUESTS,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';

let admin: Admin;
let van: number;
let count = 0;
beforeAll(async () => {
  await aTripType();
  await aTransferTable();
  admin = await anAdmin();
});
/** One van of the class, and a day of its own for each test. */
beforeEach(async () => {
  count += 1;
  van = await aResource({
    ...{ kind: 'vehicle', name: `Vito ${count}`, plate: `${count}000 BCD` },
    turnaroundMinutes: 0,
  });
  await setVans(van);
  await acceptAtOnce(true);
});
const setVans = (...resourceIds: number[]) =>
  db.update(transferVehicles).set({ resourceIds }).where(eq(transferVehicles.id, 1));
const acceptAtOnce = (acceptsAtOnce: boolean) =>
  db.update(transferZones).set({ acceptsAtOnce }).where(eq(transferZones.id, 1));

const day = () => addDays(SUMMER_DAY, count);
const at = (time: string, more: object = {}) => ({
  quote: { outbound: { date: day(), time, flight: 'VY3726' }, ...more },
});
const detailOf = (name: string) => jsonOf<TransferDetail>(admin(`/transfers/${name}`));
const vansOf = async (id: string) =>
  (await db.select().from(transferLegs).where(eq(transferLegs.requestId, id)))
    .toSorted((one, other) => one.leg.localeCompare(other.leg))
    .map(({ resourceId }) => resourceId);
const act = async (name: string, end: string, body: object) => {
  const { version } = await detailOf(name);
  return admin(`/transfers/${name}${end}`, end === '' ? 'PUT' : 'POST', { version, ...body });
};
const clashesOf = async (reference: string) =>
  (await jsonOf<ResourceClashes>(admin('/resources/clashes'))).transfers.filter(
    (one) => one.reference === reference,
  );

test('a request with the terms is confirmed at once while a van is free, owes as a confirmed one does, and is mailed as that', async () => {
  const { id, reference, booking } = await aTransferRequest(at('14:30'));
  expect((await booking()).status).toBe('confirmed');
  expect(await vansOf(id)).toEqual([van]);
  const owed = await db.select().from(ledgerEntries).where(eq(ledgerEntries.subjectId, id));
  expect(owed.map(({ kind, cents }) => [kind, cents])).toEqual([['due', 2000]]);
  expect((await mailsAbout(id)).toSorted()).toEqual([
    'transfer.confirmed ada@example.com',
    'transfer.firm.received firm@example.com',
  ]);
  expect((await detailOf(reference)).events.map(({ to, by }) => [to, by])).toEqual([
    ['new', 'guest'],
    ['confirmed', 'system'],
  ]);
});

test('of two simultaneous requests for the last van one is confirmed, and the other stays a request and says so', async () => {
  const quotes = [await aQuote(at('14:30').quote), await aQuote(at('14:40').quote)];
  const answers = await Promise.all(
    quotes.map(async ({ quoteToken }, n) =>
      postJson(REQUESTS, { ...person(), quoteToken }, { 'Idempotency-Key': `race ${count} ${n}` }),
    ),
  );
  const made = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as TransferRequestAnswer),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'new']);
  const rows = await db.select().from(transferRequests);
  const stateOf = (status: string) =>
    rows.find(
      ({ reference }) => reference === made.find((one) => one.status === status)?.reference,
    );
  expect(await vansOf(stateOf('new')?.id ?? '')).toEqual([null]);
  expect(await mailsAbout(stateOf('new')?.id ?? '')).toContain('transfer.received ada@example.com');
});

test('a van is busy on the way there and back, and free after it', async () => {
  // Twenty minutes with the way back; a pick-up at the hotel has the way there before it.
  await aTransferRequest(at('14:30'));
  const during = await aTransferRequest(at('14:45'));
  expect((await during.booking()).status).toBe('new');
  const fromHotel = await aTransferRequest(at('14:55', { from: 2, to: 1 }));
  expect((await fromHotel.booking()).status).toBe('new');
  const later = await aTransferRequest(at('14:50'));
  expect((await later.booking()).status).toBe('confirmed');
});

test('without the terms, in a zone that does not accept at once, or of a class without vans it stays a request', async () => {
  const offer = await aTransferRequest({ ...at('09:00'), termsAccepted: false });
  expect((await offer.booking()).status).toBe('new');
  await acceptAtOnce(false);
  const asked = await aTransferRequest(at('10:00'));
  expect((await asked.booking()).status).toBe('new');
  await acceptAtOnce(true);
  await setVans();
  const free = await aTransferRequest(at('11:00'));
  expect((await free.booking()).status).toBe('new');
});

test('both ways need a van, or neither has one', async () => {
  await aTransferRequest(at('20:00'));
  const both = await aTransferRequest(at('10:00', { return: { date: day(), time: '20:05' } }));
  expect((await both.booking()).status).toBe('new');
  expect(await vansOf(both.id)).toEqual([null, null]);
});

test('the mail about an order says of each transfer whether a van is bound: of two at the same hour, of one', async () => {
  const quotes = [await aQuote(at('14:30').quote), await aQuote(at('14:35').quote)];
  const answer = await postJson(
    '/api/orders',
    {
      items: quotes.map(({ quoteToken }) => ({
        ...{ kind: 'transfer', quoteToken, vehicle: 'standard' },
      })),
      contact: { name: 'Ada', email: 'ada.two@example.com' },
      ...{ language: 'en', privacyAccepted: true, termsAccepted: true },
    },
    { 'Idempotency-Key': `two ${count}` },
  );
  const order = (await answer.json()) as { items: { status: string }[] };
  expect(order.items.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'new']);
  const mails = (await db.select().from(outbox)).filter(
    ({ kind, toAddress }) => kind === 'order.received' && toAddress === 'ada.two@example.com',
  );
  expect(mails).toHaveLength(1);
  const states = mails[0]?.body.match(/Booked|Awaiting our confirmation/g) ?? [];
  expect(states.toSorted()).toEqual(['Awaiting our confirmation', 'Booked']);
});

test('an order has a transfer that confirms itself, and what is due with it', async () => {
  const { quoteToken } = await aQuote(at('14:30').quote);
  const answer = await postJson(
    '/api/orders',
    {
      items: [{ kind: 'transfer', quoteToken, vehicle: 'standard' }],
      contact: { name: 'Ada', email: 'ada@example.com' },
      ...{ language: 'en', privacyAccepted: true, termsAccepted: true },
    },
    { 'Idempotency-Key': `order ${count}` },
  );
  expect(answer.status, await answer.clone().text()).toBe(201);
  const order = (await answer.json()) as { items: { status: string }[] };
  expect(order.items).toMatchObject([{ status: 'confirmed' }]);
});

test('the desk sees which van and driver are free, and what is in the way', async () => {
  const driver = await jsonOf<{ id: number }>(
    admin('/transfers/drivers', 'POST', { name: 'Pau', phone: '+34600111222' }),
  );
  const first = await aTransferRequest(at('14:30'));
  await act(first.reference, '/driver', { driverId: driver.id, notify: false });
  const other = await aResource({
    ...{ kind: 'vehicle', name: 'Sprinter', turnaroundMinutes: 0 },
  });
  await acceptAtOnce(false);
  await setVans(van, other);
  const { choices, reference } = await detailOf((await aTransferRequest(at('14:40'))).reference);
  const [choice] = choices;
  expect(choice?.vans).toMatchObject([
    { id: other, isFree: true, hindrances: [] },
    { id: van, isFree: false, hindrances: [{ kind: 'journey', reference: first.reference }] },
  ]);
  expect(choice?.drivers.find(({ id }) => id === driver.id)).toMatchObject({
    ...{ isFree: false, hindrances: [{ kind: 'journey', reference: first.reference }] },
  });
  const taken = await act(reference, '/van', { leg: 'outbound', resourceId: van });
  expect([taken.status, await jsonOf(taken)]).toMatchObject([409, { current: { reference } }]);
  const given = await act(reference, '/van', { leg: 'outbound', resourceId: other });
  expect(await jsonOf<TransferDetail>(given)).toMatchObject({ legs: [{ van: { id: other } }] });
  const freed = await act(reference, '/van', { leg: 'outbound', resourceId: null });
  expect(await jsonOf<TransferDetail>(freed)).toMatchObject({ legs: [{ van: null }] });
});

test('confirming at the desk binds a free van, a cancellation frees it, and a changed time takes it along or leaves it', async () => {
  await acceptAtOnce(false);
  const one = await aTransferRequest(at('09:00'));
  await act(one.reference, '/state', { to: 'confirmed', notify: false });
  expect(await vansOf(one.id)).toEqual([van]);
  const two = await aTransferRequest(at('12:00'));
  await act(two.reference, '/state', { to: 'confirmed', notify: false });
  expect(await vansOf(two.id)).toEqual([van]);
  const move = (time: string) =>
    act(two.reference, '', { legs: [{ leg: 'outbound', date: day(), time }] });
  expect((await move('12:30')).status).toBe(200);
  expect(await vansOf(two.id)).toEqual([van]);
  expect((await move('09:05')).status).toBe(200);
  expect(await vansOf(two.id)).toEqual([null]);
  expect(await clashesOf(two.reference)).toMatchObject([{ reason: 'no_van', freeVans: [] }]);
  await act(one.reference, '/state', { to: 'cancelled_operator', notify: false });
  expect(await vansOf(one.id)).toEqual([null]);
  expect(await clashesOf(two.reference)).toMatchObject([{ freeVans: [{ id: van }] }]);
  expect((await move('09:10')).status).toBe(200);
  expect(await vansOf(two.id)).toEqual([van]);
  expect(await clashesOf(two.reference)).toEqual([]);
});

test('a van that goes out of service is a clash, and is not bound on that day', async () => {
  const { reference } = await aTransferRequest(at('14:30'));
  const row = await jsonOf<object>(admin(`/resources/${van}`));
  const out = { from: day(), to: day(), note: 'ITV' };
  expect((await admin(`/resources/${van}`, 'PUT', { ...row, outOfService: [out] })).status).toBe(
    200,
  );
  expect(await clashesOf(reference)).toMatchObject([
    { reason: 'out_of_service', van: { id: van } },
  ]);
  const next = await aTransferRequest(at('18:00'));
  expect((await next.booking()).status).toBe('new');
});

test('trips and transfers share a van: what one has, the other cannot', async () => {
  const option = await aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    schedule: { times: ['10:00'] },
  });
  await use(option.optionId, van);
  await aTransferRequest(at('11:00'));
  await expect(tryToBook(option.optionId, day(), [option.adult], new Date())).rejects.toMatchObject(
    { code: 'sold_out' },
  );
  const shown = await getJson<{ options: { departures: { status: string }[] }[] }>(
    `/api/trips/${option.tripId}/availability?from=${day()}&to=${day()}`,
  );
  expect(shown.options[0]?.departures).toMatchObject([{ status: 'SOLD_OUT' }]);
  const next = addDays(day(), 200);
  await tryToBook(option.optionId, next, [option.adult], new Date());
  const late = await aTransferRequest({
    quote: { outbound: { date: next, time: '11:00', flight: 'VY3726' } },
  });
  expect((await late.booking()).status).toBe('new');
});

test('a class takes only resources that are there, and one that it draws on is not deleted', async () => {
  const row = await jsonOf<{ version: number }>(admin('/transfers/vehicles/1'));
  const wrong = await admin('/transfers/vehicles/1', 'PUT', { ...row, resourceIds: [999_999] });
  expect(wrong.status).toBe(422);
  expect((await admin(`/resources/${van}`, 'DELETE')).status).toBe(409);
  const [stored] = await db.select().from(resources).where(eq(resources.id, van));
  expect(stored?.deletedAt).toBeNull();
});

test('of many requests at once for two vans, and boats’ guests in between, none is bound twice, and what was refused did not fit', async () => {
  const other = await aResource({ kind: 'vehicle', name: 'Ford', turnaroundMinutes: 0 });
  await setVans(van, other);
  const option = await aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    option: { durationMinutes: 30 },
    schedule: { times: ['15:00'] },
  });
  await use(option.optionId, van);
  // Seven minutes apart, modulo an hour: in no order.
  const times = Array.from({ length: 18 }, (_, n) => `14:${String((n * 7) % 60).padStart(2, '0')}`);
  const quotes = await Promise.all(times.map((time) => aQuote(at(time).quote)));
  const [trip, ...made] = await Promise.all([
    tryToBook(option.optionId, day(), [option.adult], new Date()).catch(() => undefined),
    ...quotes.map(({ quoteToken }, n) =>
      postJson(REQUESTS, { ...person(), quoteToken }, { 'Idempotency-Key': `many ${count} ${n}` }),
    ),
  ]);
  expect(made.every((answer) => answer.status === 201)).toBe(true);
  const rows = await db.select().from(transferLegs).where(eq(transferLegs.localDate, day()));
  const spans = rows.map(({ resourceId, busyFrom, busyTo }) => ({ resourceId, busyFrom, busyTo }));
  const bound = [
    ...spans.filter(({ resourceId }) => resourceId !== null),
    ...(trip
      ? [
          {
            resourceId: van,
            busyFrom: instant(day(), '15:00'),
            busyTo: instant(day(), '15:30'),
          },
        ]
      : []),
  ];
  const overlaps = (one: (typeof bound)[number], two: (typeof bound)[number]) =>
    one.busyFrom < two.busyTo && two.busyFrom < one.busyTo;
  const isTaken = (span: (typeof bound)[number], by: number) =>
    bound.some((one) => one !== span && one.resourceId === by && overlaps(one, span));
  expect(bound.filter((span) => isTaken(span, span.resourceId ?? 0))).toEqual([]);
  const refused = spans.filter(({ resourceId }) => resourceId === null);
  expect(refused.filter((span) => !isTaken(span, van) || !isTaken(span, other))).toEqual([]);
  expect(bound.length + refused.length).toBe(made.length + (trip ? 1 : 0));
});

test('a driver is not free on a day off, nor while a departure needs the same person', async () => {
  const person = await aResource({ kind: 'person', name: 'Pau', turnaroundMinutes: 0 });
  const driver = await jsonOf<{ id: number }>(
    admin('/transfers/drivers', 'POST', {
      ...{ name: 'Pau Pons', phone: '+34600111223', resourceId: person },
    }),
  );
  const { reference } = await aTransferRequest(at('10:30'));
  const asDriver = async () =>
    (await detailOf(reference)).choices[0]?.drivers.find(({ id }) => id === driver.id);
  expect(await asDriver()).toMatchObject({ isFree: true, hindrances: [] });
  const option = await aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    schedule: { times: ['10:00'] },
  });
  await use(option.optionId, person);
  await tryToBook(option.optionId, day(), [option.adult], new Date(), { holdMinutes: 60 });
  expect(await asDriver()).toMatchObject({
    ...{ isFree: false, hindrances: [{ kind: 'departure', date: day(), time: '10:00' }] },
  });
  const row = await jsonOf<object>(admin(`/resources/${person}`));
  const off = { from: day(), to: day(), note: '' };
  await admin(`/resources/${person}`, 'PUT', { ...row, outOfService: [off] });
  expect((await asDriver())?.hindrances).toContainEqual({ kind: 'out_of_service' });
  expect((await admin(`/resources/${person}`, 'DELETE')).status).toBe(409);
});
