import { expect, test } from 'vitest';
import { totalOf } from '#contract/bookings/bookings.ts';
import { anException, aPlan } from '../../test/orders/a-plan.ts';
import { centsOf, lowestCents, priceLines } from './prices.ts';

const start = { date: '2027-07-10', time: '10:00' };

test('the shortest season counts, and an exception of that start before one of the day', () => {
  const summer = { unitId: 1, seasonFrom: '06-01', seasonTo: '09-15', cents: 6500 };
  const plan = aPlan({ prices: [...aPlan().prices, summer] });
  expect(centsOf(plan, 1, '2027-07-10', '10:00')).toBe(6500);
  expect(centsOf(plan, 1, '2027-10-10', '10:00')).toBe(5000);
  expect(lowestCents(plan, 1)).toBe(5000);
  const special = {
    ...plan,
    exceptions: [
      anException('2027-07-10', { kind: 'changed' as const, cents: { 1: 4000 } }),
      anException('2027-07-10', {
        localTime: '10:00',
        kind: 'changed' as const,
        cents: { 1: 3000 },
      }),
    ],
  };
  expect(centsOf(special, 1, '2027-07-10', '10:00')).toBe(3000);
  expect(centsOf(special, 1, '2027-07-10', '16:00')).toBe(4000);
  expect(centsOf(special, 2, '2027-07-10', '10:00')).toBe(2500);
});

test('units and extras make lines; a private hire costs the same for all', () => {
  const lunch = { id: 7, name: 'Lunch', per: 'UNIT' as const, cents: 1800, translations: {} };
  const units = [
    { unitId: 1, quantity: 2 },
    { unitId: 2, quantity: 1 },
  ];
  const lines = priceLines(aPlan({ extras: [lunch] }), start, {
    units,
    extras: [{ extraId: 7, quantity: 3 }],
  });
  expect(lines.map(({ name, quantity, cents }) => [name, quantity, cents])).toEqual([
    ['Adult', 2, 10_000],
    ['Child', 1, 2500],
    ['Lunch', 3, 5400],
  ]);
  const boat = aPlan({
    option: { pricingPer: 'BOOKING' },
    prices: [{ unitId: null, seasonFrom: '01-01', seasonTo: '12-31', cents: 90_000 }],
  });
  expect(totalOf(priceLines(boat, start, { units }))).toBe(90_000);
});
