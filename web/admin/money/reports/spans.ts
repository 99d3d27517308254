import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { addMonths, monthOf } from '#admin/frame/days/calendar-days.ts';
import { isInHorizon } from '#contract/calendar.ts';

export type Span = { from: string; to: string };

const quarterMonth = (day: string) =>
  addMonths(`${day.slice(0, 8)}01`, -((Number(day.slice(5, 7)) - 1) % 3));

/** Spans of a name, relative to today. */
export const SPANS = {
  this_month: (today) => monthOf(today),
  last_month: (today) => monthOf(addMonths(today, -1)),
  this_quarter: (today) => ({
    from: quarterMonth(today),
    to: monthOf(addMonths(quarterMonth(today), 2)).to,
  }),
  this_year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
} as const satisfies Record<string, (today: string) => Span>;
export type SpanName = keyof typeof SPANS;

export const SPAN_LABELS: Readonly<Record<SpanName, AdminKey>> = {
  this_month: 'reports.this_month',
  last_month: 'reports.last_month',
  this_quarter: 'reports.this_quarter',
  this_year: 'reports.this_year',
};

const dayIn = (value: unknown) => (isInHorizon(String(value ?? '')) ? String(value) : undefined);

/** The span in the address: two days, or a name; without both this year. */
export function spanIn(
  search: Readonly<Record<string, unknown>>,
  today: string,
): Span & { name: SpanName | undefined } {
  const [from, to] = [dayIn(search.from), dayIn(search.to)];
  if (from && to && from <= to) return { from, to, name: undefined };
  const name = (Object.keys(SPANS) as SpanName[]).find((one) => one === search.span) ?? 'this_year';
  return { ...SPANS[name](today), name };
}

/** The last quarters, the one that is not over included. */
export function lastQuarters(today: string, count: number): { year: number; quarter: number }[] {
  const current = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: count }, (_, n) => current - n).map((one) => ({
    year: Math.floor(one / 4),
    quarter: (one % 4) + 1,
  }));
}
