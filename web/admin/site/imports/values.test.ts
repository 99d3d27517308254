import { expect, test } from 'vitest';
import {
  centsIn,
  dayIn,
  guessDays,
  languageIn,
  minutesIn,
  paidIn,
  peopleIn,
  seasonDayIn,
  timeIn,
  weekdaysIn,
} from './values.ts';

test.each([
  ['12/06/2027', '2027-06-12'],
  ['12.06.2027', '2027-06-12'],
  ['12.6.27', '2027-06-12'],
  ['12-06-2027', '2027-06-12'],
  ['2027-06-12', '2027-06-12'],
  ['2027-06-12T10:00:00', '2027-06-12'],
  ['12/06/2027 10:30', '2027-06-12'],
  ['12 Jun 2027', '2027-06-12'],
  ['Saturday, June 12, 2027', '2027-06-12'],
  ['12 de junio de 2027', '2027-06-12'],
  ['12 de juny de 2027', '2027-06-12'],
  ['1 d’abril de 2027', '2027-04-01'],
  ['12. Juni 2027', '2027-06-12'],
  ['3. März 2027', '2027-03-03'],
  ["Sat 12.Jun'27", '2027-06-12'],
  ['31/02/2027', undefined],
  ['soon', undefined],
])('%s is the day %s', (text, day) => {
  expect(dayIn(text, 'dmy')).toBe(day);
});

test('a month comes first where the file shows it, and never before dots', () => {
  expect(guessDays(['06/12/2027', '06/30/2027'])).toBe('mdy');
  expect(guessDays(['06/12/2027', '30/06/2027'])).toBe('dmy');
  expect(dayIn('06/12/2027', 'mdy')).toBe('2027-06-12');
  expect(dayIn('12.06.2027', 'mdy')).toBe('2027-06-12');
});

test.each([
  ['10', '10:00'],
  ['9:05', '09:05'],
  ['10.30', '10:30'],
  ['10h30', '10:30'],
  ['10:30 Uhr', '10:30'],
  ['2:15 PM', '14:15'],
  ['12:00 am', '00:00'],
  ['2027-06-12 16:30', '16:30'],
  ['06/12/2027 9:00 AM', '09:00'],
  ['', ''],
  ['12/06/2027', ''],
  ['25:00', undefined],
  ['noon', undefined],
])('%s is the time %s', (text, time) => {
  expect(timeIn(text)).toBe(time);
});

test.each([
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['98', 9800],
  ['98,5', 9850],
  ['€ 98.00', 9800],
  ['98,00 €', 9800],
  ["1'234.50 CHF", 123_450],
  ['1 234,50', 123_450],
  ['1.234.567', 123_456_700],
  ['', null],
  ['-', null],
  ['free', undefined],
  ['-5', undefined],
])('%s is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test('what was paid is an amount, or a word for all of it', () => {
  expect(['PAID', 'pagado', '40,00', 'unpaid', ''].map((text) => paidIn(text, 9000))).toEqual([
    9000,
    9000,
    4000,
    null,
    null,
  ]);
});

test.each([
  ['4', { ADULT: 4 }],
  ['2 Adults, 1 Child', { ADULT: 2, CHILD: 1 }],
  ['2 x Erwachsene, 1 x Kind (4-12)', { ADULT: 2, CHILD: 1 }],
  ['2 adultos, 1 niño, 1 bebé', { ADULT: 2, CHILD: 1, INFANT: 1 }],
  ['', {}],
  ['many', undefined],
])('%s are %o', (text, people) => {
  expect(peopleIn(text)).toEqual(people);
});

test('languages, durations, seasons and weekdays are read as people write them', () => {
  expect(['de', 'en-GB', 'Alemán', 'Deutsch', 'Catalan', 'fr', ''].map(languageIn)).toEqual([
    ...['de', 'en', 'de', 'de', 'ca', null, null],
  ]);
  expect(['150', '2h30', '2:30', '2,5 h', '3 hours', '4', 'long'].map(minutesIn)).toEqual([
    ...[150, 150, 150, 150, 180, 240, undefined],
  ]);
  expect(
    ['1.5.', '01/05', '05-01', '1 May', '2027-05-01'].map((text) => seasonDayIn(text, 'dmy')),
  ).toEqual(Array(5).fill('05-01'));
  expect(['1,3', 'Mo Mi Fr', 'lunes, martes', 'daily', 'never'].map(weekdaysIn)).toEqual([
    ...[[1, 3], [1, 3, 5], [1, 2], [1, 2, 3, 4, 5, 6, 7], undefined],
  ]);
});
