import { expect, test } from 'vitest';
import { transferRules } from '../../../test/orders/transfer-rules.ts';
import { includedWaiting, isHoliday, isNight, isNightCharged, isServed } from './leg-conditions.ts';

const { night, holiday, waiting } = transferRules;

test('the night window crosses midnight and ends before its last minute', () => {
  for (const late of ['22:00', '23:59', '00:00', '05:59']) expect(isNight(late, night)).toBe(true);
  for (const early of ['06:00', '12:00', '21:59']) expect(isNight(early, night)).toBe(false);
  expect(isNight('13:00', { from: '12:00', to: '14:00' })).toBe(true);
});

test('shortly after nightfall there is no surcharge at the airport within the grace period, at a hotel there is', () => {
  expect(isNightCharged('22:59', 'airport', night)).toBe(false);
  expect(isNightCharged('23:00', 'airport', night)).toBe(true);
  expect(isNightCharged('22:30', 'hotel', night)).toBe(true);
  expect(isNightCharged('02:00', 'airport', night)).toBe(true);
  expect(isNightCharged('12:00', 'airport', night)).toBe(false);
});

test('a holiday is every year’s or one year’s alone', () => {
  expect(isHoliday('2027-12-25', holiday)).toBe(true);
  expect(isHoliday('2027-12-24', holiday)).toBe(false);
  expect(isHoliday('2027-03-29', { dates: ['2027-03-29'] })).toBe(true);
  expect(isHoliday('2028-03-29', { dates: ['2027-03-29'] })).toBe(false);
});

test('without hours the firm drives day and night, with them only then', () => {
  expect(isServed('03:00', null)).toBe(true);
  expect(isServed('03:00', { from: '05:00', to: '01:00' })).toBe(false);
  expect(isServed('00:30', { from: '05:00', to: '01:00' })).toBe(true);
  expect(isServed('03:00', { from: '00:00', to: '00:00' })).toBe(true);
});

test('drivers wait an hour at the airport, half of one at the port, else a quarter', () => {
  expect(
    (['airport', 'port', 'hotel', 'town', undefined] as const).map((kind) =>
      includedWaiting(kind, waiting),
    ),
  ).toEqual([60, 30, 15, 15, 15]);
});
