import { expect, test } from 'vitest';
import { openingRows } from './opening-hours.ts';

const every = (days: number[], opens: string, closes: string) =>
  days.map((day) => ({ day, opens, closes }));

test('a week with the same hours every day is one row, from Monday to Sunday', () => {
  expect(openingRows(every([0, 1, 2, 3, 4, 5, 6], '08:00', '21:00'), 'de')).toEqual([
    { days: 'Montag – Sonntag', times: '08:00 – 21:00' },
  ]);
});

test('days without hours are closed, and days with a break list both parts', () => {
  const hours = [
    ...every([1, 2, 3, 4, 5], '16:00', '20:00'),
    ...every([1, 2, 3, 4, 5], '09:00', '13:00'),
    ...every([6], '10:00', '13:00'),
  ];
  expect(openingRows(hours, 'en')).toEqual([
    { days: 'Monday – Friday', times: '09:00 – 13:00, 16:00 – 20:00' },
    { days: 'Saturday', times: '10:00 – 13:00' },
    { days: 'Sunday', times: undefined },
  ]);
});
