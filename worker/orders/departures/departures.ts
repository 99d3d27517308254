import type { AvailabilityStatus } from '#contract/bookings/plans.ts';
import { addDays, daysBetween, isCalendarDay } from '#contract/calendar.ts';
import { departureId, instantOfWall } from '#core/values/wall-clock.ts';
import { type Room, roomOf } from '#orders/resources/room.ts';
import { isUndecided, type Minimum, minimumOf } from './minimum.ts';
import { isInSeason, type PlanException, type PlanSchedule, type Timetable } from './plan.ts';

const MINUTE_MS = 60_000;

/** A start of an option, or a day on which it is open. */
export type Departure = {
  /** `departureId`; unique within the option. */
  id: string;
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  startsAt: number;
  endsAt: number;
  /** From then on nothing can be booked. */
  cutoffAt: number;
  hours: { from: string; to: string } | null;
  capacity: number | null;
  isClosed: boolean;
  /** By what the option uses. */
  room?: Room | undefined;
  /** Absent where any number of people is enough. */
  minimum?: Minimum;
};
export type State = { status: AvailabilityStatus; vacancies: number | null; isAvailable: boolean };

type Start = Pick<Departure, 'hours' | 'capacity' | 'isClosed'>;
type Day = { date: string; exceptions: readonly PlanException[] };

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const runsOn = (schedule: PlanSchedule, date: string, weekday: number) =>
  (schedule.validFrom === null || schedule.validFrom <= date) &&
  (schedule.validTo === null || date <= schedule.validTo) &&
  schedule.weekdays.includes(weekday) &&
  isInSeason(schedule, date);

const hoursOf = ({ opensAt, closesAt }: PlanSchedule) =>
  opensAt && closesAt ? { from: opensAt, to: closesAt } : null;

/** The starts of a day by their time, as its schedules and exceptions say. */
function startsOn(
  { option, schedules }: Timetable,
  exceptions: readonly PlanException[],
  date: string,
): Map<string, Start> {
  const isHire = option.availabilityType === 'OPENING_HOURS';
  const starts = new Map<string, Start>();
  const weekday = weekdayOf(date);
  const dayWide = exceptions.find(({ localTime }) => localTime === '');
  const start = (schedule: PlanSchedule | undefined): Start => ({
    hours: isHire && schedule ? hoursOf(schedule) : null,
    capacity: dayWide?.capacity ?? schedule?.capacity ?? option.capacity,
    isClosed: dayWide?.kind === 'closed',
  });
  for (const schedule of schedules)
    if (runsOn(schedule, date, weekday))
      for (const time of isHire ? [''] : schedule.times) starts.set(time, start(schedule));
  for (const { localTime: time, kind, capacity } of exceptions) {
    if (kind === 'extra' && (time === '') === isHire)
      starts.set(time, {
        ...(starts.get(time) ?? start(schedules[0])),
        isClosed: false,
        capacity: capacity ?? option.capacity,
      });
    const planned = starts.get(time);
    if (!planned || time === '') continue;
    if (kind === 'closed') planned.isClosed = true;
    if (kind === 'changed' && capacity !== null) planned.capacity = capacity;
  }
  return starts;
}

function departureOf(
  { option, resources, comers }: Timetable,
  { date, exceptions }: Day,
  time: string,
  start: Start,
): Departure {
  const startsAt = instantOfWall(date, time);
  const isHire = option.availabilityType === 'OPENING_HOURS';
  const endsAt = isHire
    ? instantOfWall(addDays(date, 1), '00:00')
    : startsAt + option.durationMinutes * MINUTE_MS;
  const of = (local: string) => exceptions.find(({ localTime }) => localTime === local);
  const minimum = minimumOf(
    [of(time), of(''), option],
    startsAt,
    comers?.find((one) => one.date === date && one.time === time),
  );
  // A day's hire can begin as long as it is open.
  const last = isHire && start.hours ? instantOfWall(date, start.hours.to) : startsAt;
  return {
    id: departureId(date, time, startsAt),
    date,
    time,
    startsAt,
    endsAt,
    cutoffAt: last - option.cutoffMinutes * MINUTE_MS,
    ...start,
    ...(resources && { room: roomOf(resources, option, { date, time, startsAt, endsAt }) }),
    ...(minimum && { minimum }),
  };
}

const departuresOfDay = (
  plan: Timetable,
  exceptions: readonly PlanException[],
  date: string,
): Departure[] =>
  [...startsOn(plan, exceptions, date)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([time, start]) => departureOf(plan, { date, exceptions }, time, start));

/** The same for whom the number of places does not decide. */
export const withoutLimit = (departure: Departure): Departure => ({ ...departure, capacity: null });

/** The departures of an option on a day, in order; none when there is no such day. */
export const departuresOn = (plan: Timetable, date: string): Departure[] =>
  isCalendarDay(date)
    ? departuresOfDay(
        plan,
        plan.exceptions.filter(({ localDate }) => localDate === date),
        date,
      )
    : [];

/** All departures of an option on the days from `from` to `to`, both included, in order. */
export function departuresBetween(plan: Timetable, from: string, to: string): Departure[] {
  const byDay = Map.groupBy(plan.exceptions, ({ localDate }) => localDate);
  return daysBetween(from, to).flatMap((date) =>
    departuresOfDay(plan, byDay.get(date) ?? [], date),
  );
}

/** The departure with that id, which begins with its day. */
export const departureById = (plan: Timetable, id: string): Departure | undefined =>
  departuresOn(plan, id.slice(0, 10)).find((one) => one.id === id);

/** Less than this part free is «limited», as OCTO says. */
const LIMITED_SHARE = 0.5;

/** Places that are left, by the departure's own and by what it uses; null without a limit. */
function vacanciesOf({ capacity, room }: Departure, taken: number): number | null {
  const own = capacity === null ? null : Math.max(0, capacity - taken);
  const people = room?.people ?? null;
  if (own === null || people === null) return own ?? people;
  return Math.min(own, people);
}

/** What can be booked of a departure. `wanted`: the places that must be free. */
export function stateOf(departure: Departure, taken: number, now: number, wanted = 1): State {
  const { capacity, room, minimum } = departure;
  const vacancies = vacanciesOf(departure, taken);
  if (departure.isClosed || room?.isOut || now >= departure.cutoffAt || isUndecided(minimum, now))
    return { status: 'CLOSED', vacancies, isAvailable: false };
  if (vacancies === null) return { status: 'FREESALE', vacancies: null, isAvailable: true };
  if (vacancies < Math.max(1, wanted)) return { status: 'SOLD_OUT', vacancies, isAvailable: false };
  return {
    status: vacancies < (capacity ?? 0) * LIMITED_SHARE ? 'LIMITED' : 'AVAILABLE',
    vacancies,
    isAvailable: true,
  };
}
