import { expect, test } from 'vitest';
import { stringifyPlainSearch } from '../app/plain-search.ts';
import { readTrailSearch, rideLink, stageLink } from './trail-search.ts';

test('reads a plan and a stage from the address', () => {
  expect(readTrailSearch({ stage: '7', days: '5', direction: 'clockwise', start: '11', base: ' Es Mercadal ' }, 20)).toEqual({
    stage: 7,
    days: 5,
    direction: 'clockwise',
    start: 11,
    base: 'Es Mercadal',
  });
});

test('ignores what it does not understand', () => {
  const standard = { stage: undefined, days: 8, direction: 'anticlockwise', start: 1, base: '' };
  expect(readTrailSearch({}, 20)).toEqual(standard);
  expect(readTrailSearch({ stage: '21', days: '2', direction: 'up', start: '-1', base: ['x'] }, 20)).toEqual(standard);
  expect(readTrailSearch({ stage: '7.5', days: '1e1', start: '٣', direction: 7 }, 20)).toEqual(standard);
});

test('selecting a stage keeps the plan', () => {
  const link = stageLink({ days: '8', direction: 'clockwise', stage: '2' }, 7);
  expect([stringifyPlainSearch(link.search), link.hash]).toEqual(['?days=8&direction=clockwise&stage=7', 'stage']);
});

test('a transfer carries the places that are known', () => {
  const query = (places: Parameters<typeof rideLink>[0]) => stringifyPlainSearch(rideLink(places).search);
  expect(query({ from: 'Maó', to: 'Els Alocs' })).toBe('?from=Ma%C3%B3&to=Els+Alocs');
  expect(query({ from: '', to: 'Arenal d’en Castell' })).toBe('?to=Arenal+d%E2%80%99en+Castell');
});
