import { expect, test } from 'vitest';
import { lastWeeks, mondayOf, requestsByWeek } from './requests-by-week.ts';

const WEEKS = lastWeeks('2027-06-16');
const ZONE = { id: 4, name: 'Fornells', translations: {} };

test('a week begins on Monday, and the running one is the last of twelve', () => {
  expect(['2027-06-14', '2027-06-16', '2027-06-20', '2027-06-21'].map(mondayOf)).toEqual([
    '2027-06-14',
    '2027-06-14',
    '2027-06-14',
    '2027-06-21',
  ]);
  expect([WEEKS.length, WEEKS[0], WEEKS[11]]).toEqual([12, '2027-03-29', '2027-06-14']);
});

test('requests count by kind, zone and language in the week of the island’s calendar', () => {
  const history = requestsByWeek(
    WEEKS,
    [
      // Sunday evening in UTC is Monday on the island.
      { hour: '2027-06-13T22', language: 'de', zone: 4, count: 2 },
      { hour: '2027-06-13T21', language: 'de', zone: 4, count: 1 },
      { hour: '2027-06-15T10', language: 'en', zone: null, count: 1 },
      { hour: '2020-01-01T10', language: 'en', zone: 4, count: 9 },
    ],
    [{ hour: '2027-06-15T10', language: 'de', count: 3 }],
    [ZONE, { id: 5, name: 'Maó', translations: {} }],
  );
  const lastTwo = (counts: number[]) => counts.slice(-2);
  expect([lastTwo(history.transfers), lastTwo(history.trips)]).toEqual([
    [1, 3],
    [0, 3],
  ]);
  expect(history.zones.map(({ zone, counts }) => [zone?.name, ...lastTwo(counts)])).toEqual([
    ['Fornells', 1, 2],
    [undefined, 0, 1],
  ]);
  expect(history.languages.map(({ language, counts }) => [language, ...lastTwo(counts)])).toEqual([
    ['es', 0, 0],
    ['en', 0, 1],
    ['de', 1, 5],
    ['ca', 0, 0],
  ]);
});
