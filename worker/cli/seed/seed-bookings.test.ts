import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { departuresBetween, type State, stateOf } from '#orders/departures/departures.ts';
import { planOf, seedBookings } from './seed-bookings.ts';
import { seedRows } from './seed-rows.ts';

const { options, tripSlugs, trips } = seedRows((slug) => `${slug}.jpg`);
const plans = options.options.map(({ id }) => planOf(options, id));
/** Days of a first start: both clock changes, the turn of the year, and each season. */
const STARTS = [
  '2026-11-28',
  '2026-12-24',
  '2027-03-20',
  '2027-06-15',
  '2027-08-01',
  '2027-10-20',
].map((day) => new Date(`${day}T08:00:00Z`));

test('every trip can be booked or asked for, by an option that is true to its page', () => {
  expect(new Set(options.options.map(({ tripId }) => tripSlugs[tripId - 1]))).toEqual(
    new Set(tripSlugs),
  );
  for (const trip of trips) {
    const plan = plans.find(({ option }) => option.tripId === trip.id);
    if (!plan) throw new Error(`${trip.slug} has no option.`);
    const adult = plan.prices.find(({ unitId }) => unitId === plan.units[0]?.id);
    const boat = plan.prices.find(({ unitId }) => unitId === null);
    const perPerson = boat ? boat.cents / (plan.option.capacity ?? 1) : adult?.cents;
    expect(perPerson, trip.slug).toBe((trip.price ?? 0) * 100);
    expect(Math.min(...plan.units.map(({ minAge }) => minAge)), trip.slug).toBe(trip.minAge ?? 0);
    expect(trip.showBookingOptions, trip.slug).toBe(true);
    if (trip.maxPeople !== null)
      expect(plan.option.maxUnits ?? 0, trip.slug).toBeLessThanOrEqual(trip.maxPeople);
  }
});

test.each(STARTS)(
  'on a start on %s eight trips leave on most days of the year, at once, and one is for hire by the day',
  (now) => {
    const from = menorcaToday(now);
    const daily = plans.filter(({ option }) => option.instantConfirmation);
    const days = daily.map(
      (plan) =>
        new Set(departuresBetween(plan, from, addDays(from, 364)).map(({ date }) => date)).size,
    );
    expect(days.filter((count) => count > 300).length).toBeGreaterThanOrEqual(8);
    expect(daily.filter(({ option }) => option.availabilityType === 'OPENING_HOURS')).toHaveLength(
      1,
    );
  },
);

test.each(STARTS)(
  'on a start on %s each type has days to book and one that is sold out within 30 days',
  async (now) => {
    const { departures, bookings, units } = await seedBookings(options, tripSlugs, now);
    const from = menorcaToday(now);
    expect(units.length).toBeGreaterThanOrEqual(bookings.length);
    for (const type of ['START_TIME', 'OPENING_HOURS']) {
      const states: State[] = plans
        .filter(({ option }) => option.availabilityType === type)
        .flatMap((plan) =>
          departuresBetween(plan, addDays(from, 1), addDays(from, 29)).map((departure) => {
            const row = departures.find(
              (one) =>
                one.optionId === plan.option.id &&
                one.localDate === departure.date &&
                one.localTime === departure.time,
            );
            const taken = bookings.reduce(
              (sum, one) => sum + (row && one.departureId === row.id ? one.places : 0),
              0,
            );
            expect(taken).toBeLessThanOrEqual(departure.capacity ?? 0);
            return stateOf(departure, taken, now.getTime());
          }),
        );
      expect(states.filter(({ status }) => status === 'SOLD_OUT').length).toBeGreaterThanOrEqual(1);
      expect(states.filter(({ isAvailable }) => isAvailable).length).toBeGreaterThan(20);
    }
  },
);
