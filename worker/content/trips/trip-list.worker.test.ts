import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '#contract/paging.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { reviews, trips } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';

const list = (query = '') => getJson<Page<TripCard>>(`/api/trips?${query}`);
const totals = async () => [
  (await list()).total,
  (await list('destination=south')).total,
  (await list('type=boat&duration=half-day')).total,
];
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  await aTripType({
    id: 1,
    name: 'Barco',
    slug: 'boat',
    translations: { name: { en: 'Boat trips' } },
  });
  await aTripType({
    id: 2,
    name: 'Caminata',
    slug: 'walk',
    translations: { name: { en: 'Walks and boats' } },
  });
  await aTripType({
    id: 3,
    name: 'Caballo',
    slug: 'horse',
    translations: { name: { en: 'Riding' } },
  });
});

test('totals follow every change of a row', async () => {
  expect(await totals()).toEqual([0, 0, 0]);
  const { id } = await aTrip();
  expect(await totals()).toEqual([1, 1, 1]);
  const set = (values: Partial<typeof trips.$inferInsert>) =>
    db.update(trips).set(values).where(eq(trips.id, id));
  await set({ region: 'north', durationClass: 'full-day' });
  expect(await totals()).toEqual([1, 0, 0]);
  await set({ status: 'draft' });
  expect(await totals()).toEqual([0, 0, 0]);
  await set({ status: 'published', region: 'south', durationClass: 'half-day' });
  expect(await totals()).toEqual([1, 1, 1]);
  await set({ deletedAt: at(0) });
  expect(await totals()).toEqual([0, 0, 0]);
  await set({ deletedAt: null, name: 'Another name' });
  await set({ tripTypeId: 3 });
  expect(await totals()).toEqual([1, 1, 0]);
  await db.delete(trips).where(eq(trips.id, id));
  expect(await totals()).toEqual([0, 0, 0]);
});

test('what comes out later is neither shown nor counted; once it is out, both', async () => {
  const later = await aTrip({ publishAt: at(1) });
  await aTrip({ publishAt: at(-1) });
  expect(await totals()).toEqual([1, 1, 1]);
  await db.update(trips).set({ publishAt: null }).where(eq(trips.id, later.id));
  expect(await totals()).toEqual([2, 2, 2]);
  await db.delete(trips);
});

test('several types of a name are one list in one order, page by page', async () => {
  const prices = [40, 10, 30, 20, null, 25];
  for (const [place, price] of prices.entries())
    await aTrip({ price, tripTypeId: 1 + (place % 2) });
  await aTrip({ price: 1, tripTypeId: 3 });
  const priced = async (query: string) =>
    (await list(`type=boat&pageSize=2&${query}`)).items.map(({ price }) => price);
  expect(await priced('sort=price&page=1')).toEqual([10, 20]);
  expect(await priced('sort=price&page=2')).toEqual([25, 30]);
  expect(await priced('sort=price&page=3')).toEqual([40, null]);
  expect(await priced('sort=-price&page=1')).toEqual([40, 30]);
  expect((await list('type=boat')).total).toBe(6);
  expect((await list('type=nothing-like-it')).total).toBe(7);
  await db.delete(trips);
});

test('a text finds trips by the beginnings of words, in any language, with the other filters', async () => {
  const trip = await aTrip({
    name: 'Calas en catamarán',
    translations: { name: { de: 'Buchten im Katamaran' } },
  });
  await aTrip({ name: 'Catamarán del norte', region: 'north', translations: {} });
  const found = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect((await list('q=catamaran')).total).toBe(2);
  expect(await found('q=katamar')).toEqual([trip.id]);
  expect(await found('q=catama&destination=south')).toEqual([trip.id]);
  expect(await found('q=catamaran&type=horse')).toEqual([]);
  await db.delete(trips);
});

describe('of words that very many trips share', () => {
  const COUNT = 320;
  const price = (place: number) => 1000 - place;
  beforeAll(async () => {
    const many = Array.from({ length: COUNT }, (_none, place) => place);
    for (const place of many) {
      await aTrip({
        name: `Excursion ${place}`,
        translations: {},
        description: 'Text',
        price: price(place),
        tripTypeId: place % 5 === 0 ? 3 : 1,
        publishAt: place === COUNT - 1 ? at(1) : null,
      });
    }
  });
  afterAll(() => db.delete(trips));

  test('the list and the search find what else is said', async () => {
    expect((await list('q=excursion%20317')).items.map(({ name }) => name)).toEqual([
      'Excursion 317',
    ]);
    const { items } = await getJson<{ items: { title: string }[] }>(
      '/api/search?lang=en&q=excursion%20317',
    );
    expect(items.map(({ title }) => title)).toEqual(['Excursion 317']);
    expect(
      (await getJson<{ items: unknown[] }>('/api/search?lang=en&q=excursion')).items,
    ).toHaveLength(20);
  });

  test('the list is in order from its first page to its last, and tells when there are more than it says', async () => {
    const pages = await Promise.all(
      [1, 2, 16].map((page) => list(`q=excursion&sort=price&page=${page}`)),
    );
    const last = COUNT - 2;
    expect(pages.map(({ items }) => [items[0]?.price, items.length])).toEqual([
      [price(last), 20],
      [price(last - 20), 20],
      [price(last - 300), 19],
    ]);
    expect(pages.map(({ total, isAtLeast }) => [total > 20, isAtLeast])).toEqual([
      [true, true],
      [true, true],
      [true, undefined],
    ]);
    expect(pages[2]?.total).toBe(COUNT - 1);
    expect(await list('q=excursion&page=17')).toMatchObject({ items: [], total: COUNT - 1 });
  });

  test('the other filters still hold', async () => {
    const { items, total, isAtLeast } = await list('q=excursion&type=horse&pageSize=63&page=1');
    expect([
      items.every(({ tripTypeId }) => tripTypeId === 3),
      items.length,
      total,
      isAtLeast,
    ]).toEqual([true, 63, COUNT / 5, true]);
    expect(await list('q=excursion&type=horse&pageSize=64')).toMatchObject({
      items: { length: 64 },
      total: COUNT / 5,
    });
    expect(await list('q=excursion&destination=west')).toMatchObject({ items: [], total: 0 });
  });
});

test('with few trips a word of all of them is counted to the last', async () => {
  for (let place = 0; place < 60; place += 1)
    await aTrip({ name: `Salida ${place}`, translations: {} });
  const answer = await list('q=salida&pageSize=10');
  expect([answer.items.length, answer.total, answer.isAtLeast]).toEqual([10, 60, undefined]);
  await db.delete(trips);
});

test('a list carries the beginning of a long description, in each language; the trip itself all of it', async () => {
  const long = `${'Ferreries '.repeat(30)}and on`;
  const { id } = await aTrip({
    description: long,
    translations: { description: { en: long, de: long.slice(0, 300) } },
  });
  const beginning = `${long.slice(0, 300)}…`;
  const [card] = (await list()).items;
  expect(card?.description).toBe(beginning);
  expect(card?.translations.description).toMatchObject({
    es: beginning,
    en: beginning,
    de: long.slice(0, 300),
  });
  const trip = await getJson<TripCard>(`/api/trips/${id}`);
  expect([trip.description, trip.translations.description?.en]).toEqual([long, long]);
  await db.delete(trips);
});

test('by rating: what guests rated first, then the others in their usual order, whatever figure stands with them', async () => {
  await db.delete(reviews);
  await db.delete(trips);
  const rated = async (stars: readonly number[], more = {}) => {
    const { id } = await aTrip(more);
    for (const [n, one] of stars.entries())
      await db.insert(reviews).values({
        ...{ kind: 'trip', itemId: `${id} ${n}`, reference: '', tripId: id, language: 'de' },
        ...{ localDate: '2026-06-01', status: 'published', stars: one, text: 'Gut', name: 'Ada' },
      });
    return id;
  };
  const good = await rated([4, 4, 5]);
  const unproved = await rated([], { rating: 5, reviewCount: 9 });
  const best = await rated([5, 5]);
  const popular = await rated([], { isPopular: true });
  const order = [best, good, popular, unproved];
  for (const filter of ['', '&destination=south', '&type=boat', '&duration=half-day', '&q=trip'])
    expect(
      (await list(`sort=rating${filter}`)).items.map(({ id }) => id),
      filter,
    ).toEqual(order);
});

test('home shows the trips that are marked as popular; while none is, all of them', async () => {
  await db.delete(reviews);
  await db.delete(trips);
  const shown = async () =>
    (await getJson<{ id: number }[]>('/api/trips/popular?lang=de')).map(({ id }) => id);
  const first = await aTrip();
  await aTrip({ isPopular: true, status: 'draft' });
  expect(await shown()).toEqual([first.id]);
  const popular = await aTrip({ isPopular: true });
  expect(await shown()).toEqual([popular.id]);
});
