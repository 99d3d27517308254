import { expect, test } from 'vitest';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { daysOf } from './days-of.ts';

const departure = (change: Partial<FirmDeparture>) =>
  ({
    date: '2027-06-12',
    sold: 0,
    held: 0,
    guide: null,
    calledOffAt: null,
    ...change,
  }) as FirmDeparture;

test('departures without bookings are shown only when asked for', () => {
  const departures = [
    departure({}),
    departure({ sold: 3 }),
    departure({ sold: 2, calledOffAt: '2027-06-11T08:00:00.000Z' }),
  ];
  const [busy] = daysOf(['2027-06-12'], departures, [], false);
  expect(busy?.departures).toHaveLength(2);
  expect(busy?.guests).toBe(3);
  expect(
    daysOf(['2027-06-12', '2027-06-13'], departures, [], true).map((day) => day.departures.length),
  ).toEqual([3, 0]);
});
