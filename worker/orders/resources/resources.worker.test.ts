import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { ResourceClash, ResourceInput } from '#contract/bookings/resources.ts';
import { departures, resources, tripOptionUses } from '#core/db/schema.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { cancel, confirm } from '#orders/bookings/changes/states.ts';
import { stateOf } from '#orders/departures/departures.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { aBookableOption, departureOf, planOf, tryToBook } from '../../test/orders/bookable.ts';
import { aReseller } from '../../test/orders/reseller.ts';
import { aResource, dayAhead, instant, use } from '../../test/orders/shared-resources.ts';

const NOW = new Date();
let admin: Admin;
beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});

const anOption = async (time: string, more: Parameters<typeof aBookableOption>[0] = {}) =>
  aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    ...more,
    schedule: { times: [time], ...more.schedule },
  });
type Option = Awaited<ReturnType<typeof anOption>>;

/** Two options of two trips that overlap on one boat. */
async function twoOnOneBoat() {
  const boat = await aResource();
  const [sail, hire] = [await anOption('10:00'), await anOption('12:00')];
  for (const { optionId } of [sail, hire]) await use(optionId, boat);
  return { boat, sail, hire };
}
const shownOn = async ({ tripId, optionId }: Option, day: string) => {
  const month = await getJson<TripAvailability>(
    `/api/trips/${tripId}/availability?from=${day}&to=${day}`,
  );
  return month.options.find(({ id }) => id === optionId)?.departures[0];
};
const saved = async (id: number) => {
  const row = await jsonOf<ResourceInput & { id: number; version: number }>(
    admin(`/resources/${id}`),
  );
  return async (change: Partial<ResourceInput>) => {
    const answer = await admin(`/resources/${id}`, 'PUT', { ...row, ...change });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
};
const clashesOf = async (id: number) =>
  (await jsonOf<{ items: ResourceClash[] }>(admin('/resources/clashes'))).items.filter(
    ({ resource }) => resource.id === id,
  );

test('a boat is made with its days out of service, and an option says what it uses', async () => {
  const answer = await admin('/resources', 'POST', {
    ...{ name: 'Sa Gavina', kind: 'boat', turnaroundMinutes: 30 },
    outOfService: [{ from: '2027-06-12', to: '2027-06-13' }],
  });
  expect(answer.status).toBe(201);
  const boat = await jsonOf<ResourceInput & { id: number; version: number }>(answer);
  expect(boat).toMatchObject({
    ...{ quantity: 1, places: null, isActive: true },
    outOfService: [{ from: '2027-06-12', to: '2027-06-13', note: '' }],
  });
  const { optionId } = await anOption('10:00');
  const plan = await jsonOf<object>(admin(`/trips/options/${optionId}`));
  const uses = [{ resourceId: boat.id, per: 'people', count: 1, size: 10 }];
  const put = await admin(`/trips/options/${optionId}`, 'PUT', { ...plan, uses });
  expect(await jsonOf(put)).toMatchObject({ uses });
  expect((await admin(`/resources/${boat.id}`, 'DELETE')).status).toBe(409);
  const wrong = await admin('/resources', 'POST', {
    ...{ name: 'B', kind: 'boat', outOfService: [{ from: '2027-06-13', to: '2027-06-12' }] },
  });
  expect([wrong.status, await jsonOf(wrong)]).toMatchObject([
    422,
    { errors: [{ path: 'outOfService.0.to', code: 'wrong_order' }] },
  ]);
  const twice = await admin(`/trips/options/${optionId}`, 'PUT', {
    ...(await jsonOf<object>(admin(`/trips/options/${optionId}`))),
    uses: [...uses, ...uses],
  });
  expect(twice.status).toBe(422);
});

test('the first booking of a departure closes what overlaps on the site, for resellers and on cards; cancelling frees it', async () => {
  const { sail, hire } = await twoOnOneBoat();
  const day = dayAhead(0);
  const booking = await tryToBook(sail.optionId, day, [sail.adult], NOW);
  expect(await shownOn(hire, day)).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 });
  expect(await shownOn(sail, day)).toMatchObject({ status: 'AVAILABLE', vacancies: 19 });
  const ask = await aReseller();
  const of = { productId: String(hire.tripId), optionId: String(hire.optionId) };
  const { body } = await ask('POST', '/availability', { ...of, localDate: day });
  expect(body).toMatchObject([{ status: 'SOLD_OUT', available: false, vacancies: 0 }]);
  const calendar = await ask('POST', '/availability/calendar', {
    ...of,
    ...{ localDateStart: day, localDateEnd: day },
  });
  expect(calendar.body).toMatchObject([{ status: 'SOLD_OUT', available: false }]);
  const listed = await getJson<{ items: { id: number }[] }>(`/api/trips?date=${day}&pageSize=100`);
  expect(listed.items.map(({ id }) => id)).not.toContain(hire.tripId);
  expect(listed.items.map(({ id }) => id)).toContain(sail.tripId);
  await expect(tryToBook(hire.optionId, day, [hire.adult], NOW)).rejects.toMatchObject({
    code: 'sold_out',
  });
  await cancel(db, booking, null, { actor: 'guest', now: new Date() });
  expect(await shownOn(hire, day)).toMatchObject({ status: 'AVAILABLE', vacancies: 20 });
  await tryToBook(hire.optionId, day, [hire.adult], NOW);
});

test('a hold takes the boat until it has ended', async () => {
  const { sail, hire } = await twoOnOneBoat();
  const day = dayAhead(1);
  await tryToBook(sail.optionId, day, [sail.adult], NOW, { holdMinutes: 5 });
  await expect(tryToBook(hire.optionId, day, [hire.adult], NOW)).rejects.toMatchObject({
    code: 'sold_out',
  });
  const later = new Date(NOW.getTime() + 6 * 60_000);
  await tryToBook(hire.optionId, day, [hire.adult], later);
});

test('a booking moves between two departures of the same boat, and not onto one that is taken', async () => {
  const { sail, hire } = await twoOnOneBoat();
  const [day, next] = [dayAhead(2), dayAhead(3)];
  const booking = await tryToBook(sail.optionId, day, [sail.adult], NOW);
  const plan = await planOf(hire.optionId, day, next);
  const startOn = async (date: string) =>
    (await departureOf(hire.optionId, (await shownOn(hire, date))?.id ?? '')).departure;
  const by = { actor: 'guest', now: new Date() };
  const units = [{ unitId: hire.adult }];
  const moved = await changeTo(db, booking, { plan, departure: await startOn(day), units }, by);
  expect(moved).toMatchObject({ optionId: hire.optionId, localDate: day });
  await tryToBook(sail.optionId, next, [sail.adult], NOW);
  const current = await findBooking(db, booking.id);
  if (!current) throw new Error('The booking is not there.');
  const fresh = await planOf(hire.optionId, day, next);
  await expect(
    changeTo(db, current, { plan: fresh, departure: await startOn(next) }, by),
  ).rejects.toMatchObject({ code: 'sold_out' });
});

test('a day out of service closes starts at once, and a plan that was read before is refused', async () => {
  const { boat, sail } = await twoOnOneBoat();
  const day = dayAhead(4);
  const before = await planOf(sail.optionId, day, day);
  const change = await saved(boat);
  await change({ outOfService: [{ from: day, to: day, note: 'Slip' }] });
  expect(await shownOn(sail, day)).toMatchObject({ status: 'CLOSED', isAvailable: false });
  expect((await planOf(sail.optionId, day, day)).option.scheduleVersion).not.toBe(
    before.option.scheduleVersion,
  );
  await expect(tryToBook(sail.optionId, day, [sail.adult], NOW)).rejects.toMatchObject({
    code: 'closed',
  });
  await (await saved(boat))({ outOfService: [] });
  await tryToBook(sail.optionId, day, [sail.adult], NOW);
  await (await saved(boat))({ isActive: false });
  expect(await shownOn(sail, day)).toMatchObject({ status: 'CLOSED' });
});

test('a departure that is called off frees its boat, and comes back only while it is free', async () => {
  const { sail, hire } = await twoOnOneBoat();
  const day = dayAhead(5);
  const sold = await tryToBook(sail.optionId, day, [sail.adult], NOW);
  await confirm(db, sold, true, { actor: 'guest', now: new Date() });
  const path = `/departures/${sail.optionId}/${day}/10:00`;
  const off = await admin(`${path}/call-off`, 'POST', { reason: 'Fog', notify: false });
  expect(off.status, await off.clone().text()).toBe(200);
  const booking = await tryToBook(hire.optionId, day, [hire.adult], NOW, { holdMinutes: 60 });
  const refused = await admin(`${path}/reopen`, 'POST', { notify: false });
  expect([refused.status, await jsonOf(refused)]).toMatchObject([409, { code: 'sold_out' }]);
  await cancel(db, booking, null, { actor: 'guest', now: new Date() });
  expect((await admin(`${path}/reopen`, 'POST', { notify: false })).status).toBe(200);
  expect(await shownOn(hire, day)).toMatchObject({ status: 'SOLD_OUT' });
});

test('kayaks limit the people of a booking, guides those of a departure', async () => {
  const kayaks = await aResource({ kind: 'equipment', quantity: 3 });
  const guides = await aResource({ kind: 'person', quantity: 2 });
  const [paddle, walk] = [await anOption('10:00'), await anOption('10:00')];
  await use(paddle.optionId, kayaks, { per: 'booking', size: 2 });
  await use(walk.optionId, guides, { per: 'people', size: 4 });
  const day = dayAhead(6);
  await tryToBook(paddle.optionId, day, [paddle.adult], NOW);
  expect(await shownOn(paddle, day)).toMatchObject({ vacancies: 4 });
  await tryToBook(walk.optionId, day, [walk.adult, walk.adult, walk.adult], NOW);
  expect(await shownOn(walk, day)).toMatchObject({ vacancies: 5 });
  await expect(
    tryToBook(paddle.optionId, day, Array(5).fill(paddle.adult), NOW),
  ).rejects.toMatchObject({ code: 'sold_out' });
  await tryToBook(paddle.optionId, day, Array(4).fill(paddle.adult), NOW);
  await tryToBook(walk.optionId, day, Array(5).fill(walk.adult), NOW);
  for (const [of, date] of [[paddle, day] as const, [walk, day] as const])
    expect(await shownOn(of, date)).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 });
});

test('a party that is divided needs its kayaks', async () => {
  const kayaks = await aResource({ kind: 'equipment', quantity: 2 });
  const paddle = await anOption('10:00');
  await use(paddle.optionId, kayaks, { per: 'booking', size: 2 });
  const day = dayAhead(7);
  const held = await tryToBook(paddle.optionId, day, Array(4).fill(paddle.adult), NOW, {
    holdMinutes: 60,
    contact: { fullName: 'Ada' },
  });
  const split = (tickets: (string | undefined)[]) =>
    admin(`/bookings/${held.id}/split`, 'POST', { tickets, version: held.version });
  const [one, two] = held.units.map(({ uuid }) => uuid);
  const refused = await split([one]);
  expect([refused.status, await jsonOf(refused)]).toMatchObject([409, { code: 'sold_out' }]);
  const done = await split([one, two]);
  expect(done.status, await done.clone().text()).toBe(200);
});

test('clashes name the departure, the guests and other starts, and go when the boat is back', async () => {
  const { boat, sail, hire } = await twoOnOneBoat();
  const day = dayAhead(8);
  await db.delete(tripOptionUses).where(eq(tripOptionUses.optionId, hire.optionId));
  const first = await tryToBook(sail.optionId, day, [sail.adult, sail.adult], NOW);
  await tryToBook(hire.optionId, day, [hire.adult], NOW, { holdMinutes: 60 });
  expect(await clashesOf(boat)).toEqual([]);
  await use(hire.optionId, boat);
  const clashes = await clashesOf(boat);
  expect(clashes).toMatchObject([
    {
      ...{ optionId: sail.optionId, date: day, time: '10:00', reason: 'too_few' },
      ...{ need: 1, others: 1, inService: 1, missing: 1 },
      bookings: [{ reference: first.reference, people: 2 }],
    },
    { optionId: hire.optionId, time: '12:00' },
  ]);
  expect(clashes[0]?.otherStarts).toHaveLength(3);
  expect(await shownOn(sail, day)).toMatchObject({ status: 'SOLD_OUT' });
  await db.update(resources).set({ quantity: 2 }).where(eq(resources.id, boat));
  expect(await clashesOf(boat)).toEqual([]);
  await (await saved(boat))({ outOfService: [{ from: day, to: day, note: '' }] });
  expect((await clashesOf(boat)).map(({ reason }) => reason)).toEqual([
    'out_of_service',
    'out_of_service',
  ]);
});

test('a departure knows its end: by its duration, and of a day’s hire the end of the day', async () => {
  const sail = await anOption('10:00');
  const hire = await anOption('10:00', {
    option: { availabilityType: 'OPENING_HOURS' },
    schedule: { times: [], opensAt: '09:00', closesAt: '18:00' },
  });
  const day = dayAhead(9);
  for (const { optionId, adult } of [sail, hire]) await tryToBook(optionId, day, [adult], NOW);
  const ends = async (optionId: number) =>
    (await db.select().from(departures).where(eq(departures.optionId, optionId)))[0]?.endsAt;
  expect(await ends(sail.optionId)).toBe(instant(day, '13:00'));
  expect(await ends(hire.optionId)).toBe(instant(dayAhead(10), ''));
  const { plan, departure } = await departureOf(
    sail.optionId,
    (await shownOn(sail, day))?.id ?? '',
  );
  expect(stateOf(departure, 0, NOW.getTime()).status).toBe('AVAILABLE');
  expect(plan.resources).toBe(null);
  // A row that comes without its end, as from a backup from before.
  for (const [optionId, localTime, startsAt] of [
    [sail.optionId, '10:00', instant('2028-01-10', '10:00')],
    [hire.optionId, '', instant('2028-03-26', '')],
  ] as const) {
    const localDate = optionId === sail.optionId ? '2028-01-10' : '2028-03-26';
    const [row] = await db
      .insert(departures)
      .values({ optionId, localDate, localTime, startsAt, scheduleVersion: 0 })
      .returning({ id: departures.id });
    const [stored] = await db
      .select()
      .from(departures)
      .where(eq(departures.id, row?.id ?? 0));
    expect(stored?.endsAt).toBe(
      localTime ? instant('2028-01-10', '13:00') : instant('2028-03-27', ''),
    );
  }
});
