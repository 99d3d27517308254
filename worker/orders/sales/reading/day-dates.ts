import { addDays, isCalendarDay } from '#contract/calendar.ts';
import type { DateOrder } from '#contract/sales/reading.ts';
import { MONTH_NUMBERS } from './day-words.ts';

export type Asked = { today: string; order?: DateOrder | null | undefined };
/** `days`: what it may mean; more than one has to be asked. */
export type Mention = {
  at: number;
  end: number;
  days: string[];
  range?: { from: string; to: string } | undefined;
  isRelative?: boolean;
  weekday?: number;
  /** A number alone: «the 9th». */
  isBare?: boolean;
};
export type Rule = {
  pattern: RegExp;
  /** Undefined: it is no day, and other rules may read it. */
  read: (match: RegExpMatchArray, asked: Asked) => Omit<Mention, 'at' | 'end'> | undefined;
};

const two = (number: number | string) => String(number).padStart(2, '0');
export const dayOf = (year: number | string, month: number | string, day: number | string) => {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDay(text) ? text : undefined;
};
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
export const unique = (days: readonly (string | undefined)[]) => [
  ...new Set(days.flatMap((day) => day ?? [])),
];

/** The next such day from today on; 29 February may be years ahead. */
export function coming(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const tries = [0, 1, 2, 3, 4].map((later) => dayOf(year + later, month, day));
  return tries.find((one) => one !== undefined && one >= today);
}
export const dated = (year: string | undefined, month: number, day: number, today: string) =>
  year ? dayOf(year.length === 2 ? `20${year}` : year, month, day) : coming(month, day, today);

/** `12/07/2027`: by the order that is known, else whatever it may mean. */
export function numeric(
  first: string,
  second: string,
  year: string | undefined,
  mark: string,
  by: Asked,
) {
  const [one, other] = [Number(first), Number(second)];
  const order = by.order ?? (mark === '.' ? 'dmy' : null);
  const dayFirst = dated(year, other, one, by.today);
  const monthFirst = dated(year, one, other, by.today);
  if (order) return unique([order === 'dmy' ? dayFirst : monthFirst]);
  return unique([dayFirst, monthFirst]);
}
export const found = (days: string[], more: Omit<Mention, 'at' | 'end' | 'days'> = {}) =>
  days.length > 0 ? { days, ...more } : undefined;

export const monthOf = (word: string | undefined) => MONTH_NUMBERS.get(word ?? '') ?? 0;
export const nextWeekday = (weekday: number, today: string) =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);
export const spanOf = (from: string | undefined, to: string | undefined) =>
  from && to && from <= to ? { days: [from], range: { from, to } } : undefined;

/** The day with that number, a number of months later. */
export function dayInMonth(today: string, later: number, written: string | undefined) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString();
  return dayOf(at.slice(0, 4), at.slice(5, 7), Number(written));
}
