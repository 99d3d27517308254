import { expect, test } from 'vitest';
import { instantsOf, quarterOf, spanOf, yearBefore } from './spans.ts';

const now = new Date('2026-11-28T08:00:00Z');
const none = { from: undefined, to: undefined };

test('without days a report is of this month; days in the wrong order change places, and a long span ends early', () => {
  expect(spanOf(none, now)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(spanOf({ from: '2026-06-09', to: '2026-06-01' }, now)).toEqual({
    from: '2026-06-01',
    to: '2026-06-09',
  });
  expect(spanOf({ from: '2020-01-01', to: '2030-01-01' }, now).to).toBe('2025-01-03');
  expect(spanOf({ from: undefined, to: '2026-06-09' }, now)).toEqual({
    from: '2026-06-01',
    to: '2026-06-09',
  });
});

test('the last day of February stands for its month', () => {
  expect(yearBefore({ from: '2028-02-01', to: '2028-02-29' })).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect(yearBefore({ from: '2029-02-01', to: '2029-02-28' })).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
  expect(yearBefore({ from: '2026-06-03', to: '2026-06-09' })).toEqual({
    from: '2025-06-03',
    to: '2025-06-09',
  });
});

test('days begin at the island’s midnight', () => {
  expect(instantsOf({ from: '2026-06-01', to: '2026-12-31' })).toEqual({
    start: '2026-05-31T22:00:00.000Z',
    end: '2026-12-31T23:00:00.000Z',
  });
});

test('without a quarter it is the last one that is over', () => {
  const of = (year?: number, quarter?: number, at = now) => quarterOf({ year, quarter }, at);
  expect(of()).toEqual({ year: 2026, quarter: 3, from: '2026-07-01', to: '2026-09-30' });
  expect(of(undefined, undefined, new Date('2027-01-02T00:00:00Z'))).toMatchObject({
    year: 2026,
    quarter: 4,
    to: '2026-12-31',
  });
  expect(of(2028, 1)).toEqual({ year: 2028, quarter: 1, from: '2028-01-01', to: '2028-03-31' });
});
