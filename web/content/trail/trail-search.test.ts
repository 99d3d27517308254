import { expect, test } from 'vitest';
import { stringifyPlainSearch } from '../../app/page/plain-search.ts';
import { planLink, readTrailSearch, rideLink, stageLink } from './trail-search.ts';

test('reads a plan and a stage from the address', () => {
  const search = {
    stage: '7',
    days: '5',
    km: '12',
    direction: 'clockwise',
    start: '11',
    end: '3',
    base: ' Es Mercadal ',
    anyway: '1',
  };
  expect(readTrailSearch(search, 20)).toEqual({
    stage: 7,
    days: 5,
    km: 12,
    direction: 'clockwise',
    start: 11,
    end: 3,
    base: 'Es Mercadal',
    isAnyway: true,
    impossible: [],
  });
  expect(readTrailSearch({ end: 'round', start: '' }, 20)).toMatchObject({
    start: undefined,
    end: 'round',
  });
});

test('ignores what it does not understand, and names the numbers that cannot be', () => {
  const standard = {
    stage: undefined,
    days: 3,
    km: 15,
    direction: 'anticlockwise',
    start: undefined,
    end: undefined,
    base: '',
    isAnyway: false,
    impossible: [],
  };
  expect(readTrailSearch({}, 20)).toEqual(standard);
  expect(
    readTrailSearch({ stage: '21', direction: 'up', start: '-1', end: '99', base: ['x'] }, 20),
  ).toEqual(standard);
  expect(readTrailSearch({ stage: '7.5', days: '1e1', start: '٣', direction: 7 }, 20)).toEqual({
    ...standard,
    impossible: ['days'],
  });
  expect(readTrailSearch({ days: '0', km: '60' }, 20)).toEqual({
    ...standard,
    impossible: ['days', 'km'],
  });
});

test('selecting a stage keeps the plan', () => {
  const link = stageLink({ days: '8', direction: 'clockwise', stage: '2' }, 7);
  expect([stringifyPlainSearch(link.search), link.hash]).toEqual([
    '?days=8&direction=clockwise&stage=7',
    'stage',
  ]);
});

test('more days keep the rest of the plan and the stage', () => {
  const link = planLink({ days: '3', km: '15', end: 'round', stage: '2' }, { days: '11' });
  expect([stringifyPlainSearch(link.search), link.hash]).toEqual([
    '?days=11&km=15&end=round&stage=2',
    'walk',
  ]);
});

test('a transfer carries the places that are known', () => {
  const query = (places: Parameters<typeof rideLink>[0]) =>
    stringifyPlainSearch(rideLink(places).search);
  expect(query({ from: 'Maó', to: 'Els Alocs' })).toBe('?from=Ma%C3%B3&to=Els+Alocs');
  expect(query({ from: '', to: 'Arenal d’en Castell' })).toBe('?to=Arenal+d%E2%80%99en+Castell');
});
