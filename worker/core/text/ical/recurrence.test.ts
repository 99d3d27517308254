import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { Budget, BudgetSpent, daysOf, ruleIn } from './recurrence.ts';
import { dateOf, dayNumber } from './wall.ts';

const START = dayNumber(2027, 0, 4);
const YEARS = 4 * 366;
const text = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

function days(rule: string, start = START, from = start, to = start + YEARS): string[] {
  const read = ruleIn(rule);
  if (!read) return ['not read'];
  return [...daysOf(read, start, { from, to }, new Budget(100_000))].map(text);
}
const first = (rule: string, count: number, start = START) => days(rule, start).slice(0, count);

test.each([
  ['FREQ=DAILY;INTERVAL=10;COUNT=3', ['2027-01-04', '2027-01-14', '2027-01-24']],
  ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4', ['2027-01-04', '2027-01-06', '2027-01-11', '2027-01-13']],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU;COUNT=3', ['2027-01-04', '2027-01-17', '2027-01-31']],
  ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', ['2027-01-04', '2027-01-29', '2027-02-26']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', ['2027-01-04', '2027-01-31', '2027-02-28']],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', ['2027-01-04', '2027-08-13', '2028-10-13']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['2027-01-04', '2027-01-29', '2027-02-26']],
  ['FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU', ['2027-01-04', '2027-03-28', '2027-10-31']],
  ['FREQ=YEARLY;BYDAY=20MO', ['2027-01-04', '2027-05-17', '2028-05-15']],
])('%s', (rule, expected) => expect(first(rule, 3)).toEqual(expected.slice(0, 3)));

test('a month without that day is left out, as is a year without 29 February', () => {
  expect(first('FREQ=MONTHLY', 3, dayNumber(2027, 0, 31))).toEqual([
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
  ]);
  expect(days('FREQ=YEARLY', dayNumber(2028, 1, 29), undefined, dayNumber(2036, 11, 1))).toEqual([
    '2028-02-29',
    '2032-02-29',
    '2036-02-29',
  ]);
});

test('occurrences before the window count, and are not given', () => {
  expect(days('FREQ=DAILY;COUNT=5', START, START + 3, START + 100)).toEqual([
    '2027-01-07',
    '2027-01-08',
  ]);
  const since1990 = days('FREQ=MONTHLY;BYDAY=1MO', dayNumber(1990, 0, 1), START, START + 40);
  expect(since1990).toEqual(['2027-01-04', '2027-02-01']);
});

test.each([
  'FREQ=HOURLY',
  'FREQ=SECONDLY;COUNT=3',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYYEARDAY=1',
  'FREQ=DAILY;BYHOUR=9,15',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=x',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'COUNT=3',
  '',
])('«%s» is not read', (rule) => expect(ruleIn(rule)).toBeUndefined());

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
])('%s never comes true, and ends', (rule) => expect(days(rule)).toEqual(['2027-01-04']));

test('a rule that takes too many steps is given up', () => {
  const rule = ruleIn('FREQ=DAILY;COUNT=900000');
  const all = () => [
    ...(rule ? daysOf(rule, START, { from: START, to: START + 900_000 }, new Budget(1000)) : []),
  ];
  expect(all).toThrow(BudgetSpent);
});

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const weekdays = fc.uniqueArray(weekday, { minLength: 1, maxLength: 4 }).map((all) => all.join());
const interval = fc.integer({ min: 1, max: 4 }).map((n) => `;INTERVAL=${n}`);
const nth = fc.constantFrom(1, 2, 3, 4, -1, -2);
const rules = fc.oneof(
  interval.map((each) => `FREQ=DAILY${each}`),
  fc.tuple(interval, weekdays).map(([each, on]) => `FREQ=WEEKLY${each};BYDAY=${on}`),
  fc.tuple(interval, weekdays).map(([each, on]) => `FREQ=WEEKLY${each};WKST=SU;BYDAY=${on}`),
  fc.tuple(interval, nth, weekday).map(([each, n, on]) => `FREQ=MONTHLY${each};BYDAY=${n}${on}`),
  fc
    .tuple(interval, fc.integer({ min: 1, max: 31 }))
    .map(([each, on]) => `FREQ=MONTHLY${each};BYMONTHDAY=${on}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), nth, weekday)
    .map(([month, n, on]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${n}${on}`),
);

/** What the reference implementation says. It does not end with rules that never come true, which are not among these. */
function oracle(rule: string, start: number, to: number): string[] {
  const [year, month, date] = dateOf(start);
  const begin = new ICAL.Time(
    { year, month: month + 1, day: date, isDate: true },
    ICAL.Timezone.localTimezone,
  );
  const iterator = ICAL.Recur.fromString(rule).iterator(begin);
  const found: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const day = next.toString().slice(0, 10);
    if (day > text(to)) break;
    found.push(day);
  }
  return found;
}

test('rules of all kinds have the days that ical.js gives them', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 900 }), (rule, shift) => {
      const start = START + shift;
      const to = start + 2 * 366;
      // The start is an occurrence whatever the rule says.
      const expected = [...new Set([text(start), ...oracle(rule, start, to)])];
      expect(days(rule, start, start, to), rule).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
