import { expect, test } from 'vitest';
import { anOption } from '../../../test/booking-option.ts';
import { fromCents, linesOf, nearestDays, placesOf, stateOfDay } from './plan-days.ts';

const option = anOption([
  { date: '2035-06-01', vacancies: 20, status: 'AVAILABLE' },
  { date: '2035-06-02', vacancies: 3, status: 'LIMITED' },
  { date: '2035-06-03', vacancies: 0, status: 'SOLD_OUT' },
  { date: '2035-06-04', vacancies: 20, status: 'CLOSED' },
]);
const days = ['2035-06-01', '2035-06-02', '2035-06-03', '2035-06-04', '2035-06-05'];

test('a day is free, nearly sold out, sold out or without a departure, for the places asked for', () => {
  expect(days.map((day) => stateOfDay(option, day, 2))).toEqual([
    'free',
    'few',
    'full',
    'none',
    'none',
  ]);
  expect(days.map((day) => stateOfDay(option, day, 4))).toEqual([
    'free',
    'full',
    'full',
    'none',
    'none',
  ]);
});

test('private hire takes the whole departure', () => {
  const hire = { ...option, pricingPer: 'BOOKING' as const };
  expect(stateOfDay(hire, '2035-06-02', 8)).toBe('few');
});

test('the nearest days with places are offered in their order', () => {
  expect(nearestDays(option, '2035-06-03', 2, 2)).toEqual(['2035-06-01', '2035-06-02']);
  expect(nearestDays(option, '2035-06-03', 4, 2)).toEqual(['2035-06-01']);
});

test('lines hold what was chosen, and places only what takes one', () => {
  const [departure] = option.departures;
  if (!departure) throw new Error('There is no departure.');
  const counts = new Map([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(placesOf(option, counts)).toBe(3);
  expect(
    linesOf(option, departure, counts, new Map([[9, 2]])).map(({ key, cents }) => [key, cents]),
  ).toEqual([
    ['unit1', 10_000],
    ['unit2', 2500],
    ['unit3', 0],
    ['extra9', 3000],
  ]);
  expect(fromCents(option, '2035-06-01')).toBe(5000);
});
