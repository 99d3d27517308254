import { expect, test } from 'vitest';
import type { PlanSchedule } from './plan.ts';
import { seasonOf } from './season.ts';

const TODAY = '2026-11-29';
const schedule = (change: Partial<PlanSchedule>): PlanSchedule => ({
  ...{ seasonFrom: '01-01', seasonTo: '12-31', validFrom: null, validTo: null },
  ...{ weekdays: [6], times: ['10:00'], opensAt: null, closesAt: null, capacity: null },
  ...change,
});
const season = (...schedules: Partial<PlanSchedule>[]) => seasonOf(schedules.map(schedule), TODAY);

test('a season goes from the first to the last day of all schedules', () => {
  expect(season({ seasonFrom: '05-01', seasonTo: '10-15' })).toEqual({
    from: '05-01',
    to: '10-15',
  });
  expect(
    season(
      { seasonFrom: '07-01', seasonTo: '08-31' },
      { seasonFrom: '05-01', seasonTo: '06-10' },
      { seasonFrom: '09-10', seasonTo: '10-15' },
    ),
  ).toEqual({ from: '05-01', to: '10-15' });
});

test('a winter’s season goes over the new year, in one schedule or in two', () => {
  expect(season({ seasonFrom: '10-16', seasonTo: '04-30' })).toEqual({
    from: '10-16',
    to: '04-30',
  });
  expect(
    season({ seasonFrom: '10-16', seasonTo: '12-31' }, { seasonFrom: '01-01', seasonTo: '04-30' }),
  ).toEqual({ from: '10-16', to: '04-30' });
});

test('a trip of all year has no season, nor one with a short pause, nor one without days', () => {
  expect(season({})).toBeNull();
  expect(season({ seasonFrom: '02-01', seasonTo: '01-10' })).toBeNull();
  expect(season()).toBeNull();
  expect(season({ weekdays: [], seasonFrom: '05-01', seasonTo: '10-15' })).toBeNull();
});

test('a schedule of one summer alone is that summer; one that has ended is none', () => {
  expect(season({ validFrom: '2027-06-01', validTo: '2027-09-30' })).toEqual({
    from: '06-01',
    to: '09-30',
  });
  expect(
    season(
      { validFrom: '2026-04-01', validTo: '2026-10-31' },
      { seasonFrom: '06-01', seasonTo: '09-30', validFrom: '2027-01-01' },
    ),
  ).toEqual({ from: '06-01', to: '09-30' });
  expect(season({ validTo: '2026-10-31' })).toBeNull();
});
