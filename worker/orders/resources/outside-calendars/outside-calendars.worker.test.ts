import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { OutsideCalendar } from '#contract/bookings/calendars/outside-calendars.ts';
import type { ResourceClash, ResourceInput } from '#contract/bookings/resources.ts';
import { auditLog, resourceAbsences, resourceCalendars } from '#core/db/schema.ts';
import type { Network } from '#core/http/outward/fetch-text.ts';
import { type Admin, anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { bindings, getJson } from '../../../test/client.ts';
import { aBookableOption, tryToBook } from '../../../test/orders/bookable.ts';
import { aResource, dayAhead, use } from '../../../test/orders/shared-resources.ts';
import { readCalendars } from './read-calendar.ts';

const NOW = new Date();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const URL_OF = 'https://calendars.example.org/private-4711/basic.ics';
let admin: Admin;
beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const compact = (day: string) => day.replaceAll('-', '');
const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
const hours = (uid: string, day: string, from: string, to: string, ...more: string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;TZID=Europe/Madrid:${compact(day)}T${from}00`],
  ...[`DTEND;TZID=Europe/Madrid:${compact(day)}T${to}00`, ...more, 'END:VEVENT'],
];
const wholeDay = (uid: string, day: string) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${compact(day)}`, 'END:VEVENT'],
];

/** A network with one calendar, which tests exchange. */
function aServer() {
  const at = { text: calendar(), etag: '"1"', status: 200, asked: [] as (string | undefined)[] };
  const network: Network = {
    send: async (_url, init) => {
      const wanted = new Headers(init?.headers).get('If-None-Match') ?? undefined;
      at.asked.push(wanted);
      if (at.status !== 200) return new Response('', { status: at.status });
      if (wanted === at.etag) return new Response(null, { status: 304 });
      return new Response(at.text, { headers: { ETag: at.etag } });
    },
    resolve: async () => ['93.184.215.14'],
  };
  return { at, read: (now: Date) => readCalendars(bindings, db, now, network) };
}

async function aBoatWithCalendar() {
  await db.delete(resourceCalendars);
  const boat = await aResource();
  const option = await aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    schedule: { times: ['10:00'] },
  });
  await use(option.optionId, boat);
  const [made] = await db
    .insert(resourceCalendars)
    .values({ resourceId: boat, url: URL_OF, name: 'Owner' })
    .returning();
  return { boat, option, id: made?.id ?? 0 };
}
const listed = async (id: number) =>
  (await jsonOf<OutsideCalendar[]>(admin('/resources/calendars'))).find((one) => one.id === id);
const statusOn = async (
  { tripId, optionId }: { tripId: number; optionId: number },
  day: string,
) => {
  const answer = await getJson<TripAvailability>(
    `/api/trips/${tripId}/availability?from=${day}&to=${day}`,
  );
  return answer.options.find(({ id }) => id === optionId)?.departures[0]?.isAvailable;
};

test('an event of the owner’s calendar closes what needs the boat then; cancelled, it frees it', async () => {
  const { option, id } = await aBoatWithCalendar();
  const { at, read } = aServer();
  const [one, other] = [dayAhead(0), dayAhead(1)];
  at.text = calendar(hours('a', one, '1230', '1400'), wholeDay('b', other));
  expect(await read(NOW)).toBe(true);
  expect([await statusOn(option, one), await statusOn(option, other)]).toEqual([false, false]);
  await expect(tryToBook(option.optionId, one, [option.adult], NOW)).rejects.toThrow();
  expect(await listed(id)).toMatchObject({
    ...{ name: 'Owner', address: 'calendars.example.org/…/basic.ics', blocked: 2, failures: 0 },
    readAt: NOW.toISOString(),
  });
  at.text = calendar(hours('a', one, '1230', '1400', 'STATUS:CANCELLED'), wholeDay('b', other));
  at.etag = '"2"';
  expect(await read(later(15))).toBe(true);
  expect([await statusOn(option, one), await statusOn(option, other)]).toEqual([true, false]);
  await tryToBook(option.optionId, one, [option.adult], NOW);
});

test('every 15 minutes it asks whether there is anything new, and once a day for everything', async () => {
  const { id } = await aBoatWithCalendar();
  const { at, read } = aServer();
  at.text = calendar(wholeDay('b', dayAhead(2)));
  await read(NOW);
  expect(await read(later(5))).toBe(false);
  expect(await read(later(15))).toBe(false);
  await read(later(30));
  await read(later(25 * 60));
  expect(at.asked).toEqual([undefined, '"1"', '"1"', undefined]);
  expect((await listed(id))?.readAt).toBe(later(25 * 60).toISOString());
});

test('what has not changed is not written again', async () => {
  const { boat } = await aBoatWithCalendar();
  const { at, read } = aServer();
  at.text = calendar(wholeDay('b', dayAhead(3)), wholeDay('c', dayAhead(5)));
  await read(NOW);
  const rows = () =>
    db.select().from(resourceAbsences).where(eq(resourceAbsences.resourceId, boat));
  const before = await rows();
  Object.assign(at, {
    etag: '"2"',
    text: calendar(wholeDay('c', dayAhead(5)), wholeDay('b', dayAhead(3))),
  });
  expect(await read(later(15))).toBe(false);
  expect(await rows()).toEqual(before);
});

test('a calendar that cannot be read frees nothing; the first screen says so after a while', async () => {
  const { option, id } = await aBoatWithCalendar();
  const { at, read } = aServer();
  at.text = calendar(wholeDay('b', dayAhead(4)));
  await read(NOW);
  const told = async () => (await jsonOf<Today>(admin('/dashboard/today'))).counts.calendars;
  Object.assign(at, { status: 503 });
  await read(later(15));
  await read(later(30));
  expect(await told()).toBe(0);
  Object.assign(at, { status: 200, etag: '"2"', text: '<html>Sign in</html>' });
  await read(later(45));
  expect(await told()).toBe(1);
  expect(await listed(id)).toMatchObject({ failures: 3, failure: 'format', failureStatus: null });
  expect(await statusOn(option, dayAhead(4))).toBe(false);
  at.text = calendar();
  await read(later(60));
  expect(await told()).toBe(0);
  expect(await listed(id)).toMatchObject({ failures: 0, failure: null, blocked: 0 });
  expect(await statusOn(option, dayAhead(4))).toBe(true);
});

test('guests who are booked when the calendar says no are listed as a clash', async () => {
  const { boat, option } = await aBoatWithCalendar();
  const { at, read } = aServer();
  const day = dayAhead(6);
  const booked = await tryToBook(option.optionId, day, [option.adult], NOW);
  at.text = calendar(hours('a', day, '0900', '1100'));
  await read(NOW);
  const { items } = await jsonOf<{ items: ResourceClash[] }>(admin('/resources/clashes'));
  expect(items.filter(({ resource }) => resource.id === boat)).toMatchObject([
    { date: day, reason: 'out_of_service', bookings: [{ reference: booked.reference }] },
  ]);
});

test('saving the resource leaves what its calendars block, and days entered by hand stay with it', async () => {
  const { boat } = await aBoatWithCalendar();
  const { at, read } = aServer();
  at.text = calendar(wholeDay('b', dayAhead(7)));
  await read(NOW);
  const row = await jsonOf<ResourceInput & { version: number }>(admin(`/resources/${boat}`));
  expect(row.outOfService).toEqual([]);
  const outOfService = [{ from: '2027-06-12', to: '2027-06-13', note: '' }];
  expect((await admin(`/resources/${boat}`, 'PUT', { ...row, outOfService })).status).toBe(200);
  const rows = await db
    .select({ from: resourceAbsences.fromDay, calendarId: resourceAbsences.calendarId })
    .from(resourceAbsences)
    .where(eq(resourceAbsences.resourceId, boat));
  expect(rows.map(({ from, calendarId }) => [from, calendarId > 0]).toSorted()).toEqual(
    [
      [dayAhead(7), true],
      ['2027-06-12', false],
    ].toSorted(),
  );
});

test('a calendar that is removed blocks nothing any more, not even what is being read', async () => {
  const { boat, option, id } = await aBoatWithCalendar();
  const { at, read } = aServer();
  at.text = calendar(wholeDay('b', dayAhead(8)));
  await read(NOW);
  expect((await admin(`/resources/calendars/${id}`, 'DELETE')).status).toBe(204);
  expect(await statusOn(option, dayAhead(8))).toBe(true);
  const again = await aBoatWithCalendar();
  const slow: Network = {
    send: async () => {
      await db.delete(resourceCalendars).where(eq(resourceCalendars.id, again.id));
      return new Response(calendar(wholeDay('b', dayAhead(9))));
    },
    resolve: async () => ['93.184.215.14'],
  };
  await readCalendars(bindings, db, NOW, slow);
  expect(
    await db.select().from(resourceAbsences).where(eq(resourceAbsences.resourceId, again.boat)),
  ).toEqual([]);
  expect((await admin(`/resources/calendars/${id}`, 'DELETE')).status).toBe(404);
  expect(
    await db.select().from(resourceAbsences).where(eq(resourceAbsences.resourceId, boat)),
  ).toEqual([]);
});

test('a calendar is added by a public address, and read at once', async () => {
  await db.delete(resourceCalendars);
  const boat = await aResource();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const type = searchParams.get('type');
    if (type === null) return new Response(calendar(wholeDay('b', dayAhead(10))));
    const Answer = type === 'A' ? [{ type: 1, data: '93.184.215.14' }] : [];
    return Response.json({ Status: 0, Answer });
  });
  const url = URL_OF.replace('https:', 'webcal:');
  const answer = await admin('/resources/calendars', 'POST', {
    resourceId: boat,
    url,
    name: 'Owner',
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const made = await jsonOf<OutsideCalendar>(answer);
  expect(made).toMatchObject({ failure: null, failures: 0, blocked: 1, resource: { id: boat } });
  expect(JSON.stringify(made)).not.toContain('4711');
  const logged = await db.select().from(auditLog).where(eq(auditLog.entity, 'resource-calendars'));
  expect(logged.map(({ action, detail }) => [action, detail])).toContainEqual([
    'create',
    { resourceId: boat },
  ]);
  for (const closed of [
    'https://192.168.1.1/a.ics',
    'https://localhost.internal/a.ics',
    'http://calendars.example.org/a.ics',
    'https://[fd00::1]/a.ics',
    'calendar',
  ]) {
    const refused = await admin('/resources/calendars', 'POST', { resourceId: boat, url: closed });
    expect([closed, refused.status]).toEqual([closed, 422]);
    expect(await jsonOf(refused)).toMatchObject({ errors: [{ path: 'url' }] });
  }
  expect((await admin('/resources/calendars', 'POST', { resourceId: 99_999, url })).status).toBe(
    422,
  );
  expect((await admin(`/resources/calendars/${made.id}/read`, 'POST')).status).toBe(200);
  expect(fetched).toHaveBeenCalled();
});
