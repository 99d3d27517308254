import type { TripPlanInput, TripPriceCell } from '#contract/bookings/plans.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { FieldFault } from '#core/http/problem-text.ts';
import { isInSeason } from '#orders/departures/plan.ts';

export const fault = (path: string, code: FieldErrorCode): FieldFault => ({
  path,
  code,
  message: FIELD_MESSAGES[code],
});

type Schedule = TripPlanInput['schedules'][number];
type Season = { seasonFrom: string; seasonTo: string };

const DAY_MS = 86_400_000;
/** A leap year: every `MM-DD` that is a day at all is a day of it. */
const YEAR = 2028;
const DAYS = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(YEAR, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
);
const isDay = (day: string) => DAYS.includes(`${YEAR}-${day}`);

const daysOf = (season: Season) => DAYS.filter((day) => isInSeason(season, day));
const isShared = (one: Season, other: Season) =>
  DAYS.some((day) => isInSeason(one, day) && isInSeason(other, day));

function seasonFaults(season: Season, path: string): FieldFault[] {
  return (['seasonFrom', 'seasonTo'] as const)
    .filter((end) => !isDay(season[end]))
    .map((end) => fault(`${path}.${end}`, 'date'));
}

const isApart = (one: Schedule, other: Schedule) =>
  (one.validTo !== null && other.validFrom !== null && one.validTo < other.validFrom) ||
  (other.validTo !== null && one.validFrom !== null && other.validTo < one.validFrom);

/** Whether two schedules plan the same start on one day: of both only the later one would count. */
const clash = (one: Schedule, other: Schedule, isHire: boolean) =>
  !isApart(one, other) &&
  one.weekdays.some((day) => other.weekdays.includes(day)) &&
  (isHire || one.times.some((time) => other.times.includes(time))) &&
  isShared(one, other);

function scheduleFaults({ availabilityType, schedules, isActive }: TripPlanInput): FieldFault[] {
  const isHire = availabilityType === 'OPENING_HOURS';
  return schedules.flatMap((schedule, at) => {
    const path = `schedules.${at}`;
    const faults = seasonFaults(schedule, path);
    const { weekdays, times, opensAt, closesAt, validFrom, validTo } = schedule;
    // A draft may lack days and times: it has no departures then.
    if (isActive && weekdays.length === 0) faults.push(fault(`${path}.weekdays`, 'required'));
    if (isActive && !isHire && times.length === 0)
      faults.push(fault(`${path}.times`, 'times_needed'));
    if (isActive && isHire && (opensAt === null || closesAt === null))
      faults.push(fault(`${path}.opensAt`, 'hours_needed'));
    else if (isHire && opensAt !== null && closesAt !== null && closesAt <= opensAt)
      faults.push(fault(`${path}.closesAt`, 'wrong_order'));
    if (validFrom !== null && validTo !== null && validTo < validFrom)
      faults.push(fault(`${path}.validTo`, 'wrong_order'));
    if (
      faults.length === 0 &&
      schedules.slice(0, at).some((other) => clash(schedule, other, isHire))
    )
      faults.push(fault(`${path}.${isHire ? 'seasonFrom' : 'times'}`, 'overlaps'));
    return faults;
  });
}

function unitFaults({ units }: TripPlanInput): FieldFault[] {
  const faults = units.flatMap(({ minAge, maxAge, minQuantity, maxQuantity }, at) => [
    ...(maxAge < minAge ? [fault(`units.${at}.maxAge`, 'wrong_order')] : []),
    ...(minQuantity !== null && maxQuantity !== null && maxQuantity < minQuantity
      ? [fault(`units.${at}.maxQuantity`, 'wrong_order')]
      : []),
  ]);
  if (units.every(({ needsAdult }) => needsAdult))
    faults.push(fault('units.0.needsAdult', 'no_adult'));
  return faults;
}

/** A resource stands once in an option. One that carries guests' requests for any day uses none: such a request is written without looking at places. */
function faultsOfUses({ uses, ...option }: TripPlanInput): FieldFault[] {
  const { availabilityType, instantConfirmation, pricingPer, capacity } = option;
  const isForRequests =
    availabilityType === 'OPENING_HOURS' &&
    !instantConfirmation &&
    pricingPer === 'UNIT' &&
    capacity === null;
  return uses.flatMap(({ resourceId }, at) =>
    isForRequests || uses.findIndex((one) => one.resourceId === resourceId) < at
      ? [fault(`uses.${at}.resourceId`, 'invalid')]
      : [],
  );
}

function questionFaults({ questions }: TripPlanInput): FieldFault[] {
  return questions.flatMap(({ id, type, choices, text, translations }, at) => {
    const path = `questions.${at}`;
    const lists = Object.entries(translations.choices ?? {});
    return [
      ...(questions.findIndex((one) => one.id === id) < at ? [fault(`${path}.id`, 'taken')] : []),
      ...(type === 'choice' && choices.length < 2 ? [fault(`${path}.choices`, 'required')] : []),
      ...(type === 'waiver' && text === '' ? [fault(`${path}.text`, 'required')] : []),
      ...lists.flatMap(([language, list]) =>
        type === 'choice' && list && list.length > 0 && list.length !== choices.length
          ? [fault(`${path}.translations.choices.${language}`, 'invalid')]
          : [],
      ),
    ];
  });
}

function pickupFaults({ pickups }: TripPlanInput): FieldFault[] {
  return pickups.flatMap(({ id, latitude, longitude }, at) => [
    ...(pickups.findIndex((one) => one.id === id) < at ? [fault(`pickups.${at}.id`, 'taken')] : []),
    ...((latitude === null) !== (longitude === null)
      ? [fault(`pickups.${at}.longitude`, 'required')]
      : []),
  ]);
}

/** What of an option cannot be, in addition to what its schema says. */
export function planFaults(plan: TripPlanInput): FieldFault[] {
  const { minUnits, maxUnits } = plan;
  const order = maxUnits !== null && maxUnits < minUnits ? [fault('maxUnits', 'wrong_order')] : [];
  return [
    ...order,
    ...unitFaults(plan),
    ...scheduleFaults(plan),
    ...questionFaults(plan),
    ...pickupFaults(plan),
    ...faultsOfUses(plan),
  ];
}

/** Two seasons of one price that share days and are equally long: neither would be the shorter one, which counts. */
export function priceFaults(
  prices: readonly TripPriceCell[],
  known: readonly (number | null)[],
): FieldFault[] {
  return prices.flatMap((price, at) => {
    const path = `prices.${at}`;
    const faults = seasonFaults(price, path);
    if (!known.includes(price.unitId)) faults.push(fault(`${path}.unitId`, 'invalid'));
    if (faults.length > 0) return faults;
    const others = prices.slice(0, at).filter(({ unitId }) => unitId === price.unitId);
    if (
      others.some(
        (other) => daysOf(other).length === daysOf(price).length && isShared(other, price),
      )
    )
      faults.push(fault(`${path}.seasonFrom`, 'overlaps'));
    return faults;
  });
}
