import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { monthAfter, monthDays, type TripAvailability } from '#contract/bookings/availability.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { tripSchedules, trips } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, getJson, send } from '../../test/client.ts';
import { noWork, watchedD1 } from '../../test/d1/d1-work.ts';
import { aBookableOption, setException, tryToBook } from '../../test/orders/bookable.ts';
import { filledAtOnce } from '../../test/orders/filled-at-once.ts';

/** Within the horizon of bookings. */
const YEAR = new Date().getUTCFullYear() + 2;
let option: Awaited<ReturnType<typeof aBookableOption>>;
beforeAll(async () => {
  await aTripType({ id: 1 });
  option = await aBookableOption();
  const now = new Date();
  await tryToBook(option.optionId, `${YEAR}-06-12`, Array(8).fill(option.adult), now);
  await tryToBook(option.optionId, `${YEAR}-06-12`, [option.family, option.adult], now);
  await setException({ optionId: option.optionId, localDate: `${YEAR}-06-13`, kind: 'closed' });
});

const availability = (query: string) =>
  getJson<TripAvailability>(`/api/trips/${option.tripId}-any-name/availability?${query}`);

test('a range shows each departure with its state, its places and its price for the people', async () => {
  const { options, ...range } = await availability(`from=${YEAR}-06-11&to=${YEAR}-06-13&people=3`);
  expect(range).toEqual({
    from: `${YEAR}-06-11`,
    to: `${YEAR}-06-13`,
    currency: 'EUR',
    season: null,
  });
  expect(options[0]).toMatchObject({
    name: 'Morning',
    instantConfirmation: true,
    units: [{ type: 'ADULT' }, { type: 'CHILD' }, {}, {}],
  });
  expect(
    options[0]?.departures.map(({ date, status, vacancies, cents }) => [
      date,
      status,
      vacancies,
      cents,
    ]),
  ).toEqual([
    [`${YEAR}-06-11`, 'AVAILABLE', 20, 15_000],
    [`${YEAR}-06-12`, 'LIMITED', 7, 15_000],
    [`${YEAR}-06-13`, 'CLOSED', 20, 15_000],
  ]);
  expect(options[0]?.departures[0]).toMatchObject({
    id: `${YEAR}-06-11T10:00:00+02:00`,
    unitCents: [5000, 2500, 15_000, 0],
  });
});

test('units are counted by the places that they take', async () => {
  const { options } = await availability(
    `from=${YEAR}-06-12&to=${YEAR}-06-12&units=${option.family}:2,${option.infant}:3`,
  );
  expect(options[0]?.departures).toMatchObject([
    { status: 'SOLD_OUT', isAvailable: false, cents: 30_000 },
  ]);
});

test('invalid values count as absent, and a range is a year at most', async () => {
  const month = await availability(`from=${YEAR}-02-30&to=x&people=0&units=a:b`);
  expect(month.options[0]?.departures.length).toBe(31);
  const today = menorcaToday(new Date());
  const year = await availability(`from=${today}&to=${addDays(today, 700)}`);
  expect([year.to, year.options[0]?.departures.length]).toEqual([addDays(today, 365), 366]);
});

test('a month is answered from today to its last day', async () => {
  const { options, ...range } = await availability(`month=${YEAR}-04`);
  expect(range).toEqual({
    from: `${YEAR}-04-01`,
    to: `${YEAR}-04-30`,
    currency: 'EUR',
    season: null,
  });
  expect(options[0]?.departures.length).toBe(30);
  expect(monthDays('now', '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-30' });
  expect(monthDays('now', '2026-11-27')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(monthDays('2026-10', '2026-11-27')).toEqual({ from: '2026-10-31', to: '2026-10-31' });
});

test('a calendar opens with the first month that has departures', async () => {
  const today = menorcaToday(new Date());
  const later = monthAfter(today.slice(0, 7), 5).slice(0, 7);
  const summer = await aBookableOption();
  await db
    .update(tripSchedules)
    .set({ seasonFrom: `${later.slice(5)}-10`, seasonTo: `${later.slice(5)}-12` })
    .where(eq(tripSchedules.optionId, summer.optionId));
  const { to, options } = await getJson<TripAvailability>(
    `/api/trips/${summer.tripId}/availability?month=now`,
  );
  expect([to.slice(0, 7), options[0]?.departures.length]).toEqual([later, 3]);
});

test('a trip that is not published has none', async () => {
  const hidden = await aTrip({ status: 'draft' });
  expect((await send(`/api/trips/${hidden.id}/availability`)).status).toBe(404);
  await db.update(trips).set({ status: 'published' }).where(eq(trips.id, hidden.id));
  expect((await getJson<TripAvailability>(`/api/trips/${hidden.id}/availability`)).options).toEqual(
    [],
  );
});

test('a year reads the rows of its trip alone, however many bookings there are', async () => {
  const rowsRead = async () => {
    const work = noWork();
    await send(
      `/api/trips/${option.tripId}/availability?from=${YEAR}-01-01&to=${YEAR}-12-31`,
      {},
      { DB: watchedD1(bindings.DB, work) },
    );
    return work.rowsRead;
  };
  const fill = (sql: string) => bindings.DB.prepare(sql).run();
  const other = await aBookableOption();
  const few = await rowsRead();
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)';
  await fill(`INSERT INTO departures (option_id, local_date, local_time, starts_at, capacity, schedule_version)
    ${numbers} SELECT ${other.optionId}, date('2030-01-01', '+' || i || ' days'), '10:00', '2030-01-01T08:00:00.000Z', 20, 1 FROM n`);
  await filledAtOnce(async () => {
    await fill(`INSERT INTO bookings (id, uuid, reference, status, trip_id, option_id, departure_id, local_date, local_time, places, total_cents, language, source, manage_token_hash)
    SELECT 'b' || d.id || '-' || v.value, 'u' || d.id || '-' || v.value, 'r' || d.id || '-' || v.value, 'CONFIRMED', ${other.tripId}, ${other.optionId}, d.id, d.local_date, '10:00', 2, 100, 'en', 'site', 'h'
    FROM departures d, json_each('[1,2,3,4,5]') v WHERE d.option_id = ${other.optionId}`);
  });
  expect(await rowsRead()).toBeLessThan(few + 10);
});
