import { expect, test } from 'vitest';
import type { PriceCell } from '#contract/transfers/admin/price-admin.ts';
import { priceGaps } from './price-gaps.ts';

const TODAY = '2027-03-01';
const cell = (validFrom: string, validTo: string | null = null): PriceCell => ({
  zone: 'mao',
  vehicle: 'standard',
  oneWayCents: 2000,
  returnCents: 3800,
  validFrom,
  validTo,
});
const gapsOf = (...cells: PriceCell[]) =>
  priceGaps(cells, ['mao'], ['standard'], TODAY).map(
    ({ kind, from, to }) => `${kind} ${from} ${to}`,
  );

test('a price without end leaves no gap', () => {
  expect(gapsOf(cell('2020-01-01'))).toEqual([]);
});

test('a cell without any price is missing', () => {
  expect(gapsOf()).toEqual(['missing null null']);
});

test('seasons that follow each other to the day leave no gap, others do, and the end is one', () => {
  expect(gapsOf(cell('2027-01-01', '2027-05-31'), cell('2027-06-01'))).toEqual([]);
  expect(gapsOf(cell('2027-01-01', '2027-05-31'), cell('2027-06-03'))).toEqual([
    'gap 2027-06-01 2027-06-02',
  ]);
  expect(gapsOf(cell('2027-01-01', '2027-05-31'))).toEqual(['gap 2027-06-01 null']);
});

test('what is over does not count: gaps begin today', () => {
  expect(gapsOf(cell('2020-01-01', '2020-12-31'), cell('2027-04-01'))).toEqual([
    'gap 2027-03-01 2027-03-31',
  ]);
  expect(gapsOf(cell('2020-01-01', '2020-12-31'))).toEqual(['gap 2027-03-01 null']);
});

test('two prices for the same days overlap, in whatever order they come', () => {
  const [all, summer] = [cell('2020-01-01'), cell('2027-06-01', '2027-08-31')];
  expect(gapsOf(all, summer)).toEqual(['overlap 2027-06-01 2027-08-31']);
  expect(gapsOf(summer, all)).toEqual(['overlap 2027-06-01 2027-08-31']);
  expect(gapsOf(cell('2027-01-01', '2027-06-30'), cell('2027-06-30'))).toEqual([
    'overlap 2027-06-30 2027-06-30',
  ]);
});
