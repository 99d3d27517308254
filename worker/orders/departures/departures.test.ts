import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import { instantOf } from '#contract/menorca-time.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { anException, aPlan, aSchedule } from '../../test/orders/a-plan.ts';
import { departureById, departuresBetween, departuresOn, stateOf } from './departures.ts';

const only = (plan: ReturnType<typeof aPlan>, date: string) => departuresBetween(plan, date, date);
const starts = (plan: ReturnType<typeof aPlan>, from: string, to: string) =>
  departuresBetween(plan, from, to).map(({ date, time }) => `${date} ${time}`);

test('a season may end after the new year, and weekdays and validity limit it', () => {
  const plan = aPlan({
    schedules: [
      aSchedule({
        seasonFrom: '12-30',
        seasonTo: '01-02',
        weekdays: [1, 3, 5],
        validTo: '2027-12-31',
      }),
    ],
  });
  expect(starts(plan, '2026-12-25', '2027-01-10')).toEqual([
    '2026-12-30 10:00',
    '2027-01-01 10:00',
  ]);
  expect(starts(plan, '2027-12-31', '2028-01-10')).toEqual(['2027-12-31 10:00']);
});

test('exceptions close a day, add a start, and change its places', () => {
  const plan = aPlan({
    exceptions: [
      anException('2027-06-01'),
      anException('2027-06-02', { localTime: '16:00', kind: 'extra', capacity: 5 }),
      anException('2027-06-03', { localTime: '10:00', kind: 'changed', capacity: 3 }),
      anException('2027-06-04', { kind: 'changed', capacity: 4 }),
      anException('2027-06-05', { localTime: '10:00' }),
    ],
  });
  const shown = departuresBetween(plan, '2027-06-01', '2027-06-06').map(
    ({ date, time, capacity, isClosed }) =>
      `${date.slice(8)} ${time} ${isClosed ? 'closed' : capacity}`,
  );
  expect(shown).toEqual([
    '01 10:00 closed',
    '02 10:00 20',
    '02 16:00 5',
    '03 10:00 3',
    '04 10:00 4',
    '05 10:00 closed',
    '06 10:00 20',
  ]);
});

test('the clocks going forward and back change the distance from UTC, not the time on the wall', () => {
  const plan = aPlan();
  const ids = departuresBetween(plan, '2027-03-27', '2027-03-29').map(({ id }) => id);
  expect(ids).toEqual([
    '2027-03-27T10:00:00+01:00',
    '2027-03-28T10:00:00+02:00',
    '2027-03-29T10:00:00+02:00',
  ]);
  expect(only(plan, '2027-10-30')[0]?.id).toBe('2027-10-30T10:00:00+02:00');
  expect(only(plan, '2027-10-31')[0]?.id).toBe('2027-10-31T10:00:00+01:00');
});

test('a night that loses an hour ends by the clock an hour later, and a skipped start is found by its id', () => {
  const night = aPlan({
    option: { durationMinutes: 240 },
    schedules: [aSchedule({ times: ['23:30'] })],
  });
  const [first] = only(night, '2027-03-27');
  expect(new Date(first?.endsAt ?? 0).toISOString()).toBe('2027-03-28T02:30:00.000Z');
  const skipped = aPlan({ schedules: [aSchedule({ times: ['02:30'] })] });
  const [departure] = only(skipped, '2027-03-28');
  expect(departure?.id).toBe('2027-03-28T02:30:00+01:00');
  expect(departureById(skipped, departure?.id ?? '')).toEqual(departure);
});

test('a trip of several days ends days later; a day of hire lasts until midnight', () => {
  const [walk] = only(aPlan({ option: { durationMinutes: 3 * 1440 - 600 } }), '2027-05-10');
  expect(new Date(walk?.endsAt ?? 0).toISOString()).toBe('2027-05-12T22:00:00.000Z');
  const hire = aPlan({
    option: { availabilityType: 'OPENING_HOURS', cutoffMinutes: 120 },
    schedules: [aSchedule({ times: [], opensAt: '09:30', closesAt: '18:00' })],
  });
  const [day] = only(hire, '2027-10-31');
  expect(day).toMatchObject({
    id: '2027-10-31T00:00:00+02:00',
    time: '',
    hours: { from: '09:30', to: '18:00' },
  });
  expect(((day?.endsAt ?? 0) - (day?.startsAt ?? 0)) / 3_600_000).toBe(25);
  expect(new Date(day?.cutoffAt ?? 0).toISOString()).toBe('2027-10-31T15:00:00.000Z');
});

test('it closes to the minute before the start, and says how much is left', () => {
  const [departure] = only(aPlan(), '2027-06-12');
  if (!departure) throw new Error('There is no departure.');
  const cutoff = Date.parse('2027-06-12T07:00:00Z');
  expect(stateOf(departure, 0, cutoff - 1).status).toBe('AVAILABLE');
  expect(stateOf(departure, 0, cutoff).status).toBe('CLOSED');
  expect(stateOf(departure, 10, 0)).toEqual({
    status: 'AVAILABLE',
    vacancies: 10,
    isAvailable: true,
  });
  expect(stateOf(departure, 11, 0)).toEqual({ status: 'LIMITED', vacancies: 9, isAvailable: true });
  expect(stateOf(departure, 11, 0, 10)).toEqual({
    status: 'SOLD_OUT',
    vacancies: 9,
    isAvailable: false,
  });
  expect(stateOf(departure, 25, 0)).toEqual({
    status: 'SOLD_OUT',
    vacancies: 0,
    isAvailable: false,
  });
  expect(stateOf({ ...departure, capacity: null }, 99, 0)).toEqual({
    status: 'FREESALE',
    vacancies: null,
    isAvailable: true,
  });
  expect(stateOf({ ...departure, isClosed: true }, 0, 0).status).toBe('CLOSED');
});

test('every wall time is the instant that the time zone data gives', () => {
  const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(
      fc.oneof(day, fc.constantFrom('2027-03-28', '2027-10-31')),
      time,
      (date, [hour, minute]) => {
        const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const expected = instantOf({ date, time: text });
        if (expected instanceof Date) expect(instantOfWall(date, text)).toBe(expected.getTime());
        else expect(text.startsWith('02')).toBe(true);
      },
    ),
  );
});

test('a start that the clocks skip and the one an hour later have ids of their own', () => {
  const plan = aPlan({ schedules: [aSchedule({ times: ['02:00', '02:30', '03:00', '03:30'] })] });
  const ids = departuresOn(plan, '2027-03-28').map(({ id }) => id);
  expect(ids).toEqual(
    ['02:00:00+01:00', '02:30:00+01:00', '03:00:00+02:00', '03:30:00+02:00'].map(
      (start) => `2027-03-28T${start}`,
    ),
  );
  expect(ids.map((id) => departureById(plan, id)?.time)).toEqual([
    '02:00',
    '02:30',
    '03:00',
    '03:30',
  ]);
});

test.each(['9999-12-31', '+010000-01', '2027-02-30', 'x'])(
  'days from or to %s come to an end, and a departure then is found at once',
  (day) => {
    const plan = aPlan();
    expect(departuresBetween(plan, '9999-12-30', day).length).toBeLessThan(3);
    expect(departuresBetween(plan, day, '9999-12-31').length).toBeLessThan(2);
    expect(departureById(plan, `${day}T10:00:00+01:00`)?.date).toBe(
      day === '9999-12-31' ? day : undefined,
    );
  },
);
