import { inArray } from 'drizzle-orm';
import { totalOf } from '#contract/bookings/bookings.ts';
import { addDays, daysBetween, menorcaToday } from '#contract/calendar.ts';
import type { Reading, ReadPeople } from '#contract/sales/reading.ts';
import type { SaleFit } from '#contract/sales/sales.ts';
import { trips } from '#core/db/schema.ts';
import { type Departure, departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { placesOf } from '#orders/departures/places.ts';
import { plansOf, takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { unitsOfPeople } from './reading/units.ts';
import type { SaleRun } from './sale-run.ts';

const MAX_FITS = 3;
/** Days around the one that is asked for. */
const DAYS_AROUND = 7;
const TWO: ReadPeople = { adults: 2, children: 0, infants: 0, ages: [], isUncertain: true };

export type FitsWanted = Pick<Reading, 'trips' | 'day' | 'time' | 'people'>;

const MINUTES_OF_PART = { morning: 10 * 60, afternoon: 15 * 60, evening: 19 * 60 };
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const HOUR = 60;
const DAY_MINUTES = 24 * HOUR;

/** How far a start is from what is asked for: a day counts more than any hour, another trip more than any day. */
function distance(
  { trips: named, time }: FitsWanted,
  days: readonly string[],
  plan: Plan,
  departure: Departure,
): number {
  const at = named.findIndex(
    ({ tripId, optionId }) =>
      tripId === plan.option.tripId && (optionId === null || optionId === plan.option.id),
  );
  const nearest = Math.min(
    ...days.map((day) => Math.abs(Date.parse(day) - Date.parse(departure.date)) / 86_400_000),
  );
  const hours = [
    ...time.options.map(minutesOf),
    ...(time.options.length === 0 && time.part ? [MINUTES_OF_PART[time.part]] : []),
  ];
  const off =
    departure.time === '' || hours.length === 0
      ? 0
      : Math.min(...hours.map((hour) => Math.abs(hour - minutesOf(departure.time))));
  const rank = at < 0 ? named.length : at;
  return rank * 100 * DAY_MINUTES + nearest * DAY_MINUTES + off;
}

/**
 * Up to three departures with places that fit what a message asks for, with their price for its people; the best first. A trip that has too few
 * around that day is followed by other trips.
 */
export async function fitsOf(run: SaleRun, wanted: FitsWanted): Promise<SaleFit[]> {
  const own = await fitting(run, wanted);
  if (own.length >= MAX_FITS || wanted.trips.length === 0) return own;
  const others = await fitting(run, { ...wanted, trips: [] });
  const known = new Set(own.map(({ tripId }) => tripId));
  return [...own, ...others.filter(({ tripId }) => !known.has(tripId))].slice(0, MAX_FITS);
}

async function fitting(run: SaleRun, wanted: FitsWanted): Promise<SaleFit[]> {
  const { db, reader, now } = run;
  const today = menorcaToday(now);
  const { day } = wanted;
  const asked = day.range
    ? daysBetween(day.range.from, day.range.to)
    : day.certain
      ? [day.certain]
      : day.options;
  const days = asked.filter((one) => one >= today).slice(0, 31);
  const first = days[0] ?? today;
  const last = days.at(-1) ?? addDays(today, DAYS_AROUND);
  const from = addDays(first, -DAYS_AROUND) < today ? today : addDays(first, -DAYS_AROUND);
  const to = addDays(last < first ? first : last, DAYS_AROUND);
  const ids = [...new Set(wanted.trips.map(({ tripId }) => tripId))];
  const [only] = ids;
  const scope = ids.length === 1 && only !== undefined ? ({ tripId: only } as const) : 'all';
  const [plans, taken] = await Promise.all([
    reader.run(plansOf(db, scope, { from, to })),
    reader.run(takenPlaces(db, scope, { from, to }, now)),
  ]);
  const people = wanted.people ?? TWO;
  const meant = days.length > 0 ? days : [today];
  const best = plans
    .filter(({ option }) => ids.length === 0 || ids.includes(option.tripId))
    .flatMap((plan) => {
      const units = unitsOfPeople(people, plan.units);
      // An option that only carries requests has neither places nor prices.
      if (!units || plan.option.standIn) return [];
      return departuresBetween(plan, from, to).flatMap((departure) => {
        const occupied = taken.get(takenKey(plan.option.id, departure)) ?? 0;
        const places = placesOf(plan, departure, units);
        const { isAvailable, vacancies } = stateOf(departure, occupied, now.getTime(), places);
        const off = distance(wanted, meant, plan, departure);
        return isAvailable ? [{ plan, departure, units, vacancies, off }] : [];
      });
    })
    .toSorted((one, other) => one.off - other.off)
    .slice(0, MAX_FITS);
  if (best.length === 0) return [];
  const named = await db
    .select({ id: trips.id, name: trips.name, translations: trips.translations })
    .from(trips)
    .where(
      inArray(
        trips.id,
        best.map(({ plan }) => plan.option.tripId),
      ),
    );
  return best.map(({ plan, departure, units, vacancies }): SaleFit => {
    const trip = named.find(({ id }) => id === plan.option.tripId);
    return {
      ...{ tripId: plan.option.tripId, optionId: plan.option.id, departureId: departure.id },
      ...{ trip: trip?.name ?? '', option: plan.option.name, units, vacancies },
      tripTexts: { name: trip?.translations.name ?? {} },
      ...{ date: departure.date, time: departure.time },
      totalCents: totalOf(priceLines(plan, departure, { units })),
    };
  });
}
