import { expect, test } from 'vitest';
import type { PriceCell } from '#contract/transfers/admin/price-admin.ts';
import { changedTable, differencesBetween, isTable } from './price-changes.ts';

const known = { zones: ['mao', 'fornells'], vehicles: ['standard'], today: '2027-03-01' };
const cell = (change: Partial<PriceCell> = {}): PriceCell => ({
  zone: 'mao',
  vehicle: 'standard',
  oneWayCents: 2000,
  returnCents: 3800,
  validFrom: '2020-01-01',
  validTo: null,
  ...change,
});
const { validFrom: _from, validTo: _to, ...price } = cell();
const change = (
  cells: Parameters<typeof changedTable>[1]['cells'],
  removed: Parameters<typeof changedTable>[1]['removed'] = [],
) =>
  changedTable([cell(), cell({ zone: 'fornells', oneWayCents: 4600 })], { cells, removed }, known);
const errorsOf = (result: ReturnType<typeof changedTable>) =>
  isTable(result) ? [] : result.map(({ path, code }) => `${path} ${code}`);

test('a cell without a day changes the price that holds today; the others stay', () => {
  expect(change([{ ...price, oneWayCents: 2500 }])).toEqual([
    cell({ oneWayCents: 2500 }),
    cell({ zone: 'fornells', oneWayCents: 4600 }),
  ]);
});

test('a new season is kept with the old price, and can be taken away again', () => {
  const summer = cell({ validFrom: '2027-06-01', validTo: '2027-08-31', oneWayCents: 3000 });
  expect(change([summer])).toContainEqual(summer);
  expect(changedTable([cell(), summer], { cells: [], removed: [summer] }, known)).toEqual([cell()]);
});

test('a wrong cell is named by its place in the list', () => {
  expect(errorsOf(change([cell(), cell({ zone: 'mars' })]))).toEqual(['cells.1.zone invalid']);
  expect(errorsOf(change([cell({ vehicle: 'rocket' })]))).toEqual(['cells.0.vehicle invalid']);
  expect(errorsOf(change([cell({ validTo: '2019-12-31' })]))).toEqual(['cells.0.validTo invalid']);
  expect(errorsOf(change([cell(), cell()]))).toEqual(['cells.1.validFrom taken']);
});

test('differences tell before and after, and nothing of what stays', () => {
  expect(
    differencesBetween(
      [cell(), cell({ zone: 'fornells' })],
      [cell({ oneWayCents: 2500 }), cell({ validFrom: '2027-06-01' })],
    ),
  ).toEqual([
    {
      zone: 'mao',
      vehicle: 'standard',
      validFrom: '2020-01-01',
      before: { oneWayCents: 2000, returnCents: 3800, validTo: null },
      after: { oneWayCents: 2500, returnCents: 3800, validTo: null },
    },
    {
      zone: 'fornells',
      vehicle: 'standard',
      validFrom: '2020-01-01',
      before: { oneWayCents: 2000, returnCents: 3800, validTo: null },
      after: null,
    },
    {
      zone: 'mao',
      vehicle: 'standard',
      validFrom: '2027-06-01',
      before: null,
      after: { oneWayCents: 2000, returnCents: 3800, validTo: null },
    },
  ]);
});
