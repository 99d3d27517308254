import { expect, test } from 'vitest';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { glanceOf } from './glance.ts';

const departure = (change: Partial<TripDeparture>): TripDeparture => ({
  ...{
    id: '2026-12-05T10:00:00+01:00',
    date: '2026-12-05',
    time: '10:00',
    endsAt: '',
    hours: null,
    minimum: null,
  },
  ...{
    cutoffAt: '',
    status: 'AVAILABLE',
    isAvailable: true,
    vacancies: 8,
    unitCents: [],
    cents: 0,
  },
  minimum: null,
  ...change,
});
const option = (id: number, departures: TripDeparture[], change: Partial<AvailableOption> = {}) =>
  ({
    ...{ id, departures, pricingPer: 'UNIT', cancellationMinutes: 2880, payment: 'none' },
    ...{ depositPercent: null, depositCents: null, instantConfirmation: true },
    ...change,
  }) as unknown as InLanguage<AvailableOption>;
const glance = (...options: InLanguage<AvailableOption>[]) =>
  glanceOf({ from: '', to: '', currency: 'EUR', season: null, options }, true);

test('the first three days with places are named, each with the places of the start that has most', () => {
  const { days } = glance(
    option(1, [
      departure({ date: '2026-12-02', isAvailable: false, vacancies: 0 }),
      departure({ vacancies: 2 }),
      departure({ time: '16:00', vacancies: 6 }),
      departure({ date: '2026-12-08' }),
      departure({ date: '2026-12-09' }),
    ]),
    option(2, [departure({ date: '2026-12-04', time: '', vacancies: null })]),
  );
  expect(days).toEqual([
    { date: '2026-12-04', time: '', optionId: 2, vacancies: null },
    { date: '2026-12-05', time: '16:00', optionId: 1, vacancies: 6 },
    { date: '2026-12-08', time: '10:00', optionId: 1, vacancies: 8 },
  ]);
});

test('a boat that is hired as a whole has no number of places', () => {
  expect(
    glance(option(1, [departure({ vacancies: 12 })], { pricingPer: 'BOOKING' })).days[0]?.vacancies,
  ).toBeNull();
});

test('free cancellation is named where all options agree on it, and each way to pay once', () => {
  const all = [option(1, []), option(2, [], { payment: 'deposit', depositPercent: 30 })];
  expect(glance(...all).freeMinutes).toBe(2880);
  expect(glance(...all, option(3, [])).payRules.map(({ payment }) => payment)).toEqual([
    'none',
    'deposit',
  ]);
  expect(glance(...all, option(3, [], { cancellationMinutes: 60 })).freeMinutes).toBeNull();
});

test('another month than the opening one does not say from when a trip can be booked', () => {
  const month = { from: '', to: '', currency: 'EUR', season: null } as const;
  const options = [option(1, [departure({})])];
  expect(glanceOf({ ...month, options }, true).opensOn).toBe('2026-12-05');
  expect(glanceOf({ ...month, options }, false)).toMatchObject({
    opensOn: null,
    days: [{ date: '2026-12-05' }],
  });
});
