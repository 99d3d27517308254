import { addDays, daysBetween } from '#contract/calendar.ts';

const WEEK = 7;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The days of a day's week, from Monday. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((dateOf(day).getUTCDay() + 6) % WEEK));
  return Array.from({ length: WEEK }, (_, offset) => addDays(monday, offset));
}

/** First and last day of a day's month. */
export function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 8)}01`;
  const date = dateOf(from);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return { from, to: addDays(date.toISOString().slice(0, 10), -1) };
}

/** The same day in another month, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(`${day.slice(0, 8)}01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  const { from, to } = monthOf(date.toISOString().slice(0, 10));
  const wanted = addDays(from, Number(day.slice(8)) - 1);
  return wanted > to ? to : wanted;
}

/** Full weeks that cover a day's month. */
export function weeksOfMonth(day: string): string[][] {
  const { from, to } = monthOf(day);
  return daysBetween(weekOf(from)[0] ?? from, to)
    .filter((_, place) => place % WEEK === 0)
    .map(weekOf);
}
