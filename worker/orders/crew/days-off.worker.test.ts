import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import type { ResourceClashes } from '#contract/bookings/resources.ts';
import type { CrewPay } from '#contract/crew/settling.ts';
import type { Problem } from '#contract/problem.ts';
import { departures, drivers, guides } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { tryToBook } from '../../test/orders/bookable.ts';
import { aGuide, aLedDeparture, TOMORROW } from '../../test/orders/crew.ts';
import { aResource, use } from '../../test/orders/shared-resources.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';

await aTripType();
await aTransferTable();
const admin = await anAdmin();

/** A person among the resources who is off on a day. */
async function aPersonOff(day: string) {
  const id = await aResource({ kind: 'person', name: 'Nina', turnaroundMinutes: 0 });
  const row = await jsonOf<object>(admin(`/resources/${id}`));
  await admin(`/resources/${id}`, 'PUT', { ...row, outOfService: [{ from: day, to: day }] });
  return id;
}
async function aGuideOff(day: string) {
  const id = await aGuide('Nina');
  const person = await aPersonOff(day);
  await db.update(guides).set({ resourceId: person }).where(eq(guides.id, id));
  return { id, person };
}
const refusalOf = async (response: Response | Promise<Response>) => {
  const { status, code, detail } = await jsonOf<Problem>(await response);
  return { status, code, detail };
};
const OFF = { status: 409, code: 'day_off', detail: expect.stringContaining('Nina is off') };

test('a guide gets no departure on a day off, unless it is asked for all the same', async () => {
  const { id: guideId } = await aGuideOff(TOMORROW);
  const led = await aLedDeparture(null, ['Ada'], { date: TOMORROW });
  const path = `/departures/${led.optionId}/${led.date}/${led.time}/guide`;
  expect(await refusalOf(admin(path, 'PUT', { guideId }))).toEqual(OFF);
  const given = admin(path, 'PUT', { guideId, evenIfOff: true });
  expect((await jsonOf<FirmDeparture>(given)).guide).toMatchObject({ id: guideId });
});

test('the day off that refuses the assignment closes what needs the person', async () => {
  const { id: guideId, person } = await aGuideOff(TOMORROW);
  const led = await aLedDeparture(null, ['Ada'], { date: TOMORROW });
  await use(led.optionId, person);
  const path = `/departures/${led.optionId}/${led.date}/${led.time}/guide`;
  expect(await refusalOf(admin(path, 'PUT', { guideId }))).toEqual(OFF);
  await expect(
    tryToBook(led.optionId, TOMORROW, [led.adult], new Date(), { holdMinutes: 60 }),
  ).rejects.toThrow();
  const row = await jsonOf<object>(admin(`/resources/${person}`));
  await admin(`/resources/${person}`, 'PUT', { ...row, outOfService: [] });
  expect((await admin(path, 'PUT', { guideId })).status).toBe(200);
  await tryToBook(led.optionId, TOMORROW, [led.adult], new Date(), { holdMinutes: 60 });
});

test('a helper is refused on a day off, and who helps already gets another amount', async () => {
  const { id } = await aGuideOff(TOMORROW);
  const led = await aLedDeparture(await aGuide(), ['Ada'], { date: TOMORROW });
  const body = { member: `guide:${id}`, job: led.job, cents: 4000 };
  expect(await refusalOf(admin('/crew/pay', 'PUT', body))).toEqual(OFF);
  const helper = async (more: object) =>
    (await jsonOf<CrewPay[]>(admin('/crew/pay', 'PUT', { ...body, ...more }))).find(
      ({ name }) => name === 'Nina',
    );
  expect(await helper({ evenIfOff: true })).toMatchObject({ payCents: 4000 });
  expect(await helper({ cents: 5000 })).toMatchObject({ payCents: 5000 });
});

test('a substitute who is off on one of the days gets none of the jobs, and the former page stays', async () => {
  const { id: to } = await aGuideOff(TOMORROW);
  const id = await aGuide('Pau');
  const led = await aLedDeparture(id, ['Ada'], { date: TOMORROW });
  await admin('/crew/links', 'POST', { kind: 'guide', id });
  const body = { kind: 'guide', id, to, until: TOMORROW };
  expect(await refusalOf(admin('/crew/hand-over', 'POST', body))).toEqual(OFF);
  const guideOf = async () =>
    (await db.select().from(departures).where(eq(departures.id, led.id)))[0]?.guideId;
  expect(await guideOf()).toBe(id);
  const links = await jsonOf<{ member: string }[]>(admin('/crew/links'));
  expect(links.map(({ member }) => member)).toContain(`guide:${id}`);
  expect((await admin('/crew/hand-over', 'POST', { ...body, evenIfOff: true })).status).toBe(200);
  expect(await guideOf()).toBe(to);
});

test('a driver gets no journey on a day off, neither of a request nor by an order of the desk', async () => {
  const [driver] = await db
    .insert(drivers)
    .values({ name: 'Nina', phone: '+34600111222', resourceId: await aPersonOff(SUMMER_DAY) })
    .returning();
  const driverId = driver?.id ?? 0;
  const { reference } = await aTransferRequest();
  const detail = () =>
    jsonOf<{ version: number; status: string }>(admin(`/transfers/${reference}`));
  const act = async (end: string, body: object) =>
    admin(`/transfers/${reference}${end}`, 'POST', { version: (await detail()).version, ...body });
  if ((await detail()).status === 'new') await act('/state', { to: 'confirmed', notify: false });
  expect(await refusalOf(act('/driver', { driverId, notify: false }))).toEqual(OFF);
  expect((await act('/driver', { driverId, notify: false, evenIfOff: true })).status).toBe(200);
  const item = {
    ...{ kind: 'transfer', from: 1, to: 2, adults: 2, vehicle: 'standard', driverId },
    outbound: { date: SUMMER_DAY, time: '14:30' },
    price: { totalCents: 4000, reason: 'By phone' },
  };
  const order = (more: object) =>
    admin('/orders', 'POST', {
      items: [{ ...item, ...more }],
      contact: { name: 'Ada', phone: '+34600111333' },
      ...{ language: 'en', source: 'phone' },
    });
  const refused = await jsonOf<Problem & { item: number }>(await order({}));
  expect(refused).toMatchObject({ status: 409, code: 'day_off', item: 0 });
  expect((await order({ evenIfOff: true })).status).toBe(201);
});

/** What the list of clashes says of a person. */
const clashesOf = async (name: string) =>
  (await jsonOf<ResourceClashes>(admin('/resources/clashes'))).crew.filter(
    ({ person }) => person.name === name,
  );
async function takesOff(person: number, day: string) {
  const row = await jsonOf<object>(admin(`/resources/${person}`));
  await admin(`/resources/${person}`, 'PUT', { ...row, outOfService: [{ from: day, to: day }] });
}

test('a day off that comes after the assignment is a clash, with the guests and who is free, until another one leads', async () => {
  const id = await aGuide('Rosa');
  const person = await aResource({ kind: 'person', name: 'Rosa', turnaroundMinutes: 0 });
  await db.update(guides).set({ resourceId: person }).where(eq(guides.id, id));
  const free = await aGuide('Free');
  const busy = await aGuide('Busy');
  await aLedDeparture(busy, ['Ona'], { date: TOMORROW });
  const { id: off } = await aGuideOff(TOMORROW);
  const led = await aLedDeparture(id, ['Ada', 'Bo'], { date: TOMORROW });
  expect(await clashesOf('Rosa')).toEqual([]);
  await takesOff(person, TOMORROW);
  const [clash, ...more] = await clashesOf('Rosa');
  expect(more).toEqual([]);
  expect(clash).toMatchObject({
    person: { kind: 'guide', id, resourceId: person, helps: false },
    ...{ date: TOMORROW, time: led.time, journey: null },
    departure: { optionId: led.optionId, option: { name: expect.any(String) } },
  });
  expect(clash?.guests.map(({ contactName }) => contactName).toSorted()).toEqual(['Ada', 'Bo']);
  const freeIds = clash?.free.map((one) => one.id) ?? [];
  expect(freeIds).toContain(free);
  for (const other of [id, busy, off]) expect(freeIds).not.toContain(other);
  const path = `/departures/${led.optionId}/${led.date}/${led.time}/guide`;
  await admin(path, 'PUT', { guideId: free });
  expect(await clashesOf('Rosa')).toEqual([]);
});

test('so is one of who helps, and one of a driver, whose journey names the drivers that are free', async () => {
  const helper = await aGuide('Mar');
  const person = await aResource({ kind: 'person', name: 'Mar', turnaroundMinutes: 0 });
  await db.update(guides).set({ resourceId: person }).where(eq(guides.id, helper));
  const led = await aLedDeparture(await aGuide(), ['Ada'], { date: TOMORROW });
  await admin('/crew/pay', 'PUT', { member: `guide:${helper}`, job: led.job, cents: 3000 });
  await takesOff(person, TOMORROW);
  expect(await clashesOf('Mar')).toMatchObject([
    { person: { helps: true }, departure: { optionId: led.optionId }, free: [] },
  ]);
  const wheel = await aResource({ kind: 'person', name: 'Pere', turnaroundMinutes: 0 });
  const [driver, other] = await db
    .insert(drivers)
    .values([
      { name: 'Pere', phone: '+34600111222', resourceId: wheel },
      { name: 'Quim', phone: '+34600111223' },
    ])
    .returning();
  const { reference } = await aTransferRequest();
  const act = async (end: string, body: object) => {
    const { version } = await jsonOf<{ version: number }>(admin(`/transfers/${reference}`));
    return admin(`/transfers/${reference}${end}`, 'POST', { version, ...body });
  };
  const { status } = await jsonOf<{ status: string }>(admin(`/transfers/${reference}`));
  if (status === 'new') await act('/state', { to: 'confirmed', notify: false });
  expect((await act('/driver', { driverId: driver?.id, notify: false })).status).toBe(200);
  expect(await clashesOf('Pere')).toEqual([]);
  await takesOff(wheel, SUMMER_DAY);
  const [clash] = await clashesOf('Pere');
  expect(clash).toMatchObject({
    person: { kind: 'driver', id: driver?.id },
    ...{ departure: null, journey: { reference }, guests: [{ reference }] },
  });
  expect(clash?.free.map(({ id }) => id)).toContain(other?.id);
  expect(clash?.free.map(({ id }) => id)).not.toContain(driver?.id);
});
