// Days of the island's calendar: `YYYY-MM-DD`, which can be compared as strings.

export const MENORCA_TIME_ZONE = 'Europe/Madrid';

const DAY_MS = 86_400_000;

/** Whether it is a calendar day; 30 February is not. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return (
    instant !== undefined &&
    !Number.isNaN(instant.getTime()) &&
    instant.toISOString().startsWith(text)
  );
}

/** The first and the last day that forms and the API take. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';
export const isInHorizon = (text: string): boolean =>
  isCalendarDay(text) && FIRST_DAY <= text && text <= LAST_DAY;

const HOUR_MS = 3_600_000;

/** 1:00 UTC on the last Sunday of March (2) or October (9), when European clocks change (Directive 2000/84/EC). */
const clockChange = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
};
/** Summer of the year that was asked for last: calendars ask for the same one thousands of times. */
let summer = { year: 0, from: 0, to: 0 };

/** Hours that the island's clocks are ahead of UTC at an instant. */
export function hoursAhead(at: number): 1 | 2 {
  const year = new Date(at).getUTCFullYear();
  if (summer.year !== year) summer = { year, from: clockChange(year, 2), to: clockChange(year, 9) };
  return at >= summer.from && at < summer.to ? 2 : 1;
}

/**
 * The island's wall clock at an instant, as `YYYY-MM-DDTHH:MM`. Computed from the rule: the first use of `Intl` time zones takes 60 ms on a
 * phone. A test compares both.
 */
export function islandClock(now: Date): string {
  const at = now.getTime();
  return new Date(at + hoursAhead(at) * HOUR_MS).toISOString().slice(0, 16);
}

/** The day on the island at an instant. */
export const menorcaToday = (now: Date): string => islandClock(now).slice(0, 10);

const BOOKING_YEARS = 3;
/** The last day for which anything can be booked. */
export function lastBookableDay(today = menorcaToday(new Date())): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year + BOOKING_YEARS, month - 1, day)).toISOString().slice(0, 10);
}
/** Within the horizon and not beyond the last bookable day; a past day has refusals of its own. */
export const isBookable = (text: string): boolean => isInHorizon(text) && text <= lastBookableDay();

/** The day, or the last bookable one when it lies beyond. */
export const soonEnough = (day: string, today?: string): string => {
  const last = lastBookableDay(today);
  return day > last ? last : day;
};

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The days from one to another, both included, in order. Counted: a comparison of days as text has no end after 9999-12-31, whose next day
 * is `+010000-01-01`. Without any when one of them is no day or they are in the wrong order.
 */
export function daysBetween(from: string, to: string): string[] {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return [];
  const count = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
  return count > 0 ? Array.from({ length: count }, (_, step) => addDays(from, step)) : [];
}
