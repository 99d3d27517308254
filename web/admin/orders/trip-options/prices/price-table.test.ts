import { expect, test } from 'vitest';
import {
  ALL_YEAR,
  changesOf,
  draftOf,
  pricesOf,
  rebased,
  rowsWithoutPrice,
  withAmounts,
  withoutSeason,
  withSeason,
} from './price-table.ts';

const SUMMER = { seasonFrom: '06-01', seasonTo: '08-31' };
const ADULT = 1;
const CHILD = 2;
const ROWS = [ADULT, CHILD];
const saved = draftOf([
  { unitId: ADULT, ...SUMMER, cents: 6000 },
  { unitId: ADULT, ...ALL_YEAR, cents: 5000 },
]);

test('the year comes first, then the seasons by their first day', () => {
  expect(saved.seasons).toEqual([ALL_YEAR, SUMMER]);
  expect(draftOf([]).seasons).toEqual([ALL_YEAR]);
});

test('changes are those of amounts; an emptied or removed one is one', () => {
  const dearer = withAmounts(saved, [
    { unitId: CHILD, season: SUMMER, cents: 2500 },
    { unitId: ADULT, season: ALL_YEAR, cents: 5500 },
  ]);
  expect(changesOf(saved, dearer, ROWS)).toEqual([
    { unitId: ADULT, ...ALL_YEAR, before: 5000, after: 5500 },
    { unitId: CHILD, ...SUMMER, before: null, after: 2500 },
  ]);
  expect(changesOf(saved, withoutSeason(saved, SUMMER), ROWS)).toEqual([
    { unitId: ADULT, ...SUMMER, before: 6000, after: null },
  ]);
});

test('an empty season has no prices, and a row without any is named', () => {
  const autumn = withSeason(saved, { seasonFrom: '10-01', seasonTo: '10-31' });
  expect(pricesOf(autumn, ROWS)).toHaveLength(2);
  expect(rowsWithoutPrice(autumn, ROWS)).toEqual([CHILD]);
});

test('my changes stay over a table that another published', () => {
  const mine = withAmounts(saved, [{ unitId: CHILD, season: SUMMER, cents: 2500 }]);
  const theirs = withAmounts(saved, [{ unitId: ADULT, season: SUMMER, cents: 7000 }]);
  expect(pricesOf(rebased(saved, mine, theirs, ROWS), ROWS)).toEqual([
    { unitId: ADULT, ...ALL_YEAR, cents: 5000 },
    { unitId: ADULT, ...SUMMER, cents: 7000 },
    { unitId: CHILD, ...SUMMER, cents: 2500 },
  ]);
});
