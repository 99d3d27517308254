import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type {
  TripExceptionAnswer,
  TripPlanInput,
  TripPriceGrid,
} from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings, departures } from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, visit } from '../../test/client.ts';
import { aBookableOption, planOf, tryToBook } from '../../test/orders/bookable.ts';
import { signIn } from '../../test/sign-in.ts';

const PATH = '/trips/options';
const DAY = addDays(menorcaToday(new Date()), 40);
type Row = EditedRow<TripPlanInput>;
let admin: Admin;

beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});

const open = (id: number) => jsonOf<Row>(admin(`${PATH}/${id}`));
const faultsOf = async (response: Response) =>
  ((await jsonOf<Problem>(response)).errors ?? []).map(({ path, code }) => `${path} ${code}`);
/** Not a hold: those do not count as sold. */
async function aSale(optionId: number, unitIds: readonly number[]) {
  const { reference } = await tryToBook(optionId, DAY, unitIds, new Date());
  await db.update(bookings).set({ status: 'CONFIRMED' }).where(eq(bookings.reference, reference));
  return reference;
}
const aPlan = async (change: object = {}) => ({
  tripId: (await aTrip()).id,
  name: 'Velero al atardecer',
  durationMinutes: 120,
  units: [{ type: 'ADULT', name: 'Adultos' }],
  schedules: [{ times: ['19:00'] }],
  ...change,
});

test('an option is saved with its units, times and extras; another save of the same version gets the current one', async () => {
  const created = await admin(
    PATH,
    'POST',
    await aPlan({ extras: [{ name: 'Cena', cents: 1500 }] }),
  );
  expect(created.status).toBe(201);
  const row = await jsonOf<Row>(created);
  expect(row).toMatchObject({
    isActive: false,
    units: [{ id: expect.any(Number), name: 'Adultos' }],
    schedules: [{ times: ['19:00'] }],
  });
  const units = [...row.units, { type: 'CHILD', name: 'Niños', maxAge: 12, needsAdult: true }];
  const saved = await jsonOf<Row>(
    admin(`${PATH}/${row.id}`, 'PUT', {
      ...row,
      units,
      schedules: [{ times: ['18:00', '20:00'] }],
    }),
  );
  expect(saved.units.map(({ id, name }) => [id === row.units[0]?.id, name])).toEqual([
    [true, 'Adultos'],
    [false, 'Niños'],
  ]);
  expect(saved).toMatchObject({
    version: 2,
    schedules: [{ times: ['18:00', '20:00'] }],
    extras: [{ name: 'Cena', cents: 1500 }],
  });
  const late = await admin(`${PATH}/${row.id}`, 'PUT', row);
  expect(late.status).toBe(409);
  expect(await jsonOf(late)).toMatchObject({ current: { version: 2 } });
  const back = await jsonOf<Row>(
    admin(`${PATH}/${row.id}/revisions/1/restore`, 'POST', { version: 2 }),
  );
  expect(back.units.map(({ id }) => id)).toEqual([row.units[0]?.id]);
});

test('what cannot be is named at its field', async () => {
  const wrong = await aPlan({
    isActive: true,
    minUnits: 4,
    maxUnits: 2,
    units: [{ type: 'CHILD', name: 'Niños', minAge: 9, maxAge: 3, needsAdult: true }],
    schedules: [
      { times: [] },
      { times: ['10:00'], seasonTo: '02-30' },
      { times: ['11:00'] },
      { times: ['11:00'], seasonFrom: '06-01' },
    ],
  });
  expect(await faultsOf(await admin(PATH, 'POST', wrong))).toEqual([
    'maxUnits wrong_order',
    'units.0.maxAge wrong_order',
    'units.0.needsAdult no_adult',
    'schedules.0.times times_needed',
    'schedules.1.seasonTo date',
    'schedules.3.times overlaps',
  ]);
  const hire = await aPlan({
    isActive: true,
    availabilityType: 'OPENING_HOURS',
    schedules: [{}, { opensAt: '18:00', closesAt: '09:00' }],
  });
  expect(await faultsOf(await admin(PATH, 'POST', hire))).toEqual([
    'schedules.0.opensAt hours_needed',
    'schedules.1.closesAt wrong_order',
  ]);
  const free = await aPlan({ isActive: true, instantConfirmation: true });
  expect(await faultsOf(await admin(PATH, 'POST', free))).toEqual(['isActive prices_needed']);
});

test('one save puts a new option on sale: name, days, time, price and places', async () => {
  const { id: tripId } = await aTrip();
  const created = await admin(PATH, 'POST', {
    ...{ tripId, name: 'Salida de mañana', capacity: 12, isActive: true },
    ...{ instantConfirmation: true, schedules: [{ times: ['10'] }] },
    ...{ units: [{ type: 'ADULT' }, { type: 'CHILD', maxAge: 12 }], firstPrices: [4500, 2500] },
  });
  expect(created.status).toBe(201);
  const row = await jsonOf<Row>(created);
  expect(row).toMatchObject({ isActive: true, firstPrices: [], schedules: [{ times: ['10:00'] }] });
  expect(row.units.map(({ translations }) => translations.name?.de)).toEqual([
    'Erwachsene',
    'Kinder',
  ]);
  const grid = await jsonOf<TripPriceGrid>(admin(`${PATH}/${row.id}/prices`));
  expect(grid.prices.map(({ unitId, cents }) => [unitId, cents])).toEqual([
    [row.units[0]?.id, 4500],
    [row.units[1]?.id, 2500],
  ]);
  expect(await aSale(row.id, [row.units[0]?.id ?? 0])).toBeTruthy();
  // A table that is there stays.
  await admin(`${PATH}/${row.id}`, 'PUT', { ...row, firstPrices: [1, 1] });
  expect((await jsonOf<TripPriceGrid>(admin(`${PATH}/${row.id}/prices`))).prices).toEqual(
    grid.prices,
  );
});

test('a draft of an option needs a trip and a name; on sale it needs its times and all prices', async () => {
  const { id: tripId } = await aTrip();
  const row = await jsonOf<Row>(admin(PATH, 'POST', { tripId, name: 'Borrador' }));
  expect(row).toMatchObject({ isActive: false, units: [{ name: 'Adultos' }] });
  const onSale = { ...row, isActive: true, instantConfirmation: true };
  expect(
    await faultsOf(
      await admin(`${PATH}/${row.id}`, 'PUT', {
        ...onSale,
        schedules: [{ times: [] }],
        units: [...row.units, { type: 'CHILD' }],
        firstPrices: [4500, null],
      }),
    ),
  ).toEqual(['schedules.0.times times_needed', 'isActive prices_needed']);
});

test('parts of another option are refused', async () => {
  const [one, other] = [await aBookableOption(), await aBookableOption()];
  const row = await open(one.optionId);
  const units = row.units.map((unit) => ({
    ...unit,
    id: unit.id === one.adult ? other.adult : unit.id,
  }));
  expect(await faultsOf(await admin(`${PATH}/${row.id}`, 'PUT', { ...row, units }))).toEqual([
    'units.0.id invalid',
  ]);
});

test('a unit that is left out is taken off sale, and bookings keep it', async () => {
  const { optionId, adult, child } = await aBookableOption();
  await aSale(optionId, [adult, child]);
  const row = await open(optionId);
  await admin(`${PATH}/${optionId}`, 'PUT', {
    ...row,
    units: row.units.filter(({ id }) => id !== child),
  });
  expect((await planOf(optionId)).units.map(({ id }) => id)).not.toContain(child);
  expect((await admin(`${PATH}/${optionId}`, 'DELETE')).status).toBe(204);
  expect((await admin(`${PATH}/${optionId}/restore`, 'POST')).status).toBe(200);
});

test('fewer places than are sold are saved, and the guests whom that touches are named', async () => {
  const { optionId, adult } = await aBookableOption();
  const reference = await aSale(optionId, [adult, adult, adult]);
  await admin(`${PATH}/${optionId}`, 'PUT', { ...(await open(optionId)), capacity: 2 });
  const { items } = await jsonOf<{ items: unknown[] }>(admin(`${PATH}/${optionId}/oversold`));
  expect(items).toMatchObject([
    { date: DAY, time: '10:00', capacity: 2, taken: 3, bookings: [{ reference }] },
  ]);
  // Whom it concerns is asked already.
  await db
    .update(departures)
    .set({ calledOffAt: new Date().toISOString() })
    .where(eq(departures.optionId, optionId));
  expect(await jsonOf(admin(`${PATH}/${optionId}/oversold`))).toEqual({ items: [] });
});

test('a day is closed, gets another departure or other places, and is planned by the schedule again', async () => {
  const { optionId, adult, tripId } = await aBookableOption();
  await aSale(optionId, [adult, adult]);
  const put = (start: string, body: object) =>
    admin(`${PATH}/${optionId}/exceptions/${start}`, 'PUT', body);
  const dayOf = async () => {
    const response = await visit(`/api/trips/${tripId}/availability?from=${DAY}&to=${DAY}`);
    const { options } = (await response.json()) as {
      options: { departures: { time: string; status: string; vacancies: number }[] }[];
    };
    return options[0]?.departures.map(
      ({ time, status, vacancies }) => `${time} ${status} ${vacancies}`,
    );
  };
  expect(await dayOf()).toEqual(['10:00 AVAILABLE 18']);
  expect(await jsonOf<TripExceptionAnswer>(put(DAY, { kind: 'closed' }))).toMatchObject({
    exception: { localDate: DAY, localTime: '', kind: 'closed' },
    oversold: [{ date: DAY, capacity: null, taken: 2 }],
  });
  expect(await dayOf()).toEqual(['10:00 CLOSED 18']);
  expect((await admin(`${PATH}/${optionId}/exceptions/${DAY}`, 'DELETE')).status).toBe(200);
  await put(`${DAY}T16:00`, { kind: 'extra', capacity: 8 });
  await put(`${DAY}T10:00`, { kind: 'changed', capacity: 5, cents: { [adult]: 4000 } });
  expect(await dayOf()).toEqual(['10:00 AVAILABLE 3', '16:00 AVAILABLE 8']);
  const { items } = await jsonOf<{ items: unknown[] }>(
    admin(`${PATH}/${optionId}/exceptions?from=${DAY}&to=${DAY}`),
  );
  expect(items).toHaveLength(2);
  const { items: planned } = await jsonOf<{ items: unknown[] }>(
    admin(`${PATH}/${optionId}/departures?from=${DAY}&to=${DAY}`),
  );
  expect(planned).toMatchObject([
    { time: '10:00', capacity: 5, taken: 2 },
    { time: '16:00', capacity: 8, taken: 0 },
  ]);
  expect(await faultsOf(await put(`${DAY}T11:00`, { kind: 'changed', capacity: 4 }))).toEqual([
    'time no_start',
  ]);
  expect(await faultsOf(await put(DAY, { kind: 'changed', cents: { 999999: 1 } }))).toEqual([
    'cents.999999 invalid',
  ]);
  expect((await put('2035-02-30', { kind: 'closed' })).status).toBe(404);
});

test('a span of days of two options is closed in one save, with one entry of the log for each', async () => {
  const [one, other] = [await aBookableOption(), await aBookableOption()];
  const ids = [one.optionId, other.optionId];
  await aSale(one.optionId, [one.adult]);
  const span = { optionIds: ids, from: addDays(DAY, -1), to: addDays(DAY, 2), kind: 'closed' };
  const saved = await admin(`${PATH}/exceptions`, 'POST', { ...span, note: 'Temporal' });
  expect(saved.status).toBe(200);
  expect(await jsonOf(saved)).toMatchObject({ days: 8, oversold: [{ date: DAY, capacity: null }] });
  for (const id of ids) {
    const { items } = await jsonOf<{ items: { localDate: string; kind: string }[] }>(
      admin(`${PATH}/${id}/exceptions`),
    );
    expect(items.map(({ localDate }) => localDate)).toEqual(
      [-1, 0, 1, 2].map((days) => addDays(DAY, days)),
    );
    const log = await jsonOf<{ items: { entityId: string }[] }>(
      admin('/audit?entity=trip-exceptions'),
    );
    expect(log.items.filter(({ entityId }) => entityId === String(id))).toHaveLength(1);
  }
  // The same span again replaces it; a wrong one sets nothing.
  const again = await admin(`${PATH}/exceptions`, 'POST', {
    ...span,
    kind: 'changed',
    capacity: 3,
  });
  expect(await jsonOf(again)).toMatchObject({ days: 8 });
  expect(
    await faultsOf(await admin(`${PATH}/exceptions`, 'POST', { ...span, to: addDays(DAY, -3) })),
  ).toEqual(['to wrong_order']);
  expect(
    await faultsOf(
      await admin(`${PATH}/exceptions`, 'POST', { ...span, optionIds: [...ids, 999_999] }),
    ),
  ).toEqual(['optionIds.2 invalid']);
  expect(
    await faultsOf(await admin(`${PATH}/exceptions`, 'POST', { ...span, localTime: '3' })),
  ).toEqual(['time no_start']);
});

test('prices are published as versions, and of two publishers the second gets the first one’s', async () => {
  const { optionId, adult, child } = await aBookableOption();
  const grid = await jsonOf<TripPriceGrid>(admin(`${PATH}/${optionId}/prices`));
  expect(grid.prices).toContainEqual({
    unitId: adult,
    seasonFrom: '01-01',
    seasonTo: '12-31',
    cents: 5000,
  });
  const summer = { unitId: child, seasonFrom: '06-01', seasonTo: '08-31', cents: 3000 };
  const table = { baseVersion: grid.version.id, prices: [...grid.prices, summer], note: 'Summer' };
  const both = await Promise.all(
    [1, 2].map((n) =>
      admin(`${PATH}/${optionId}/prices`, 'POST', { ...table, note: `Summer ${n}` }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const saved = await jsonOf<TripPriceGrid>(admin(`${PATH}/${optionId}/prices`));
  expect(saved).toMatchObject({ version: { cells: 5, user: expect.any(String) } });
  expect(saved.prices).toContainEqual(summer);
  const versions = await jsonOf<{ id: number }[]>(admin(`${PATH}/${optionId}/prices/versions`));
  expect(versions.map(({ id }) => id)).toEqual([saved.version.id, grid.version.id]);
  expect(
    await jsonOf(admin(`${PATH}/${optionId}/prices/versions/${grid.version.id}`)),
  ).toMatchObject({ prices: grid.prices });
  const clash = { ...summer, seasonFrom: '07-01', seasonTo: '09-30' };
  const refused = await admin(`${PATH}/${optionId}/prices`, 'POST', {
    baseVersion: saved.version.id,
    prices: [summer, clash],
  });
  expect(await faultsOf(refused)).toEqual(['prices.1.seasonFrom overlaps']);
  const { items } = await jsonOf<{ items: { entity: string }[] }>(
    admin('/audit?entity=trip-prices'),
  );
  expect(items).toHaveLength(1);
});

test('options are for administrators', async () => {
  const guest = await signIn('guest@example.com', 'user');
  expect((await visit(`/api/admin${PATH}`, guest)).status).toBe(403);
  expect(await getJson(`/api/admin${PATH}`)).toMatchObject({ status: 401 });
});

test('times are taken as people type them, and stored as HH:MM', async () => {
  const row = await jsonOf<Row>(
    admin(PATH, 'POST', await aPlan({ schedules: [{ times: ['6:30', '17.15'] }] })),
  );
  expect(row.schedules[0]?.times).toEqual(['06:30', '17:15']);
  const put = await admin(`${PATH}/${row.id}/exceptions/${DAY}T9:00`, 'PUT', { kind: 'extra' });
  expect(await jsonOf<TripExceptionAnswer>(put)).toMatchObject({
    exception: { localTime: '09:00' },
  });
});
