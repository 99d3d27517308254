import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/paging.ts';
import { PRICE_STEPS, priceBand, type TripFacets } from '#contract/trips/trip-facets.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { tripFacets, trips } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';

const list = (query = '') => getJson<Page<TripCard>>(`/api/trips?${query}`);
const counts = async (query = '') =>
  (await getJson<TripFacets>(`/api/trips/facets?${query}`)).counts;
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  await aTripType({
    id: 1,
    name: 'Barco',
    slug: 'boat',
    translations: { name: { en: 'Boat trips' } },
  });
  await aTripType({ id: 2, name: 'Caminata', slug: 'walk', translations: {} });
  await aTrip({ name: 'Islands', region: 'east', price: 34, maxPeople: 12 });
  await aTrip({ name: 'Catamaran', durationClass: 'full-day', price: 98, maxPeople: 16 });
  await aTrip({ name: 'Walk', translations: {}, tripTypeId: 2, price: 60, maxPeople: null });
  await aTrip({ name: 'Tiny walk', translations: {}, tripTypeId: 2, price: 64.5, maxPeople: 2 });
  await aTrip({ name: 'On request', price: 10, showBookingOptions: false });
  await aTrip({ name: 'Later', price: 34, publishAt: at(1) });
});

test('each option says how many trips it leaves with the other filters', async () => {
  const found = await counts('destination=south&type=boat&duration=half-day&priceMax=60&people=4');
  expect(found.destination).toMatchObject({ any: 1, east: 1, south: 0, north: 0 });
  expect(found.type).toEqual({ any: 1, boat: 0, walk: 1 });
  expect(found.duration).toEqual({ any: 0, 'half-day': 0, 'full-day': 0, 'multi-day': 0 });
  expect((await counts()).priceMax).toMatchObject({ any: 5, 20: 0, 40: 1, 60: 2, 70: 3, 100: 4 });
  expect((await counts()).priceMin).toMatchObject({ any: 5, 20: 4, 60: 3, 70: 1, 100: 0 });
  expect((await counts('type=walk')).people).toMatchObject({ any: 2, 2: 2, 3: 1, 20: 1 });
});

test('the number of an option is the number of trips that it then lists', async () => {
  const base = 'priceMin=30&people=3';
  const found = await counts(base);
  const asked: [string, number | undefined][] = [
    ['destination=east', found.destination?.east],
    ['destination=south', found.destination?.south],
    ['type=walk', found.type?.walk],
    ['duration=full-day', found.duration?.['full-day']],
    ['priceMax=60', found.priceMax?.[60]],
  ];
  for (const [option, count] of asked) {
    const { items, total } = await list(`${base}&${option}`);
    expect([option, items.length, total]).toEqual([option, count, count]);
  }
});

test.each([
  ['priceMax=64.5', ['Islands', 'Tiny walk', 'Walk']],
  ['priceMax=64', ['Islands', 'Walk']],
  ['priceMin=64&priceMax=98', ['Catamaran', 'Tiny walk']],
  ['priceMin=60&priceMax=60', ['Walk']],
  ['priceMin=34,01&people=13', ['Catamaran', 'Walk']],
  ['people=4&q=walk', ['Walk']],
])('limits between the steps are exact, in the list and its number: %s', async (query, names) => {
  const { items, total } = await list(`${query}&pageSize=2`);
  const { items: all } = await list(query);
  expect(all.map(({ name }) => name).toSorted()).toEqual(names);
  expect([items.length, total]).toEqual([Math.min(2, names.length), names.length]);
  expect((await counts(query)).destination?.any).toBe(names.length);
});

test('a price that visitors do not see says nothing: neither in an answer, nor by a filter, nor by the order', async () => {
  const { items } = await list('sort=price');
  expect(items.map(({ name, price }) => [name, price]).at(-1)).toEqual(['On request', null]);
  expect((await list('sort=-price')).items.at(-1)?.name).toBe('On request');
  expect((await list('priceMax=20')).total).toBe(0);
  const hidden = items.at(-1);
  expect((await getJson<TripCard>(`/api/trips/${hidden?.id}`)).price).toBeNull();
});

test('limits that are no numbers are ignored', async () => {
  for (const query of ['priceMax=cheap', 'priceMin=-3', 'people=0', 'people=99', 'priceMax=1e9'])
    expect((await list(query)).total, query).toBe(5);
});

test('with a text the numbers are those of the trips that contain it', async () => {
  expect((await counts('q=walk')).type).toEqual({ any: 2, boat: 0, walk: 2 });
});

test('trips come by their ids in that order, without those that are not public', async () => {
  const { items } = await list();
  const later = (await db.select({ id: trips.id }).from(trips).where(eq(trips.name, 'Later')))[0]
    ?.id;
  const ids = [...items.map(({ id }) => id).toReversed(), later, 9999, 'x'];
  const chosen = await getJson<TripCard[]>(`/api/trips/chosen?ids=${ids.join()}`);
  expect(chosen.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toReversed());
  expect(await getJson('/api/trips/chosen')).toEqual([]);
});

test('the stored numbers follow every change of a row, in the bands of the contract', async () => {
  const { id } = await aTrip({ name: 'Changing', region: 'west', price: null });
  const bands = async () =>
    (await db.select().from(tripFacets).where(eq(tripFacets.region, 'west'))).map((row) => [
      row.priceBand,
      row.maxPeople,
      row.trips,
    ]);
  expect(await bands()).toEqual([[-1, 0, 1]]);
  const prices = [0, 500.5, ...PRICE_STEPS.flatMap((step) => [step - 0.5, step])];
  for (const price of prices) {
    await db.update(trips).set({ price, maxPeople: 7 }).where(eq(trips.id, id));
    expect(await bands(), `${price}`).toEqual([[priceBand(price), 7, 1]]);
  }
  await db.update(trips).set({ showBookingOptions: false }).where(eq(trips.id, id));
  expect(await bands()).toEqual([[-1, 7, 1]]);
  await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, id));
  expect(await bands()).toEqual([]);
  await db.update(trips).set({ status: 'published', deletedAt: null }).where(eq(trips.id, id));
  await db.delete(trips).where(eq(trips.id, id));
  expect(await bands()).toEqual([]);
});
