import { addDays, menorcaToday } from '#contract/calendar.ts';
import { MAX_REPORT_DAYS } from '#contract/money/reports.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';

/** Days of the island, both included. */
export type Span = { from: string; to: string };

const lastOfMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The span that was asked for; without days this month. One that is too long ends early. */
export function spanOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Span {
  const start = from ?? `${(to ?? menorcaToday(now)).slice(0, 7)}-01`;
  const end = to ?? lastOfMonth(start.slice(0, 7));
  const [first, last] = end < start ? [end, start] : [start, end];
  const longest = addDays(first, MAX_REPORT_DAYS - 1);
  return { from: first, to: last > longest ? longest : last };
}

/** The quarter of a year; without both the last quarter that is over. */
export function quarterOf(
  { year, quarter }: { year: number | undefined; quarter: number | undefined },
  now: Date,
) {
  const today = menorcaToday(now);
  const current = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const isAsked = year !== undefined || quarter !== undefined;
  const chosen = isAsked ? (year ?? Math.floor(current / 4)) * 4 + (quarter ?? 1) - 1 : current - 1;
  const [itsYear, its] = [Math.floor(chosen / 4), chosen % 4];
  const month = (number: number) => `${itsYear}-${String(number).padStart(2, '0')}`;
  return {
    year: itsYear,
    quarter: its + 1,
    from: `${month(its * 3 + 1)}-01`,
    to: lastOfMonth(month(its * 3 + 3)),
  };
}

const inYear = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** The same day in another year; of 29 February the 28th. */
export function yearsLater(day: string, years: number): string {
  const wanted = inYear(day, years);
  const last = lastOfMonth(wanted.slice(0, 7));
  return wanted > last ? last : wanted;
}

/** The same span a year before: from the first to the last day of a month where the span is one. */
export function yearBefore({ from, to }: Span): Span {
  const end = yearsLater(to, -1);
  return {
    from: yearsLater(from, -1),
    to: to === lastOfMonth(to.slice(0, 7)) ? lastOfMonth(end.slice(0, 7)) : end,
  };
}

/** Instants between which the span lies: the first one belongs to it, the last one does not. */
export const instantsOf = ({ from, to }: Span) => ({
  start: new Date(instantOfWall(from, '00:00')).toISOString(),
  end: new Date(instantOfWall(addDays(to, 1), '00:00')).toISOString(),
});
