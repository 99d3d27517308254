import { expect, test } from 'vitest';
import { draftOf } from './price-draft.ts';
import { addSeason, moveSeason, removeSeason, seasonOn, seasonsOf } from './seasons.ts';

const cell = (zone: string, validFrom: string, validTo: string | null, oneWayCents = 2000) => ({
  zone,
  vehicle: 'standard',
  oneWayCents,
  returnCents: 3800,
  validFrom,
  validTo,
});
const base = draftOf([cell('mao', '2026-01-01', null), cell('fornells', '2026-01-01', null)]);
const SUMMER = { validFrom: '2026-07-01', validTo: '2026-08-31' };

test('prices that begin together are a season; different ends are said', () => {
  const draft = draftOf([
    cell('mao', '2026-01-01', null),
    cell('fornells', '2026-01-01', null),
    cell('son-bou', '2026-01-01', '2026-12-31'),
  ]);
  expect(seasonsOf(draft)).toEqual([{ validFrom: '2026-01-01', validTo: null, isMixed: true }]);
});

test('a new season takes the prices of another, raised', () => {
  const draft = addSeason(base, '2026-01-01', SUMMER, (cents) => cents * 2);
  expect(seasonsOf(draft).map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
    ['2026-01-01', null],
    ['2026-07-01', '2026-08-31'],
  ]);
  expect(draft['mao standard 2026-07-01']).toEqual({
    oneWayCents: 4000,
    returnCents: 7600,
    validTo: '2026-08-31',
  });
  expect(draft['mao standard 2026-01-01']).toEqual(base['mao standard 2026-01-01']);
});

test('of two seasons on a day the one that began later holds', () => {
  const seasons = seasonsOf(addSeason(base, '2026-01-01', SUMMER, (cents) => cents));
  expect(seasonOn(seasons, '2026-07-15')?.validFrom).toBe('2026-07-01');
  expect(seasonOn(seasons, '2026-09-01')?.validFrom).toBe('2026-01-01');
  expect(seasonOn(seasons, '2020-01-01')?.validFrom).toBe('2026-01-01');
  expect(seasonOn([], '2026-01-01')).toBeUndefined();
});

test('a season is moved with all its prices, and taken out with them', () => {
  const draft = moveSeason(
    addSeason(base, '2026-01-01', SUMMER, (cents) => cents),
    '2026-07-01',
    {
      validFrom: '2026-06-15',
      validTo: '2026-09-15',
    },
  );
  expect(seasonsOf(draft).map(({ validFrom }) => validFrom)).toEqual(['2026-01-01', '2026-06-15']);
  expect(draft['mao standard 2026-06-15']?.validTo).toBe('2026-09-15');
  expect(removeSeason(draft, '2026-06-15')).toEqual(base);
});
