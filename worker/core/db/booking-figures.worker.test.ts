import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import { firmCalendar } from '#orders/calendar/calendar.reads.ts';
import { manifestBookings } from '#orders/calendar/manifest/manifest.reads.ts';
import { pickupsOn } from '#orders/calendar/manifest/pickups.reads.ts';
import { dueOn } from '#orders/day-before/due.reads.ts';
import { plansOf, takenPlaces } from '#orders/departures/plan.reads.ts';
import { availableOption } from '#orders/departures/trip-availability.ts';
import { tripRequestList } from '#orders/trip-requests/trip-inbox.reads.ts';
import { inboxes } from '#site/dashboard/dashboard.reads.ts';
import { bindings } from '../../test/client.ts';
import { noWork, watchedD1 } from '../../test/d1/d1-work.ts';
import { filledAtOnce } from '../../test/orders/filled-at-once.ts';
import {
  FEW,
  FIRST_DAY,
  fillDepartures,
  MANY,
  twoOptions,
} from '../../test/orders/many-bookings.ts';
import { connect, type Database } from './client.ts';
import { Reader } from './reader.ts';

// What the firm and guests ask of bookings reads about the same with 10,000 departures and 50,000 bookings as with a tenth of them.

const NOW = new Date('2026-05-15T10:00:00Z');
const YEAR = { from: FIRST_DAY, to: addDays(FIRST_DAY, 364) };
const MONTH = { from: '2026-07-01', to: '2026-07-31' };
/** `npm run bench -- bookings` asks for a table. */
const { FIGURES } = bindings as unknown as { FIGURES: string };
const PAGE = { q: undefined, status: '', page: 1, pageSize: 20 };

let options: Awaited<ReturnType<typeof twoOptions>>;
type Question = (db: Database, reader: Reader) => Promise<unknown>;

async function year(db: Database, reader: Reader) {
  const { optionId } = options[0];
  const [[plan], taken] = await Promise.all([
    reader.run(plansOf(db, { optionId }, YEAR)),
    reader.run(takenPlaces(db, { optionId }, YEAR, NOW)),
  ]);
  if (!plan) throw new Error('The option has no plan.');
  return { plan, taken };
}

const QUESTIONS: [string, Question, times: number][] = [
  ['the calendar of a month', (db, reader) => firmCalendar(db, reader, MONTH, NOW), 2],
  ['availability of a year', year, 2],
  ['the manifest of a departure', (db, reader) => reader.run(manifestBookings(db, 77)), 2],
  ['the inbox', (db, reader) => reader.run(tripRequestList(db, PAGE)), 3],
  ['what is open', (db, reader) => reader.run(tripRequestList(db, { ...PAGE, status: 'open' })), 3],
  [
    'a state of the inbox',
    (db, reader) => reader.run(tripRequestList(db, { ...PAGE, status: 'cancelled_customer' })),
    3,
  ],
  [
    'a search in the inbox',
    (db, reader) => reader.run(tripRequestList(db, { ...PAGE, q: 'zafiro' })),
    3,
  ],
  [
    'a search for a word of all',
    (db, reader) => reader.run(tripRequestList(db, { ...PAGE, q: 'guest' })),
    3,
  ],
  [
    'the inbox of a day',
    (db, reader) => reader.run(tripRequestList(db, { ...PAGE, day: FIRST_DAY })),
    3,
  ],
  ['the pick-ups of a day', (db, reader) => reader.run(pickupsOn(db, FIRST_DAY)), 2],
  ['the reminders of a day', (db, reader) => reader.run(dueOn(db, FIRST_DAY)), 2],
  ['the inboxes on the dashboard', (db, reader) => reader.run(inboxes(db)), 3],
];

async function measured(question: Question) {
  const work = noWork();
  const db = connect(watchedD1(bindings.DB, work));
  const before = Date.now();
  await question(db, new Reader(db));
  return { rows: work.rowsRead, ms: Date.now() - before, statements: work.statements };
}

const few: Awaited<ReturnType<typeof measured>>[] = [];
const many: typeof few = [];
beforeAll(async () => {
  options = await twoOptions();
  await filledAtOnce(() => fillDepartures(options, 1, FEW));
  for (const [, question] of QUESTIONS) few.push(await measured(question));
  await filledAtOnce(() => fillDepartures(options, FEW + 1, MANY));
  for (const [, question] of QUESTIONS) many.push(await measured(question));
}, 180_000);

afterAll(() => {
  if (FIGURES !== 'on') return;
  const row = (...cells: (string | number | undefined)[]) => `| ${cells.join(' | ')} |`;
  const rows = QUESTIONS.map(([name], n) =>
    row(name, few[n]?.rows, few[n]?.ms, many[n]?.rows, many[n]?.ms),
  );
  const head = [
    row('', `rows, ${FEW}`, 'ms', `rows, ${MANY}`, 'ms'),
    row('---', '---:', '---:', '---:', '---:'),
  ];
  console.info(`\n${[...head, ...rows].join('\n')}\n`);
});

test.each(QUESTIONS.map(([name, , times], index) => [name, times, index] as const))(
  '%s: at most %f times the rows are read with ten times the bookings',
  (_name, times, index) => {
    const [before, after] = [few[index]?.rows ?? 0, many[index]?.rows ?? 0];
    expect(before).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(before * times + 20);
  },
);

test.each([
  ...['the calendar of a month', 'availability of a year', 'the manifest of a departure'],
  ...['the pick-ups of a day', 'the reminders of a day'],
])('%s: no table scan', async (name) => {
  const index = QUESTIONS.findIndex(([one]) => one === name);
  const steps: string[] = [];
  for (const { sql, params } of many[index]?.statements ?? []) {
    const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    steps.push(...results.map(({ detail }) => detail));
  }
  expect(steps.length).toBeGreaterThan(0);
  expect(
    steps.filter((detail) => /^SCAN (?:departures|bookings|booking_units)\b/.test(detail)),
  ).toEqual([]);
});

test('a year of an option is worked out of its plan with every departure', async () => {
  const db = connect(bindings.DB);
  const { plan, taken } = await year(db, new Reader(db));
  const { departures } = availableOption(
    plan,
    taken,
    { ...YEAR, people: 2, units: undefined },
    NOW.getTime(),
  );
  expect(departures).toHaveLength(365);
  expect(departures.at(-1)).toMatchObject({ status: 'AVAILABLE', vacancies: 12 });
});
