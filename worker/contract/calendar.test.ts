import { expect, test } from 'vitest';
import { addDays, isCalendarDay, MENORCA_TIME_ZONE, menorcaToday } from './calendar.ts';

test('only days of the calendar count', () => {
  for (const day of ['2027-06-12', '2028-02-29', '2027-12-31'])
    expect(isCalendarDay(day)).toBe(true);
  for (const day of [
    '2027-02-30',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-6-1',
    '12/06/2027',
    '',
    '2027-06-12T10:00',
  ])
    expect(isCalendarDay(day)).toBe(false);
});

test('the island is a day ahead of UTC late in the evening, two hours in summer and one in winter', () => {
  expect(menorcaToday(new Date('2027-06-11T21:59:00Z'))).toBe('2027-06-11');
  expect(menorcaToday(new Date('2027-06-11T22:00:00Z'))).toBe('2027-06-12');
  expect(menorcaToday(new Date('2027-01-11T22:59:00Z'))).toBe('2027-01-11');
  expect(menorcaToday(new Date('2027-01-11T23:00:00Z'))).toBe('2027-01-12');
});

test('the island’s day is that of the time zone database, this year and in the next ten, round every change of the clock', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: MENORCA_TIME_ZONE });
  const year = new Date().getUTCFullYear();
  const wrong: string[] = [];
  for (
    let midnight = Date.UTC(year, 0, 1);
    midnight < Date.UTC(year + 10, 0, 1);
    midnight += 86_400_000
  )
    for (const minutes of [0, 59, 61, 21 * 60 + 59, 22 * 60, 22 * 60 + 59, 23 * 60, 23 * 60 + 59]) {
      const instant = new Date(midnight + minutes * 60_000);
      if (menorcaToday(instant) !== zone.format(instant)) wrong.push(instant.toISOString());
    }
  expect(wrong).toEqual([]);
});

test('days are added across months, leap days and changes of the clock', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect(addDays('2027-10-31', 1)).toBe('2027-11-01');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});
