import { beforeAll, expect, test } from 'vitest';
import { postList } from '#content/blog/blog.reads.ts';
import { destinationList, popularDestinations } from '#content/destinations/destinations.reads.ts';
import { searchFor } from '#content/search/search.reads.ts';
import { tripFacetCounts } from '#content/trips/trip-facets.reads.ts';
import { tripList } from '#content/trips/trip-list.reads.ts';
import { popularTrips, tripDetail } from '#content/trips/trips.reads.ts';
import { aBlogCategory, aTripType, db } from '../../test/builders.ts';
import { bindings, getJson } from '../../test/client.ts';
import type { Read } from './reader.ts';

const FEW = 10;
const ROWS = 10_000;
const REGION =
  "CASE i % 4 WHEN 0 THEN 'north' WHEN 1 THEN 'south' WHEN 2 THEN 'west' ELSE 'east' END";

/** Trips, destinations and posts with these numbers; the first five trips have a unique word. */
async function fillUp(from: number, to: number): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  const fill = (sql: string) => bindings.DB.prepare(sql).run();
  await fill(`INSERT INTO trips (id, name, slug, description, image, trip_type_id, region, location, duration, duration_class, price, show_booking_options, max_people, status, is_popular)
    ${numbers} SELECT i, 'Trip ' || i, 'trip-' || i, iif(i <= 5, 'Zafiro', 'Text'), 'a.jpg', 1, ${REGION}, 'Maó', '4 h',
    CASE i % 2 WHEN 0 THEN 'half-day' ELSE 'full-day' END, i, 1, 4 + i % 9, 'published', i <= 10 OR i % 50 = 0 FROM n`);
  await fill(`INSERT INTO destinations (name, slug, description, image, region, kind, latitude, longitude, status, tags)
    ${numbers} SELECT 'Place ' || i, 'place-' || i, 'Text', 'a.jpg', ${REGION}, 'cove', 39.9, 4.1, 'published', '["tag' || (i % 9) || '"]' FROM n`);
  await fill(`INSERT INTO blog_posts (slug, title, excerpt, body, cover, category_id, author, status, published_at)
    ${numbers} SELECT 'post-' || i, 'Post ' || i, 'Text', 'Body', 'a.jpg', 1, 'Marès', 'published', '2026-01-01' FROM n`);
}

let rowsOfFew: number[];

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await fillUp(1, FEW);
  rowsOfFew = await Promise.all(GROWING.map(([, read]) => rowsRead(read())));
  await fillUp(FEW + 1, ROWS);
}, 120_000);

/** Steps that read a whole table, or sort without an index. */
async function slowSteps(read: Read<unknown>): Promise<string[]> {
  const steps: string[] = [];
  for (const statement of read.statements) {
    const { sql, params } = (
      statement as unknown as { toSQL: () => { sql: string; params: unknown[] } }
    ).toSQL();
    const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    steps.push(...results.map(({ detail }) => detail));
  }
  return steps.filter((detail) => /^SCAN (?:trips|destinations|blog_posts)\b/.test(detail));
}

const page = { page: 1, pageSize: 20 };
const limits = { priceMin: undefined, priceMax: undefined, people: undefined };
const trips = {
  destination: undefined,
  type: undefined,
  duration: undefined,
  q: undefined,
  sort: undefined,
  ...limits,
  ...{ guide: undefined, age: undefined, families: undefined },
  ...{ pickup: undefined, rain: undefined, wind: undefined },
  ...page,
};
const destinations = { region: undefined, tag: undefined, q: undefined, ...page };
const posts = { category: undefined, q: undefined, ...page };

test.each<[string, Read<unknown>]>([
  ['popular trips', popularTrips(db)],
  ['trips', tripList(db, trips)],
  ['trips of a region', tripList(db, { ...trips, destination: 'north' })],
  ['trips of a type', tripList(db, { ...trips, type: 'type' })],
  ['trips of a duration', tripList(db, { ...trips, duration: 'half-day' })],
  ['trips by price', tripList(db, { ...trips, sort: 'price' })],
  ['trips by price, dearest first', tripList(db, { ...trips, sort: '-price' })],
  ['trips by rating', tripList(db, { ...trips, sort: 'rating' })],
  [
    'trips of a type and a region by price',
    tripList(db, { ...trips, type: 'type', destination: 'south', sort: 'price' }),
  ],
  ['trips for a group below a price', tripList(db, { ...trips, priceMax: 60, people: 4 })],
  [
    'trips between two prices, by price',
    tripList(db, { ...trips, priceMin: 45, priceMax: 155, sort: 'price' }),
  ],
  [
    'the numbers next to the filters',
    tripFacetCounts(db, { ...trips, priceMin: 45, priceMax: 155, people: 4 }),
  ],
  ['trips with a text', tripList(db, { ...trips, q: 'trip' })],
  ['a trip', tripDetail(db, 77)],
  ['popular destinations', popularDestinations(db)],
  ['destinations', destinationList(db, destinations)],
  ['destinations of a region', destinationList(db, { ...destinations, region: 'west' })],
  ['destinations with a tag', destinationList(db, { ...destinations, tag: 'tag3' })],
  ['posts', postList(db, posts)],
  ['posts in one language', postList(db, posts, 'de')],
  ['posts of a category', postList(db, { ...posts, category: 'category-1' })],
])('%s: no table scan with 10,000 rows', async (_name, read) => {
  expect(await slowSteps(read)).toEqual([]);
});

/** As D1 counts and bills them. */
async function rowsRead(read: Read<unknown>): Promise<number> {
  const statements = read.statements.map((statement) => {
    const { sql, params } = (
      statement as unknown as { toSQL: () => { sql: string; params: unknown[] } }
    ).toSQL();
    return bindings.DB.prepare(sql).bind(...params);
  });
  return (await bindings.DB.batch(statements)).reduce((sum, { meta }) => sum + meta.rows_read, 0);
}

/**
 * The page has as many trips with ten rows as with all of them: a longer response would distort the comparison. The stored numbers by price
 * and group size have a row for each combination that occurs: nine with ten trips, about 300 with all of them.
 */
const short = { ...trips, pageSize: 5 };
const GROWING: [string, () => Read<unknown>, number][] = [
  ['popular trips', () => popularTrips(db), 3],
  ['trips', () => tripList(db, short), 3],
  ['a later page of trips', () => tripList(db, { ...short, page: 2 }), 3],
  [
    'trips of a region by price',
    () => tripList(db, { ...short, destination: 'north', sort: 'price' }),
    3,
  ],
  ['trips of a type by rating', () => tripList(db, { ...short, type: 'type', sort: 'rating' }), 3],
  ['trips of a duration', () => tripList(db, { ...short, duration: 'half-day' }), 3],
  [
    'trips for a group below a price',
    () => tripList(db, { ...short, priceMax: 500, people: 4 }),
    25,
  ],
  ['trips without an offer', () => tripList(db, { ...short, people: 20 }), 25],
  [
    'the numbers next to the filters',
    () => tripFacetCounts(db, { ...short, priceMax: 60, people: 4 }),
    25,
  ],
  ['trips with a rare word', () => tripList(db, { ...short, q: 'zafiro' }), 3],
  ['trips with a word of all', () => tripList(db, { ...short, q: 'trip' }), 3],
  [
    'trips with a word of all, of a type, by price',
    () => tripList(db, { ...short, q: 'trip', type: 'type', sort: 'price' }),
    3,
  ],
  ['a search for a word of all', () => searchFor(db, 'trip', 'es') as Read<unknown>, 3],
  ['a trip', () => tripDetail(db, 7), 1],
];

test.each(GROWING.map(([name, read, times], index) => [name, times, read, index] as const))(
  '%s: at most %f times the rows are read with 10,000 trips as with ten',
  async (_name, times, read, index) => {
    expect(rowsOfFew[index]).toBeGreaterThan(0);
    expect(await rowsRead(read())).toBeLessThanOrEqual((rowsOfFew[index] ?? 0) * times);
  },
);

test('with 10,000 trips and destinations lists, filters and text search still answer, page by page', async () => {
  const page = async (path: string) =>
    await getJson<{ items: { name: string }[]; total: number }>(path);
  expect(await page('/api/trips?page=500')).toMatchObject({ total: ROWS, items: { length: 20 } });
  expect(
    await page('/api/trips?destination=north&duration=half-day&sort=price&page=2'),
  ).toMatchObject({
    total: ROWS / 4,
    items: { length: 20 },
  });
  expect((await page('/api/trips?q=Trip%207777')).items[0]?.name).toBe('Trip 7777');
  expect(await page('/api/destinations?region=south&page=125')).toMatchObject({
    total: ROWS / 4,
    items: { length: 20 },
  });
  expect((await page('/api/destinations?q=Place%204242')).items[0]?.name).toBe('Place 4242');
});
