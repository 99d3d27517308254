import type * as v from 'valibot';
import type { AvailabilityQuery } from '#contract/bookings/availability.schema.ts';
import {
  type AvailableOption,
  MAX_AVAILABILITY_DAYS,
  monthAfter,
  monthDays,
  type TripAvailability,
  type TripDeparture,
} from '#contract/bookings/availability.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { utcSeconds, wallClock } from '#core/values/wall-clock.ts';
import { departuresBetween, stateOf } from './departures.ts';
import { shownMinimum } from './minimum.ts';
import { placesOf, type UnitCount } from './places.ts';
import { plansOf, type Taken, takenKey, takenPlaces } from './plan.reads.ts';
import type { Plan } from './plan.ts';
import { centsOf, priceLines } from './prices.ts';
import { seasonOf } from './season.ts';

const MONTHS = 12;

type Wanted = { from: string; to: string; people: number; units: readonly UnitCount[] | undefined };

/** Default units for a number of people: all of the first type that takes one place, else as many group units as are needed. */
function unitsFor({ units }: Plan, people: number) {
  const single =
    units.find(({ type, paxCount }) => type === 'ADULT' && paxCount === 1) ??
    units.find(({ paxCount }) => paxCount > 0);
  return single ? [{ unitId: single.id, quantity: Math.ceil(people / single.paxCount) }] : [];
}

/** The first month with departures, of a year at most; else the one asked for. */
export function openingMonth(
  plans: readonly Plan[],
  wanted: { from: string; to: string },
): { from: string; to: string } {
  for (let later = 0; later < MONTHS; later += 1) {
    const days = monthDays(monthAfter(wanted.to.slice(0, 7), later).slice(0, 7), wanted.from);
    if (
      plans.some((plan) =>
        departuresBetween(plan, days.from, days.to).some(({ isClosed }) => !isClosed),
      )
    )
      return days;
  }
  return wanted;
}

/** What visitors see of an option: its units and the departures of the days, each with its state and its price. */
export function availableOption(
  plan: Plan,
  taken: Taken,
  wanted: Wanted,
  now: number,
): AvailableOption {
  const {
    tripId: _trip,
    reference: _reference,
    scheduleVersion: _plan,
    capacity: _capacity,
    isActive: _active,
    ...shown
  } = plan.option;
  const { cutoffMinutes: _cutoff, sortOrder: _order, terms: _terms, ...priced } = shown;
  const { minPeople: _people, decideMinutes: _decide, ...option } = priced;
  const own =
    wanted.units?.filter(({ unitId }) => plan.units.some(({ id }) => id === unitId)) ?? [];
  const units = own.length > 0 ? own : unitsFor(plan, wanted.people);
  return {
    ...option,
    units: plan.units.map(
      ({ id, type, name, minAge, maxAge, paxCount, needsAdult, translations }) => ({
        ...{ id, type, name, minAge, maxAge, paxCount, needsAdult, translations },
      }),
    ),
    extras: plan.extras.map(({ id, name, per, cents, translations }) => ({
      id,
      name,
      per,
      cents,
      translations,
    })),
    departures: departuresBetween(plan, wanted.from, wanted.to).map((departure): TripDeparture => {
      const { id, date, time, hours } = departure;
      return {
        ...{ id, date, time, hours },
        endsAt: wallClock(departure.endsAt),
        cutoffAt: utcSeconds(departure.cutoffAt),
        ...stateOf(
          departure,
          taken.get(takenKey(plan.option.id, departure)) ?? 0,
          now,
          placesOf(plan, departure, units),
        ),
        minimum: departure.minimum ? shownMinimum(departure.minimum) : null,
        unitCents: plan.units.map((unit) =>
          option.pricingPer === 'UNIT' ? centsOf(plan, unit.id, date, time) : 0,
        ),
        cents: totalOf(priceLines(plan, departure, { units })),
      };
    }),
  };
}

/** A trip's departures with places and prices, whether the trip is published or not. */
export async function availabilityOf(
  { db, reader }: { db: Database; reader: Reader },
  tripId: number,
  wanted: v.InferOutput<typeof AvailabilityQuery>,
): Promise<TripAvailability> {
  const now = new Date();
  const days = wanted.isOpening
    ? { from: wanted.from, to: addDays(wanted.from, MAX_AVAILABILITY_DAYS - 1) }
    : wanted;
  const [plans, taken] = await Promise.all([
    reader.run(plansOf(db, { tripId }, days)),
    reader.run(takenPlaces(db, { tripId }, days, now)),
  ]);
  const { from, to } = wanted.isOpening ? openingMonth(plans, wanted) : wanted;
  const options = plans.map((plan) =>
    availableOption(plan, taken, { ...wanted, from, to }, now.getTime()),
  );
  const season = seasonOf(
    plans.flatMap(({ schedules }) => schedules),
    menorcaToday(now),
  );
  return { from, to, currency: 'EUR', season, options };
}
