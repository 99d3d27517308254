import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, type Direction, type Leg, legsInOrder, planDays } from './plan-days.ts';

/** Start places of the stages, and their kilometres. */
const ENDS =
  'Maó|Es Grau|Favàritx|Arenal|Cala Tirant|Binimel·là|Els Alocs|Algaiarens|Cala Morell|Punta Nati|Ciutadella|Artrutx|Turqueta|Galdana|Sant Tomàs|Son Bou|Cala en Porter|Binissafúller|Punta Prima|Sant Esteve'.split(
    '|',
  );
const KM = [
  10, 8.6, 13.6, 10.8, 9.6, 8.9, 9.7, 5.4, 7, 10.5, 13.2, 13.3, 6.4, 10.8, 6.4, 8, 11.8, 8.1, 7.3,
  6,
];
const stages: Leg[] = KM.map((km, index) => ({
  number: index + 1,
  from: ENDS[index] ?? '',
  to: ENDS[(index + 1) % ENDS.length] ?? '',
  km,
  difficulty: 'moderate',
}));
const TOTAL_KM = 185.4;

const plan = (days: number, direction: Direction = 'anticlockwise', start = 1) =>
  planDays(legsInOrder(stages, direction, start), days);
const numbers = (days: ReturnType<typeof plan>) =>
  days.flatMap((day) => day.legs.map((leg) => leg.number));

/** Every way to split a list into `parts`, as a reference; for small lists only. */
function allSplits<T>(list: readonly T[], parts: number): T[][][] {
  if (parts === 1) return [[[...list]]];
  return list
    .slice(0, list.length - parts + 1)
    .flatMap((_, last) =>
      allSplits(list.slice(last + 1), parts - 1).map((rest) => [list.slice(0, last + 1), ...rest]),
    );
}

const planOptions = fc.record({
  days: fc.integer({ min: 3, max: 20 }),
  direction: fc.constantFrom(...DIRECTIONS),
  start: fc.integer({ min: 1, max: 20 }),
});

test('every plan walks each stage exactly once, in as many days as requested, and none is empty', () => {
  fc.assert(
    fc.property(planOptions, ({ days, direction, start }) => {
      const planned = plan(days, direction, start);
      expect(planned).toHaveLength(days);
      expect(numbers(planned).toSorted((a, b) => a - b)).toEqual(
        stages.map((stage) => stage.number),
      );
      expect(planned.every((day) => day.legs.length > 0)).toBe(true);
    }),
  );
});

test('each leg begins where the one before ended, and the last one ends where the first began', () => {
  fc.assert(
    fc.property(planOptions, ({ days, direction, start }) => {
      const planned = plan(days, direction, start);
      const legs = planned.flatMap((day) => day.legs);
      legs.forEach((leg, position) => {
        expect(leg.from).toBe(legs.at(position - 1)?.to);
      });
      expect(planned[0]?.from).toBe(stages[start - 1]?.from);
      expect(planned.at(-1)?.to).toBe(planned[0]?.from);
    }),
  );
});

test('the days add up to the length of the trail', () => {
  fc.assert(
    fc.property(planOptions, ({ days, direction, start }) => {
      expect(plan(days, direction, start).reduce((total, day) => total + day.km, 0)).toBeCloseTo(
        TOTAL_KM,
        5,
      );
    }),
  );
});

test('no other split of the same legs has day totals nearer to each other', () => {
  const squares = (days: readonly { km: number }[]) =>
    days.reduce((total, day) => total + day.km ** 2, 0);
  for (const parts of [3, 4, 5]) {
    const legs = legsInOrder(stages, 'clockwise', 7).slice(0, 11);
    const least = Math.min(
      ...allSplits(legs, parts).map((split) =>
        squares(split.map((own) => ({ km: own.reduce((total, leg) => total + leg.km, 0) }))),
      ),
    );
    expect(squares(planDays(legs, parts))).toBeCloseTo(least, 5);
  }
});

test('eight days from Maó are all of comparable length', () => {
  const lengths = plan(8).map((day) => day.km);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(TOTAL_KM / 8 / 2);
});

test('twenty days are the twenty stages', () => {
  expect(plan(20).map((day) => day.legs.map((leg) => leg.number))).toEqual(
    stages.map((stage) => [stage.number]),
  );
});

test('clockwise from Maó begins with the last stage, walked backwards', () => {
  const [first] = plan(20, 'clockwise');
  expect(first).toMatchObject({ from: 'Maó', to: 'Sant Esteve', km: 6 });
  expect(numbers(plan(8, 'clockwise'))).toEqual(stages.map((stage) => stage.number).reverse());
});

test('a walk may begin in the middle, either way round', () => {
  expect(numbers(plan(6, 'anticlockwise', 11)).slice(0, 2)).toEqual([11, 12]);
  expect(numbers(plan(6, 'clockwise', 11)).slice(0, 2)).toEqual([10, 9]);
});

test('a trail without stages has no days', () => {
  expect(planDays([], 8)).toEqual([]);
});
