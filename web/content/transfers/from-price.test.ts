import { expect, test } from 'vitest';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { PriceTable, TransferPlace } from '#contract/transfers/table.ts';
import { IN_ONE_LANGUAGE } from '../../test/builders.ts';
import { fromPrice } from './from-price.ts';

const place = (id: number, zone: string | null): InLanguage<TransferPlace> => ({
  id,
  kind: 'town',
  name: 'x',
  aliases: [],
  zone,
  ...IN_ONE_LANGUAGE,
});
const item = (zone: string, vehicle: string, oneWayCents: number) => ({
  zone,
  vehicle,
  oneWayCents,
  returnCents: 2 * oneWayCents,
});
const table: PriceTable = {
  currency: 'EUR',
  version: 1,
  items: [
    item('north', 'car', 5000),
    item('north', 'van', 8000),
    item('south', 'car', 3000),
    item('south', 'bus', 9000),
  ],
};
const [airport, north, south] = [place(1, null), place(2, 'north'), place(3, 'south')];
const all = ['car', 'van', 'bus'];

test('the cheapest of the vehicles counts', () => {
  expect(fromPrice(table, airport, north, all)).toBe(5000);
  expect(fromPrice(table, north, airport, ['van'])).toBe(8000);
});

test('between two zones the dearer one counts, and a vehicle needs a price in both', () => {
  expect(fromPrice(table, north, south, all)).toBe(5000);
  expect(fromPrice(table, north, south, ['van'])).toBeUndefined();
});

test('there is no price from a place to itself, and none without a zone', () => {
  expect(fromPrice(table, north, north, all)).toBeUndefined();
  expect(fromPrice(table, airport, place(9, null), all)).toBeUndefined();
});
