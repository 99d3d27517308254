// Days of the island's calendar: `YYYY-MM-DD`, which can be compared as strings.

export const MENORCA_TIME_ZONE = 'Europe/Madrid';

const DAY_MS = 86_400_000;

/** Whether it is a calendar day; 30 February is not. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return instant !== undefined && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

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

export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
