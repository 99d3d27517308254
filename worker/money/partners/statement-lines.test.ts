import { expect, test } from 'vitest';
import type { EarnedRow } from './earned.sql.ts';
import { commissionCents, openMonths } from './statement-lines.ts';

const row = (change: Partial<EarnedRow> = {}): EarnedRow => ({
  ...{
    subjectKind: 'booking',
    subjectId: 'a',
    reference: 'AAAA2222',
    date: '2027-06-12',
    title: 'Sail',
  },
  ...{
    baseCents: 10_000,
    directCents: 0,
    commissionBp: 1000,
    isStated: 0,
    statedCents: 0,
    statedBaseCents: 0,
    ...change,
  },
});
const months = (
  rows: EarnedRow[],
  {
    terms = 'commission' as 'commission' | 'net',
    lastIssued = undefined as string | undefined,
  } = {},
) =>
  [...openMonths(rows, { terms, lastIssued, today: '2027-07-10' })].map(([month, lines]) => [
    month,
    lines.map(({ cents }) => cents),
  ]);

test.each([
  [10_000, 1000, 1000],
  [1005, 1000, 101],
  [1004, 1000, 100],
  [3333, 1250, 417],
  [0, 1000, 0],
])('of %i cents a rate of %i gives %i, rounded half up', (base, bp, cents) => {
  expect(commissionCents(base, bp)).toBe(cents);
});

test('each month has what takes place in it; what the guest does not owe earns nothing', () => {
  expect(
    months([
      row(),
      row({ subjectId: 'b', date: '2027-08-01', baseCents: 5000 }),
      row({ subjectId: 'c', baseCents: 0 }),
    ]),
  ).toEqual([
    ['2027-06', [1000]],
    ['2027-08', [500]],
  ]);
});

test('what changed after it was stated is the difference of the next month, what did not change is in none', () => {
  const stated = { isStated: 1, statedCents: 1000, statedBaseCents: 10_000 } as const;
  const rows = [
    row({ ...stated, baseCents: 6000 }),
    row({ ...stated, subjectId: 'b' }),
    row({ subjectId: 'c', date: '2027-07-20' }),
  ];
  expect(months(rows, { lastIssued: '2027-06' })).toEqual([['2027-07', [-400, 1000]]]);
});

test('of a month that is stated, what became the partner’s later comes with the next one', () => {
  expect(months([row()], { lastIssued: '2027-06' })).toEqual([['2027-07', [1000]]]);
  expect(months([row()], { lastIssued: '2027-07' })).toEqual([['2027-08', [1000]]]);
});

test('on net terms the partner owes the price without its commission', () => {
  expect(months([row()], { terms: 'net' })).toEqual([['2027-06', [-9000]]]);
  const cancelled = row({ baseCents: 0, isStated: 1, statedCents: -9000, statedBaseCents: 10_000 });
  expect(months([cancelled], { terms: 'net', lastIssued: '2027-06' })).toEqual([
    ['2027-07', [9000]],
  ]);
  const paidInPart = row({ directCents: 3000 });
  expect(months([paidInPart], { terms: 'net' })).toEqual([['2027-06', [-6000]]]);
  expect(months([paidInPart])).toEqual([['2027-06', [1000]]]);
});
