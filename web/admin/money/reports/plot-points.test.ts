import { expect, test } from 'vitest';
import type { ReportRow } from '#contract/money/reports.ts';
import { plotPoints } from './plot-points.ts';
import { lastQuarters, SPANS, spanIn } from './spans.ts';

const row = (key: string, revenueCents: number, before: number | null) =>
  ({ key, revenueCents, before: before === null ? null : { revenueCents: before } }) as ReportRow;

test('a chart has every month of a long span and every day of a short one', () => {
  expect(plotPoints([row('2026-12', 500, 100)], { from: '2026-11-15', to: '2027-02-01' })).toEqual({
    keys: ['2026-11', '2026-12', '2027-01', '2027-02'],
    now: [0, 5, 0, 0],
    before: [0, 1, 0, 0],
  });
  expect(
    plotPoints([row('2026-03-29', 250, null)], { from: '2026-03-28', to: '2026-03-30' }),
  ).toEqual({
    keys: ['2026-03-28', '2026-03-29', '2026-03-30'],
    now: [0, 2.5, 0],
    before: [0, 0, 0],
  });
});

test('spans of a name follow today; two days in the address come first', () => {
  expect(SPANS.last_month('2027-03-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(SPANS.this_quarter('2026-11-28')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(spanIn({ span: 'this_month' }, '2026-11-28')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    name: 'this_month',
  });
  expect(spanIn({ from: '2026-06-01', to: '2026-06-09' }, '2026-11-28')).toEqual({
    from: '2026-06-01',
    to: '2026-06-09',
    name: undefined,
  });
  expect(spanIn({ from: '2026-06-31', to: '2026-06-09' }, '2026-11-28').name).toBe('this_year');
  expect(lastQuarters('2026-02-01', 2)).toEqual([
    { year: 2026, quarter: 1 },
    { year: 2025, quarter: 4 },
  ]);
});
