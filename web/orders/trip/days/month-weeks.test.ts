import { expect, test } from 'vitest';
import { dayAfterKey, sameDayIn, weeksOf } from './month-weeks.ts';

test('the weeks of a month begin on Monday and hold its days alone', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.length).toBe(5);
  expect(weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
});

test('keys lead to days, weeks and months', () => {
  const keys = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'a',
  ];
  expect(keys.map((key) => dayAfterKey('2026-12-05', key))).toEqual([
    ...[
      '2026-12-04',
      '2026-12-06',
      '2026-11-28',
      '2026-12-12',
      '2026-11-30',
      '2026-12-06',
      '2026-11-05',
      '2027-01-05',
      undefined,
    ],
  ]);
  expect(sameDayIn('2027-01-31', 1)).toBe('2027-02-28');
});
