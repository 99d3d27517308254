import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/paging.ts';
import type { TripFacets } from '#contract/trips/trip-facets.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { aTrip, aTripType } from '../../test/builders.ts';
import { bindings, getJson } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';

const names = async (query: string) =>
  (await getJson<Page<TripCard>>(`/api/trips?${query}`)).items.map(({ name }) => name).sort();

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aTrip({ name: 'Cheese', suits: ['rain', 'families'], minAge: null, price: 58 });
  await aTrip({
    ...{ name: 'Museum', translations: {} },
    suits: ['rain', 'wind'],
    minAge: 12,
    guideLanguages: ['de'],
  });
  await aTrip({ name: 'Hidden', suits: ['rain'], price: 5, showBookingOptions: false });
  await aTrip({ name: 'Draft', suits: ['rain'], status: 'draft' });
  const ride = await aTrip({ name: 'Ride', suits: ['families'], minAge: 6, region: 'north' });
  const { optionId } = await aBookableOption({ tripId: ride.id });
  await bindings.DB.prepare(`UPDATE trip_options SET pickups = '[{"id":"mao"}]' WHERE id = ?`)
    .bind(optionId)
    .run();
});

test.each([
  ['rain=1', ['Cheese', 'Hidden', 'Museum']],
  ['wind=1', ['Museum']],
  ['families=1', ['Cheese', 'Ride']],
  ['rain=1&families=1', ['Cheese']],
  ['age=6', ['Cheese', 'Hidden', 'Ride']],
  ['age=5&families=1', ['Cheese']],
  ['guide=de', ['Museum']],
  ['pickup=1', ['Ride']],
  ['rain=1&priceMax=60', ['Cheese', 'Museum']],
  ['rain=1&q=museum', ['Museum']],
  ['families=1&destination=north', ['Ride']],
  ['q=Regentag', ['Cheese', 'Hidden', 'Museum']],
  ['q=pluja+amb+infants+la+setmana+que+ve', ['Cheese']],
  ['q=museum+bei+Regen', ['Museum']],
])('%s lists %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each(['rain=yes', 'rain=0', 'age=old', 'age=-1', 'guide=fr', 'pickup='])(
  '%s is ignored like any other invalid value',
  async (query) => {
    expect(await names(query)).toEqual(['Cheese', 'Hidden', 'Museum', 'Ride']);
  },
);

test('the numbers next to the filters are those of the list that they lead to', async () => {
  const { counts } = await getJson<TripFacets>('/api/trips/facets?rain=1');
  expect(counts.families).toEqual({ any: 3, 1: 1 });
  expect(counts.rain).toEqual({ any: 4, 1: 3 });
  expect(counts.guide?.de).toBe(1);
  expect(counts.age?.['6']).toBe(2);
  expect(counts.destination?.any).toBe(3);
});

test('pages, order and totals of such a list are those of any list', async () => {
  const page = await getJson<Page<TripCard>>('/api/trips?rain=1&sort=price&pageSize=2&page=1');
  expect(page.items.map(({ price }) => price)).toEqual([50, 58]);
  expect(page.total).toBe(3);
  const last = await getJson<Page<TripCard>>('/api/trips?rain=1&sort=price&pageSize=2&page=2');
  expect(last.items.map(({ name, price }) => [name, price])).toEqual([['Hidden', null]]);
});
