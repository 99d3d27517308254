import { addDays, daysBetween, isBookable } from '#contract/calendar.ts';
import { utcSeconds, wallClock } from '#core/values/wall-clock.ts';
import {
  type Departure,
  departuresBetween,
  departuresOn,
  stateOf,
} from '#orders/departures/departures.ts';
import { placesOf, type UnitCount } from '#orders/departures/places.ts';
import { type Taken, takenKey } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import type { Wanted } from './capabilities.ts';
import { badRequest, invalidId } from './errors.ts';
import type { AvailabilityRequest } from './inputs.ts';
import { availabilityPickups } from './needs.ts';
import type { Availability, AvailabilityCalendar } from './octo.ts';
import { availabilityPricing, calendarPricing } from './pricing.ts';

const MAX_DAYS = 366;

/** The days that a request asks for; 400 for any other combination than those of the standard. */
export function daysOf({
  localDate,
  localDateStart,
  localDateEnd,
  availabilityIds,
}: AvailabilityRequest): { from: string; to: string } {
  const hasRange = localDateStart !== undefined || localDateEnd !== undefined;
  if (availabilityIds && (hasRange || localDate))
    throw badRequest(
      'cannot use localDate/localDateStart/localDateEnd and availabilityIds in the same request',
    );
  if (hasRange && localDate)
    throw badRequest('cannot use localDate and localDateStart/localDateEnd in the same request');
  if (availabilityIds) {
    const days = availabilityIds
      .map((id) => id.slice(0, 10))
      .filter(isBookable)
      .sort();
    return { from: days[0] ?? '', to: days.at(-1) ?? '' };
  }
  const from = localDate ?? localDateStart;
  const to = localDate ?? localDateEnd;
  if (!from || !to)
    throw badRequest(
      'either localDate, localDateStart/localDateEnd or availabilityIds is required',
    );
  if (to < from) throw badRequest('localDateEnd is before localDateStart');
  if (to > addDays(from, MAX_DAYS))
    throw badRequest('cannot request more than 1 year of availability');
  return { from, to };
}

/** The units of a request, which must be those of the option. */
export function countedUnits(
  plan: Plan,
  units: AvailabilityRequest['units'],
): UnitCount[] | undefined {
  if (!units || units.length === 0) return undefined;
  return units.map(({ id, quantity }) => {
    const unit = plan.units.find((one) => String(one.id) === id);
    if (!unit) throw invalidId('INVALID_UNIT_ID', id);
    return { unitId: unit.id, quantity };
  });
}

type Asked = {
  units: UnitCount[] | undefined;
  wanted: Wanted;
  now: number;
  /** Places that the reseller may sell more, where an allotment says so. */
  allotted?: ((departure: Departure) => number) | undefined;
};
/** The departure as the reseller may sell it. */
function withinAllotment(departure: Departure, taken: number, { allotted }: Asked): Departure {
  if (!allotted) return departure;
  const most = taken + allotted(departure);
  return { ...departure, capacity: Math.min(departure.capacity ?? most, most) };
}
const hoursOf = ({ hours }: Departure) => (hours ? [hours] : []);
const takenOf = (plan: Plan, taken: Taken, departure: Departure) =>
  taken.get(takenKey(plan.option.id, departure)) ?? 0;
const neededFor = (plan: Plan, departure: Departure, units: UnitCount[] | undefined) =>
  units || plan.option.pricingPer === 'BOOKING' ? placesOf(plan, departure, units ?? []) : 1;

export function octoAvailability(
  plan: Plan,
  planned: Departure,
  taken: number,
  asked: Asked,
): Availability {
  const { units, wanted, now } = asked;
  const departure = withinAllotment(planned, taken, asked);
  const { status, vacancies, isAvailable } = stateOf(
    departure,
    taken,
    now,
    neededFor(plan, departure, units),
  );
  return {
    id: departure.id,
    localDateTimeStart: wallClock(departure.startsAt),
    localDateTimeEnd: wallClock(departure.endsAt),
    utcCutoffAt: utcSeconds(departure.cutoffAt),
    allDay: departure.time === '',
    available: isAvailable,
    status,
    vacancies,
    capacity: departure.capacity,
    maxUnits: plan.option.maxUnits,
    openingHours: hoursOf(departure),
    ...(wanted.hasPricing && availabilityPricing(plan, departure, units, wanted)),
    ...(wanted.hasContent && { title: null, shortDescription: '' }),
    ...(wanted.hasPickups && availabilityPickups(plan, departure, wanted)),
  };
}

/** Ids are looked up day by day, at most a hundred days, so that no range between distant ids is computed. */
export function availabilities(
  plan: Plan,
  request: AvailabilityRequest,
  taken: Taken,
  asked: Asked,
): Availability[] {
  const { availabilityIds: ids } = request;
  const departures = ids
    ? [...new Set(ids.map((id) => id.slice(0, 10)))]
        .filter(isBookable)
        .sort()
        .flatMap((day) => departuresOn(plan, day))
    : departuresBetween(plan, daysOf(request).from, daysOf(request).to);
  return departures
    .filter(({ id }) => !ids || ids.includes(id))
    .map((departure) => octoAvailability(plan, departure, takenOf(plan, taken, departure), asked));
}

const RANK = { FREESALE: 4, AVAILABLE: 3, LIMITED: 2, SOLD_OUT: 1, CLOSED: 0 } as const;

function calendarDay(
  plan: Plan,
  localDate: string,
  planned: readonly Departure[],
  taken: Taken,
  asked: Asked,
): AvailabilityCalendar {
  const { units, wanted, now } = asked;
  const starts = planned.map((one) => withinAllotment(one, takenOf(plan, taken, one), asked));
  const states = starts.map((departure) =>
    stateOf(departure, takenOf(plan, taken, departure), now, neededFor(plan, departure, units)),
  );
  const [best] = [...states].sort(
    (one, other) =>
      RANK[other.status] - RANK[one.status] || (other.vacancies ?? 0) - (one.vacancies ?? 0),
  );
  const isUnlimited = starts.some(({ capacity }) => capacity === null);
  const usual = plan.schedules.find(({ opensAt, closesAt }) => opensAt && closesAt);
  // A day on which it is closed has the usual hours: the standard asks each day of hire for some.
  const closed =
    usual?.opensAt && usual.closesAt ? [{ from: usual.opensAt, to: usual.closesAt }] : [];
  return {
    localDate,
    available: best?.isAvailable ?? false,
    status: best?.status ?? 'CLOSED',
    vacancies: best ? best.vacancies : 0,
    capacity: isUnlimited ? null : starts.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
    openingHours: starts.length > 0 ? starts.flatMap(hoursOf) : closed,
    ...(wanted.hasPricing &&
      calendarPricing(
        plan,
        starts.length > 0 ? starts : [{ date: localDate, time: '' }],
        units,
        wanted,
      )),
  };
}

/** Every day of the range, also those on which nothing starts. */
export function calendar(
  plan: Plan,
  { from, to }: { from: string; to: string },
  taken: Taken,
  asked: Asked,
): AvailabilityCalendar[] {
  const byDay = Map.groupBy(departuresBetween(plan, from, to), ({ date }) => date);
  return daysBetween(from, to).map((date) =>
    calendarDay(plan, date, byDay.get(date) ?? [], taken, asked),
  );
}
