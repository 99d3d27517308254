import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Page } from '#contract/paging.ts';
import type { TripFacets } from '#contract/trips/trip-facets.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { connect } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { aTripType } from '../../test/builders.ts';
import { bindings, getJson } from '../../test/client.ts';
import { noWork, watchedD1 } from '../../test/d1/d1-work.ts';
import { isThorough } from '../../test/thorough.ts';
import { datedFacets, datedTrips } from './dated-trips.ts';
import { nearDays } from './near-days.ts';

// Lists of a day with ten times the trips, which all have departures: they read about the same rows, and list what the list without a day does.

const FEW = isThorough ? 1000 : 300;
const MANY = FEW * 10;
const DAY = addDays(menorcaToday(new Date()), 20);
/** Closed for every third trip. */
const OTHER_DAY = addDays(DAY, 1);
const run = (statement: string) => bindings.DB.prepare(statement).run();

/** Trips with these numbers, an option each that starts daily at ten, and a booked departure on the day for every second one. */
async function fillTrips(from: number, to: number): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  await run(`INSERT INTO trips (id, name, slug, description, image, trip_type_id, region, location, duration, duration_class, price, rating, review_count, show_booking_options, max_people, status, is_popular, suits, guide_languages)
    ${numbers} SELECT i, 'Trip ' || i, 'trip-' || i, iif(i <= 5, 'Zafiro', 'Text'), 'a.jpg', 1 + i % 2, CASE i % 4 WHEN 0 THEN 'north' WHEN 1 THEN 'south' WHEN 2 THEN 'west' ELSE 'east' END, 'Maó', '4 h',
    CASE i % 2 WHEN 0 THEN 'half-day' ELSE 'full-day' END, iif(i % 7, 10 + i % 400, NULL), 1 + i % 5, i % 3, 1, 4 + i % 9, 'published', i % 50 = 0, iif(i % 3, '[]', '["rain","families"]'), '["de"]' FROM n`);
  await run(
    `INSERT INTO trip_options (id, trip_id, name, duration_minutes, capacity, instant_confirmation) ${numbers} SELECT i, i, 'Morning', 180, 12, 1 FROM n`,
  );
  await run(
    `INSERT INTO trip_schedules (option_id, season_from, season_to, times) ${numbers} SELECT i, '01-01', '12-31', '["10:00"]' FROM n`,
  );
  await run(
    `INSERT INTO trip_exceptions (option_id, local_date, kind) ${numbers} SELECT i, '${OTHER_DAY}', 'closed' FROM n WHERE i % 3 = 0`,
  );
  await run(
    `INSERT INTO departures (option_id, local_date, local_time, starts_at, capacity, schedule_version, taken) ${numbers} SELECT i, '${DAY}', '10:00', '', 12, 0, 2 FROM n WHERE i % 2`,
  );
}

const ONE = {
  ...{
    destination: undefined,
    type: undefined,
    duration: undefined,
    q: undefined,
    sort: undefined,
  },
  ...{ priceMin: undefined, priceMax: undefined, people: undefined },
  ...{ guide: undefined, age: undefined, families: undefined },
  ...{ pickup: undefined, rain: undefined, wind: undefined },
  ...{ date: DAY, from: undefined, to: undefined, page: 1, pageSize: 12 },
};
const DAYS = { from: DAY, to: DAY };
const FILTERS = {
  'of a region': { destination: 'north' },
  'of a type and a duration': { type: 'type-2', duration: 'full-day' },
  'of a price for people': { priceMin: 50, priceMax: 200, people: 3 },
  'for rain with children of that age': { rain: true, families: true, age: 6, guide: 'de' },
  'with a rare word': { q: 'zafiro' },
  'with a word of all': { q: 'trip' },
} as const;
type Question = (db: ReturnType<typeof connect>, reader: Reader) => Promise<unknown>;
const QUESTIONS: [string, Question][] = [
  ...TRIP_SORTS.flatMap((sort): [string, Question][] =>
    [1, 2, 25].map((page) => [
      `the list by ${sort}, page ${page}`,
      (db, reader) => datedTrips(db, reader, { ...ONE, sort, page }, DAYS, undefined),
    ]),
  ),
  ...Object.entries(FILTERS).flatMap(([name, filter]): [string, Question][] => [
    [`the list ${name}`, (db, reader) => datedTrips(db, reader, { ...ONE, ...filter }, DAYS, 'en')],
    [`the numbers ${name}`, (db, reader) => datedFacets(db, reader, { ...ONE, ...filter }, DAYS)],
  ]),
  [
    'the list for rain of any day',
    (db, reader) => datedTrips(db, reader, { ...ONE, rain: true }, undefined, 'en'),
  ],
  [
    'the numbers for rain of any day',
    (db, reader) => datedFacets(db, reader, { ...ONE, rain: true }, undefined),
  ],
  [
    'the list of a month',
    (db, reader) => datedTrips(db, reader, ONE, { from: DAY, to: addDays(DAY, 30) }, undefined),
  ],
  ['days near one without trips', (db, reader) => nearDays(db, reader, ONE, new Date())],
];

async function rowsRead(question: Question): Promise<number> {
  const work = noWork();
  const db = connect(watchedD1(bindings.DB, work));
  await question(db, new Reader(db));
  return work.rowsRead;
}

const few: number[] = [];
const many: number[] = [];
const list = (query: string) => getJson<Page<TripCard>>(`/api/trips?${query}`);
const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);

beforeAll(async () => {
  for (let id = 1; id <= 8; id += 1) await aTripType({ id, slug: `type-${id}` });
  await fillTrips(1, FEW);
  for (const [, question] of QUESTIONS) few.push(await rowsRead(question));
  await fillTrips(FEW + 1, MANY);
  for (const [, question] of QUESTIONS) many.push(await rowsRead(question));
}, 240_000);

test.each(QUESTIONS.map(([name], index) => [name, index] as const))(
  '%s: at most three times the rows are read with ten times the trips',
  (_name, index) => {
    expect(few[index]).toBeGreaterThan(0);
    expect(many[index]).toBeLessThanOrEqual((few[index] ?? 0) * 3);
  },
);

test('a list of a day has the trips, order and numbers of the list without one, where all have places', async () => {
  for (const sort of TRIP_SORTS)
    for (const filter of [
      '',
      '&destination=north',
      '&type=type-2&duration=full-day',
      '&priceMin=50&priceMax=200&people=3',
      '&q=zafiro',
      '&q=trip',
    ])
      for (const page of filter === '' ? [1, 3] : [1]) {
        const query = `sort=${sort}${filter}&page=${page}&pageSize=10`;
        const [dated, plain] = await Promise.all([list(`${query}&date=${DAY}`), list(query)]);
        expect(
          dated.items.map(({ id }) => id),
          query,
        ).toEqual(plain.items.map(({ id }) => id));
        expect([dated.total, dated.isAtLeast], query).toEqual([plain.total, plain.isAtLeast]);
        expect(dated.items[0]?.next?.date ?? DAY).toBe(DAY);
      }
  const facets = (query: string) => getJson<TripFacets>(`/api/trips/facets?${query}`);
  for (const filter of ['', 'destination=north', 'priceMax=64&people=4', 'q=zafiro', 'q=trip'])
    expect(await facets(`${filter}&date=${DAY}`), filter).toMatchObject(await facets(filter));
});

test('what is closed, full, or not public yet is in no list of its day from then on', async () => {
  const total = async (date: string) => (await list(`date=${date}`)).total;
  expect(await total(OTHER_DAY)).toBe(MANY - Math.floor(MANY / 3));
  expect(await total(DAY)).toBe(MANY);
  await run(`UPDATE departures SET taken = 12 WHERE option_id = 1`);
  await run(`UPDATE trip_options SET is_active = 0 WHERE id = 2`);
  await run(`UPDATE trips SET publish_at = '2999-01-01T00:00:00.000Z' WHERE id = 3`);
  await run(`UPDATE trip_schedules SET weekdays = '[]' WHERE option_id = 4`);
  await run(`DELETE FROM trip_schedules WHERE option_id = 5`);
  expect(await total(DAY)).toBe(MANY - 5);
  expect(await ids(`date=${DAY}&q=zafiro`)).toEqual([]);
  expect((await list(`date=${DAY}&people=11`)).total).toBeLessThan((await list('people=11')).total);
});

test('after any history of writes the packs agree with trips, options, schedules, exceptions and departures', async () => {
  const trip = fc.integer({ min: 10, max: 200 });
  const writes: ((n: number) => string)[] = [
    (n) => `UPDATE trips SET status = iif(status = 'draft', 'published', 'draft') WHERE id = ${n}`,
    (n) =>
      `UPDATE trips SET price = ${n}, deleted_at = iif(${n} % 2, NULL, '2027-01-01') WHERE id = ${n}`,
    (n) => `UPDATE trip_options SET capacity = ${n}, trip_id = ${n + 1} WHERE id = ${n}`,
    (n) => `UPDATE trip_schedules SET times = '["1${n % 10}:00"]' WHERE option_id = ${n}`,
    (n) => `DELETE FROM trip_schedules WHERE option_id = ${n}`,
    (n) =>
      `INSERT INTO trip_exceptions (option_id, local_date, kind) VALUES (${n}, '${DAY}', 'closed') ON CONFLICT DO NOTHING`,
    (n) => `DELETE FROM trip_exceptions WHERE option_id = ${n}`,
    (n) => `UPDATE departures SET taken = ${n} % 5 WHERE option_id = ${n}`,
    (n) => `DELETE FROM departures WHERE option_id = ${n}`,
    (n) =>
      `UPDATE trips SET show_booking_options = NOT show_booking_options, suits = '["rain"]', guide_languages = '["de"]', min_age = ${n} WHERE id = ${n}`,
    (n) => `UPDATE trip_options SET pickups = iif(pickups = '[]', '[{}]', '[]') WHERE id = ${n}`,
  ];
  const PACKED = `SELECT CAST(key AS INTEGER) AS trip, json(value) AS entry FROM trip_packs, json_each(trips)`;
  const TO_BE = 'SELECT trip_id, json(entry) FROM trip_pack_entries';
  const TAKEN = 'SELECT local_date, key, value FROM taken_days, json_each(places)';
  const TAKEN_TO_BE = `SELECT local_date, option_id || ' ' || local_time, taken FROM departures WHERE taken > 0`;
  const differences = async () => {
    const pairs = [
      [PACKED, TO_BE],
      [TO_BE, PACKED],
      [TAKEN, TAKEN_TO_BE],
      [TAKEN_TO_BE, TAKEN],
    ];
    const found = await bindings.DB.batch(
      pairs.map(([one, other]) =>
        bindings.DB.prepare(`SELECT * FROM (${one}) EXCEPT SELECT * FROM (${other})`),
      ),
    );
    return found.flatMap(({ results }) => results);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: writes.length - 1 }), trip), {
        minLength: 10,
        maxLength: 40,
      }),
      async (history) => {
        await bindings.DB.batch(
          history.map(([kind, n]) => bindings.DB.prepare(writes[kind]?.(n) ?? '')),
        );
        expect(await differences()).toEqual([]);
      },
    ),
    { numRuns: 10 },
  );
});
