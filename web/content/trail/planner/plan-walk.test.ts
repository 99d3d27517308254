import fc from 'fast-check';
import { expect, test } from 'vitest';
import seed from '#core/db/seed/trail.json' with { type: 'json' };
import { bedsAt } from '../beds.ts';
import { DIRECTIONS, type Stage } from './plan-days.ts';
import { planWalk, type WalkRequest } from './plan-walk.ts';

const stages = seed as unknown as Stage[];
const request = (changes: Partial<WalkRequest> = {}): WalkRequest => ({
  days: 3,
  km: 15,
  direction: 'anticlockwise',
  start: undefined,
  end: undefined,
  ...changes,
});
const plan = (changes?: Partial<WalkRequest>) => planWalk(stages, request(changes));

test('three days of 15 km: a stretch of about that is proposed, most nights of it where the day ends', () => {
  const { days, isTooFar } = plan();
  expect(days).toHaveLength(3);
  for (const day of days) expect(Math.abs(day.km - 15), `${day.from} – ${day.to}`).toBeLessThan(3);
  expect(days.filter(({ to }) => bedsAt(to) === to).length).toBeGreaterThanOrEqual(2);
  expect(isTooFar).toBe(false);
});

test('from a chosen place the stretch begins there, in either direction', () => {
  for (const direction of DIRECTIONS) {
    const { days } = plan({ start: 11, direction });
    expect(days[0]?.from).toBe('Ciutadella');
    expect(days).toHaveLength(3);
  }
});

test('a part that has an end goes there, and too few days for it are said to be too few, with how many it takes', () => {
  const whole = plan({ end: 'round' });
  expect(whole.days.at(-1)?.to).toBe(whole.days[0]?.from);
  expect(whole).toMatchObject({ km: 185.4, isTooFar: true });
  expect(plan({ end: 'round', days: whole.daysNeeded }).isTooFar).toBe(false);
  const part = plan({ start: 14, end: 17, days: 2 });
  expect([part.days[0]?.from, part.days.at(-1)?.to]).toEqual(['Cala Galdana', 'Cala en Porter']);
  expect(part.isTooFar).toBe(false);
});

test('a part has no more days than stages', () => {
  expect(plan({ start: 14, end: 15, days: 5 }).days).toHaveLength(1);
});

test('more days than the whole trail needs give the whole trail', () => {
  expect(plan({ days: 20, km: 15 })).toMatchObject({ km: 185.4, isTooFar: false });
});

test('a proposed stretch never needs more days than asked for', () => {
  const options = fc.record({
    days: fc.integer({ min: 1, max: 20 }),
    km: fc.integer({ min: 5, max: 40 }),
    direction: fc.constantFrom(...DIRECTIONS),
    start: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(options, (changes) => {
      const walk = plan(changes);
      expect(walk.isTooFar).toBe(false);
      expect(walk.days.length).toBeGreaterThan(0);
      walk.days.forEach((day, index) => {
        if (index > 0) expect(day.from).toBe(walk.days[index - 1]?.to);
      });
    }),
  );
});

test('every end of a stage names where to sleep', () => {
  expect(stages.filter(({ to }) => !bedsAt(to))).toEqual([]);
});
