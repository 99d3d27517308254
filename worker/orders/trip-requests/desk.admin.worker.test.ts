import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import {
  auditLog,
  bookings,
  bookingUnits,
  departures,
  discountCodes,
  outbox,
  settings,
} from '#core/db/schema.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, planOf, takenOn } from '../../test/orders/bookable.ts';

await aTripType({ id: 1 });
await db
  .insert(settings)
  .values({ key: 'site', value: { siteName: 'Menorca', email: 'firm@example.com' } });
const admin = await anAdmin();
const DAY = addDays(menorcaToday(new Date()), 20);
const sail = await aBookableOption({ option: { capacity: 10, cutoffMinutes: 60 * 24 * 40 } });
const departureOn = async (optionId: number, day = DAY) =>
  departuresBetween(await planOf(optionId, day, day), day, day)[0]?.id;

const input = async (change: object = {}, of = sail, day = DAY) => ({
  ...{ optionId: of.optionId, departureId: await departureOn(of.optionId, day) },
  units: [{ unitId: of.adult, quantity: 2 }],
  ...{ contact: { name: 'Ada', email: 'ada@example.com' }, language: 'de', source: 'phone' },
  ...change,
});
const made = async (change: object = {}, of = sail, day = DAY) => {
  const response = await admin('/bookings', 'POST', await input(change, of, day));
  expect(response.status, await response.clone().text()).toBe(201);
  return jsonOf<TripRequestDetail>(response);
};
const act = (id: string, name: string, body: object) =>
  admin(`/bookings/${id}${name}`, name ? 'POST' : 'PUT', body);
const mailsTo = (id: string) =>
  db
    .select({ kind: outbox.kind, to: outbox.toAddress })
    .from(outbox)
    .where(and(eq(outbox.relatedId, id), eq(outbox.toAddress, 'ada@example.com')));

test('a booking by telephone is made after the cut-off, with or without a mail, and is in the log', async () => {
  const quiet = await made();
  expect(quiet).toMatchObject({
    status: 'confirmed',
    source: 'phone',
    places: 2,
    totalCents: 10_000,
    date: DAY,
    time: '10:00',
  });
  expect(await mailsTo(quiet.id)).toEqual([]);
  const notified = await made({
    notify: true,
    units: [
      { unitId: sail.adult, quantity: 1 },
      { unitId: sail.child, quantity: 1, ages: [7] },
    ],
  });
  expect(await mailsTo(notified.id)).toEqual([{ kind: 'trip.confirmed', to: 'ada@example.com' }]);
  expect(notified.childAges).toEqual([7]);
  const pending = await made({
    status: 'PENDING',
    contact: { name: 'Hotel guest' },
    source: 'hotel',
  });
  expect(pending).toMatchObject({
    status: 'new',
    contact: { name: 'Hotel guest', email: null, phone: null },
  });
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.entityId, quiet.id));
  expect(entry).toMatchObject({ action: 'create', entity: 'trip-requests' });
  expect(await takenOn(sail.optionId, DAY, new Date())).toBe(6);
});

test('the desk never sells more than there is, and the same uuid books once', async () => {
  const few = await aBookableOption({ option: { capacity: 3 } });
  const uuid = crypto.randomUUID();
  const [one, same] = [await made({ uuid }, few), await made({ uuid }, few)];
  expect(same.id).toBe(one.id);
  const tries = await Promise.all(
    Array.from({ length: 4 }, async () =>
      admin('/bookings', 'POST', await input({ units: [{ unitId: few.adult, quantity: 1 }] }, few)),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await takenOn(few.optionId, DAY, new Date())).toBe(3);
});

test('another price needs a reason, reaches lines and tickets, and its reason is in the log', async () => {
  expect(
    (await admin('/bookings', 'POST', await input({ price: { totalCents: 9000 } }))).status,
  ).toBe(422);
  const option = await aBookableOption();
  const three = [{ unitId: option.adult, quantity: 3 }];
  const booking = await made(
    { units: three, price: { totalCents: 10_000, reason: 'Regulars' } },
    option,
  );
  expect([booking.totalCents, booking.lines[0]?.cents]).toEqual([10_000, 10_000]);
  expect(booking.tickets.map(({ cents }) => cents)).toEqual([3334, 3333, 3333]);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.entityId, booking.id));
  expect(entry?.detail).toEqual({ deed: 'create', price: 'Regulars' });
});

test('an edit counts again, and a late one gets the current booking', async () => {
  const option = await aBookableOption();
  const { id, version, tickets } = await made({}, option);
  const units = [{ unitId: option.adult, quantity: 3 }];
  const changed = await act(id, '', {
    version,
    units,
    notes: 'By the window',
    contact: { name: 'Ada L', email: 'ada@example.com' },
    notify: true,
  });
  const after = await jsonOf<TripRequestDetail>(changed);
  expect(after).toMatchObject({
    totalCents: 15_000,
    places: 3,
    message: 'By the window',
    contact: { name: 'Ada L' },
  });
  expect(after.tickets.slice(0, 2).map(({ ticketCode }) => ticketCode)).toEqual(
    tickets.map(({ ticketCode }) => ticketCode),
  );
  expect(await mailsTo(id)).toMatchObject([{ kind: 'trip.changed' }]);
  const late = await act(id, '', { version, notes: 'x' });
  expect([
    late.status,
    (await jsonOf<{ current: TripRequestDetail }>(late)).current.version,
  ]).toEqual([409, version + 1]);
});

test('a booking moves to another day or option, with its price if wanted', async () => {
  const [from, to] = [await aBookableOption(), await aBookableOption({ option: { capacity: 2 } })];
  const booking = await made({ price: { totalCents: 7000, reason: 'Hotel' } }, from);
  const next = addDays(DAY, 1);
  const moved = await jsonOf<TripRequestDetail>(
    act(booking.id, '/move', {
      version: 1,
      departureId: await departureOn(from.optionId, next),
      keepPrice: true,
    }),
  );
  expect(moved).toMatchObject({ date: next, totalCents: 7000, version: 2 });
  expect([
    await takenOn(from.optionId, DAY, new Date()),
    await takenOn(from.optionId, next, new Date()),
  ]).toEqual([0, 2]);
  const otherDay = {
    version: 2,
    optionId: to.optionId,
    departureId: await departureOn(to.optionId),
  };
  expect((await act(booking.id, '/move', otherDay)).status).toBe(422);
  const units = (quantity: number) => ({ ...otherDay, units: [{ unitId: to.adult, quantity }] });
  expect((await act(booking.id, '/move', units(3))).status).toBe(409);
  const done = await jsonOf<TripRequestDetail>(act(booking.id, '/move', units(2)));
  expect(done).toMatchObject({ option: { id: to.optionId }, totalCents: 10_000, places: 2 });
});

test('a move that keeps the price keeps the guest’s code with its terms', async () => {
  await db.insert(discountCodes).values({ code: 'MOVED10', name: 'Moved', percent: 10 });
  const from = await aBookableOption();
  const booking = await made({ code: 'MOVED10' }, from);
  expect(booking).toMatchObject({ totalCents: 9000 });
  const next = addDays(DAY, 1);
  const departureId = await departureOn(from.optionId, next);
  const moved = await jsonOf<TripRequestDetail>(
    act(booking.id, '/move', { version: 1, departureId, keepPrice: true }),
  );
  expect(moved).toMatchObject({ date: next, totalCents: 9000 });
  expect(moved.lines.map(({ kind, cents, terms }) => [kind, cents, terms?.percent])).toEqual([
    ['unit', 10_000, undefined],
    ['discount', -1000, 10],
  ]);
  const units = [{ unitId: from.adult, quantity: 1 }];
  expect(await jsonOf<TripRequestDetail>(act(booking.id, '', { version: 2, units }))).toMatchObject(
    { totalCents: 4500 },
  );
});

test('a split keeps places and the total to the cent, and tickets', async () => {
  const option = await aBookableOption();
  const three = [{ unitId: option.adult, quantity: 3 }];
  const { id, tickets, reference } = await made(
    { units: three, price: { totalCents: 10_000, reason: 'Regulars' } },
    option,
  );
  const [first] = tickets;
  const refused = await act(id, '/split', {
    version: 1,
    tickets: tickets.map(({ uuid }) => uuid),
  });
  expect(refused.status).toBe(422);
  const rest = await jsonOf<TripRequestDetail>(
    act(id, '/split', { version: 1, tickets: [first?.uuid], contact: { name: 'Grace' } }),
  );
  expect(rest).toMatchObject({
    places: 2,
    totalCents: 6666,
    lines: [{ quantity: 2, cents: 6666 }],
  });
  const [own] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.optionId, option.optionId))
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  expect(own).toMatchObject({
    places: 1,
    totalCents: 3334,
    contactName: 'Grace',
    status: 'CONFIRMED',
  });
  // Another family's order, which the former link does not open.
  expect(own?.orderId).toBe(own?.id);
  expect(own?.reference).not.toBe(reference);
  const moved = await db
    .select()
    .from(bookingUnits)
    .where(eq(bookingUnits.bookingId, own?.id ?? ''));
  expect(moved.map(({ ticketCode }) => ticketCode)).toEqual([first?.ticketCode]);
  const [row] = await db.select().from(departures).where(eq(departures.optionId, option.optionId));
  expect(row?.taken).toBe(3);
});

test('who did not come is noted after the start alone, taken back, and not noted of those who came', async () => {
  const option = await aBookableOption();
  const { id, tickets } = await made({}, option);
  expect((await act(id, '/no-show', { version: 1 })).status).toBe(409);
  await db.update(bookings).set({ localDate: '2026-01-05' }).where(eq(bookings.id, id));
  const one = await jsonOf<TripRequestDetail>(
    act(id, '/no-show', { version: 1, tickets: [tickets[0]?.uuid] }),
  );
  expect([one.status, one.tickets.filter(({ noShowAt }) => noShowAt).length]).toEqual([
    'confirmed',
    1,
  ]);
  expect(await jsonOf(act(id, '/no-show', { version: 2 }))).toMatchObject({ status: 'no_show' });
  expect(await jsonOf(act(id, '/no-show', { version: 3, isNoShow: false }))).toMatchObject({
    status: 'confirmed',
  });
  expect((await admin(`/bookings/${id}/redeem`, 'POST')).status).toBe(409);
  expect(await jsonOf(admin(`/bookings/${id}/redeem?anyDay=true`, 'POST'))).toMatchObject({
    status: 'completed',
  });
  expect((await act(id, '/no-show', { version: 5 })).status).toBe(422);
  const opened = await jsonOf<TripRequestDetail>(
    act(id, '/redeem/undo', { tickets: [tickets[0]?.uuid] }),
  );
  expect([opened.status, opened.tickets.filter(({ redeemedAt }) => redeemedAt).length]).toEqual([
    'confirmed',
    1,
  ]);
  expect(await jsonOf(act(id, '/redeem/undo', {}))).toMatchObject({
    tickets: [{ redeemedAt: null }, { redeemedAt: null }],
  });
});

test('a booking is not completed before its day', async () => {
  const { id } = await made({});
  const state = { to: 'completed', version: 1 };
  expect((await admin(`/trip-requests/${id}/state`, 'POST', state)).status).toBe(409);
  await db.update(bookings).set({ localDate: '2026-01-05' }).where(eq(bookings.id, id));
  expect((await admin(`/trip-requests/${id}/state`, 'POST', state)).status).toBe(200);
});

test.each([
  { units: [{ unitId: sail.adult, quantity: -1 }] },
  { units: [{ unitId: 999_999, quantity: 1 }] },
  { units: [] },
  { units: 'two' },
  {
    units: [
      { unitId: sail.adult, quantity: 99 },
      { unitId: sail.child, quantity: 99 },
      { unitId: sail.infant, quantity: 99 },
    ],
  },
  { source: 'theft' },
  { status: 'REDEEMED' },
  { contact: { name: '' } },
  { contact: { name: 'Ada', email: 'no address' } },
  { language: 'fr' },
  { price: { totalCents: -1, reason: 'x' } },
  { price: { totalCents: 1.5, reason: 'x' } },
  { uuid: "' OR 1=1 --" },
  { optionId: '1' },
])('hostile: %j is refused', async (change) => {
  expect((await admin('/bookings', 'POST', await input(change))).status).toBe(422);
});

test('departures and bookings that are not there are refused', async () => {
  expect((await admin('/bookings', 'POST', await input({ departureId: "x' OR 1=1" }))).status).toBe(
    409,
  );
  expect((await admin('/bookings', 'POST', await input({ optionId: 999_999 }))).status).toBe(409);
  for (const [path, body] of [
    ['/move', { version: 1, departureId: 'x' }],
    ['/split', { version: 1, tickets: [crypto.randomUUID()] }],
    ['/no-show', { version: 1 }],
    ['', { version: 1 }],
  ] as const)
    expect((await act('nothing', path, body)).status, path).toBe(404);
});
