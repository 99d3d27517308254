import { dateOf, dayNumber, daysInMonth, weekdayOf } from './wall.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof FREQUENCIES)[number];

/** `nth` of a weekday in its month or year, from the end when it is negative; 0: each of them. */
type ByDay = { nth: number; weekday: number };
export type Rule = {
  frequency: Frequency;
  interval: number;
  count: number | undefined;
  /** As it is written. */
  until: string | undefined;
  byMonth: readonly number[];
  byMonthDay: readonly number[];
  byDay: readonly ByDay[];
  bySetPosition: readonly number[];
  weekStart: number;
};

/** Steps that the rules of one file may take. */
export class Budget {
  constructor(private left: number) {}
  take(steps = 1): void {
    this.left -= steps;
    if (this.left < 0) throw new BudgetSpent();
  }
}
export class BudgetSpent extends Error {}

const KNOWN = /^(?:FREQ|INTERVAL|COUNT|UNTIL|BYMONTH|BYMONTHDAY|BYDAY|BYSETPOS|WKST)$/;

const numbers = (text: string | undefined, most: number): number[] | undefined => {
  if (text === undefined) return [];
  const all = text.split(',').map(Number);
  return all.every((one) => Number.isInteger(one) && one !== 0 && Math.abs(one) <= most)
    ? all
    : undefined;
};

function weekdays(text: string | undefined): ByDay[] | undefined {
  if (text === undefined) return [];
  const all = text.split(',').map((part) => {
    const [, nth = '', day = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(part.trim()) ?? [];
    return { nth: Number(nth), weekday: WEEKDAYS.indexOf(day) };
  });
  return all.every(({ nth, weekday }) => weekday >= 0 && Math.abs(nth) <= 53) ? all : undefined;
}

/**
 * A rule of days, weeks, months or years. Undefined of what is not read: rules of hours, minutes and seconds, `BYYEARDAY`, `BYWEEKNO`, and times
 * of the day (`BYHOUR` and its neighbours).
 */
export function ruleIn(text: string): Rule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()] as const;
      }),
  );
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  const [interval, count] = (['INTERVAL', 'COUNT'] as const).map((name) => {
    const value = parts.get(name);
    return value === undefined ? undefined : Number(value);
  });
  const byMonth = numbers(parts.get('BYMONTH'), 12);
  const byMonthDay = numbers(parts.get('BYMONTHDAY'), 31);
  const byDay = weekdays(parts.get('BYDAY'));
  const bySetPosition = numbers(parts.get('BYSETPOS'), 366);
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const isCount = (value: number | undefined) =>
    value === undefined || (Number.isInteger(value) && value > 0);
  if (!frequency || ![...parts.keys()].every((name) => KNOWN.test(name))) return undefined;
  if (!byMonth || !byMonthDay || !byDay || !bySetPosition || weekStart < 0) return undefined;
  if (!isCount(interval) || !isCount(count)) return undefined;
  return {
    ...{ frequency, interval: interval ?? 1, count, until: parts.get('UNTIL') },
    byMonth: byMonth.map((month) => month - 1),
    ...{ byMonthDay, byDay, bySetPosition, weekStart },
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

/** The days of a span that a list of weekdays names. */
function weekdaysBetween(byDay: readonly ByDay[], from: number, to: number): number[] {
  return byDay.flatMap(({ nth, weekday }) => {
    const first = from + ((weekday - weekdayOf(from) + 7) % 7);
    const all = range(0, Math.floor((to - first) / 7)).map((week) => first + 7 * week);
    if (nth === 0) return all;
    const one = all.at(nth > 0 ? nth - 1 : nth);
    return one === undefined ? [] : [one];
  });
}

function daysOfMonth(rule: Rule, year: number, month: number, startDate: number): number[] {
  const length = daysInMonth(year, month);
  const first = dayNumber(year, month, 1);
  const { byMonthDay, byDay } = rule;
  const byDate = (dates: readonly number[]) =>
    dates
      .map((date) => (date > 0 ? date : length + 1 + date))
      .filter((date) => date >= 1 && date <= length)
      .map((date) => first + date - 1);
  if (byMonthDay.length > 0) {
    const days = byDate(byMonthDay);
    return byDay.length === 0
      ? days
      : days.filter((day) => byDay.some(({ weekday }) => weekday === weekdayOf(day)));
  }
  return byDay.length > 0 ? weekdaysBetween(byDay, first, first + length - 1) : byDate([startDate]);
}

/** The days of the period number `index` from that of the start. */
function daysOfPeriod(rule: Rule, start: number, index: number): number[] {
  const { frequency, interval, byMonth, byMonthDay, byDay, weekStart } = rule;
  const [year, month, date] = dateOf(start);
  const isInMonth = (day: number) => byMonth.length === 0 || byMonth.includes(dateOf(day)[1]);
  const steps = index * interval;
  if (frequency === 'DAILY') {
    const day = start + steps;
    const [y, m, d] = dateOf(day);
    const isDate =
      byMonthDay.length === 0 ||
      byMonthDay.some((one) => (one > 0 ? one : daysInMonth(y, m) + 1 + one) === d);
    const isWeekday = byDay.length === 0 || byDay.some(({ weekday }) => weekday === weekdayOf(day));
    return isInMonth(day) && isDate && isWeekday ? [day] : [];
  }
  if (frequency === 'WEEKLY') {
    const monday = start - ((weekdayOf(start) - weekStart + 7) % 7) + 7 * steps;
    const days = byDay.length > 0 ? byDay.map(({ weekday }) => weekday) : [weekdayOf(start)];
    return days.map((weekday) => monday + ((weekday - weekStart + 7) % 7)).filter(isInMonth);
  }
  if (frequency === 'MONTHLY') {
    const at = month + steps;
    const [y, m] = [year + Math.floor(at / 12), at % 12];
    return byMonth.length > 0 && !byMonth.includes(m) ? [] : daysOfMonth(rule, y, m, date);
  }
  const y = year + steps;
  if (byDay.length > 0 && byMonth.length === 0 && byMonthDay.length === 0)
    return weekdaysBetween(byDay, dayNumber(y, 0, 1), dayNumber(y, 11, 31));
  const own = byMonthDay.length > 0 ? range(0, 11) : [month];
  return (byMonth.length > 0 ? byMonth : own).flatMap((m) => daysOfMonth(rule, y, m, date));
}

/** Length of a period in days. */
const LEAST_DAYS: Record<Frequency, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 };
const MOST_DAYS: Record<Frequency, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/**
 * The days of a rule, in order, that lie between two days; the start is one of them whatever the rule says. Each step is taken from the budget, so
 * that a rule that never comes true ends as well.
 */
export function* daysOf(
  rule: Rule,
  start: number,
  { from, to }: { from: number; to: number },
  budget: Budget,
): Generator<number> {
  const { frequency, interval, count, bySetPosition } = rule;
  let left = count ?? Number.POSITIVE_INFINITY;
  if (start >= from && start <= to) yield start;
  left -= 1;
  // Those that count from the start are counted from it.
  const before = Math.floor((from - start) / (MOST_DAYS[frequency] * interval)) - 1;
  let index = count === undefined ? Math.max(0, before) : 0;
  for (; left > 0; index += 1) {
    budget.take();
    if (start + (index * interval - 2) * LEAST_DAYS[frequency] > to) return;
    const all = [...new Set(daysOfPeriod(rule, start, index))].toSorted((a, b) => a - b);
    budget.take(all.length);
    const chosen =
      bySetPosition.length === 0
        ? all
        : all.filter(
            (_, at) => bySetPosition.includes(at + 1) || bySetPosition.includes(at - all.length),
          );
    for (const day of chosen) {
      if (day <= start) continue;
      if (day > to || left <= 0) return;
      left -= 1;
      if (day >= from) yield day;
    }
  }
}
