import { addDays, daysBetween } from '#contract/calendar.ts';

const DAYS_A_WEEK = 7;
/** Of a month of 31 days that begins on a weekend. */
const MOST_WEEKS = 6;

/** 0 for Monday. */
export const weekdayOf = (day: string) =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK;

/** The weeks of a month (`YYYY-MM`), Monday first; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const days = daysBetween(start, addDays(first, MOST_WEEKS * DAYS_A_WEEK - 1));
  const weeks = Array.from({ length: MOST_WEEKS }, (_, week) =>
    days
      .slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK)
      .map((day) => (day.startsWith(month) ? day : null)),
  );
  return weeks.filter((week) => week.some((day) => day !== null));
}

/** The same day of another month, or its last one. */
export function sameDayIn(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Where a key of the grid leads; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const place = weekdayOf(day);
  if (key === 'ArrowLeft') return addDays(day, -1);
  if (key === 'ArrowRight') return addDays(day, 1);
  if (key === 'ArrowUp') return addDays(day, -DAYS_A_WEEK);
  if (key === 'ArrowDown') return addDays(day, DAYS_A_WEEK);
  if (key === 'Home') return addDays(day, -place);
  if (key === 'End') return addDays(day, DAYS_A_WEEK - 1 - place);
  if (key === 'PageUp') return sameDayIn(day, -1);
  return key === 'PageDown' ? sameDayIn(day, 1) : undefined;
}
