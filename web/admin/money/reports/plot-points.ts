import { addDays, daysBetween } from '#contract/calendar.ts';
import type { ReportRow } from '#contract/money/reports.ts';
import type { Span } from './spans.ts';

/** Longest span that is drawn by days. */
const MAX_DAYS = 62;

export const plotUnit = ({ from, to }: Span): 'day' | 'month' =>
  addDays(from, MAX_DAYS) > to ? 'day' : 'month';

export type PlotPoints = { keys: string[]; now: number[]; before: number[] };

/** Revenue in euros of each day or month of a span, those without a row included, and of the same a year before. */
export function plotPoints(rows: readonly ReportRow[], span: Span): PlotPoints {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const days = daysBetween(span.from, span.to);
  const keys = plotUnit(span) === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
  return {
    keys,
    now: keys.map((key) => (byKey.get(key)?.revenueCents ?? 0) / 100),
    before: keys.map((key) => (byKey.get(key)?.before?.revenueCents ?? 0) / 100),
  };
}
