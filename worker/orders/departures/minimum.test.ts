import { expect, test } from 'vitest';
import { anException, aPlan } from '../../test/orders/a-plan.ts';
import { departuresBetween } from './departures.ts';
import { minimumOf, shownMinimum, termsWith } from './minimum.ts';

const DAY = '2027-06-12';
const of = (plan: ReturnType<typeof aPlan>, date = DAY) =>
  departuresBetween(plan, date, date)[0]?.minimum;
const comers = (people: number, isDecided = false, date = DAY) => ({
  comers: [{ date, time: '10:00', people, isDecided, askedAt: null }],
});
const FOUR = { option: { minPeople: 4, decideMinutes: 1440 } };

test('a departure needs the people of its option, of its day or of its start, whichever is nearest', () => {
  expect(of(aPlan())).toBeUndefined();
  expect(of(aPlan(FOUR))).toMatchObject({ people: 4, minutesBefore: 1440, booked: 0 });
  const onDay = anException(DAY, { kind: 'changed', minPeople: 6 });
  const atTen = anException(DAY, { kind: 'changed', localTime: '10:00', minPeople: 0 });
  expect(of(aPlan({ ...FOUR, exceptions: [onDay] }))).toMatchObject({ people: 6 });
  expect(of(aPlan({ ...FOUR, exceptions: [onDay, atTen] }))).toBeUndefined();
  const sooner = anException(DAY, { kind: 'changed', minPeople: 2, decideMinutes: 60 });
  expect(of(aPlan({ exceptions: [sooner] }))).toMatchObject({ people: 2, minutesBefore: 60 });
});

test('it runs with enough people or by decision, and else says how many are missing', () => {
  const shown = (plan: ReturnType<typeof aPlan>) => {
    const minimum = of(plan);
    return minimum && shownMinimum(minimum);
  };
  const decidedAt = '2027-06-11T08:00:00Z';
  expect(shown(aPlan({ ...FOUR, ...comers(2) }))).toEqual({
    ...{ people: 4, missing: 2, decidedAt, runs: false },
  });
  expect(shown(aPlan({ ...FOUR, ...comers(5) }))).toMatchObject({ missing: 0, runs: true });
  expect(shown(aPlan({ ...FOUR, ...comers(1, true) }))).toMatchObject({ missing: 0, runs: true });
});

test('the hour of the decision is counted in hours that pass, so across a change of the clock it moves by one', () => {
  const at = (date: string) => of(aPlan(FOUR), date)?.decidedAt ?? 0;
  expect(new Date(at('2027-03-28')).toISOString()).toBe('2027-03-27T08:00:00.000Z');
  expect(new Date(at('2027-10-31')).toISOString()).toBe('2027-10-30T09:00:00.000Z');
});

test('the terms of a booking have what its departure needs, and lose it on one that needs nothing', () => {
  const { terms } = aPlan().option;
  const minimum = minimumOf([{ minPeople: 4, decideMinutes: 90 }], 0, undefined) ?? undefined;
  const agreed = termsWith(terms, minimum);
  expect(agreed).toEqual({ ...terms, minimum: { people: 4, minutesBefore: 90 } });
  expect(termsWith(agreed, undefined)).toEqual(terms);
});
