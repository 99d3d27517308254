import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClockTime } from '../days.schema.ts';
import {
  compactCode,
  cutText,
  isBlank,
  tidyClock,
  tidyCode,
  tidyLine,
  tidyPhone,
  tidyText,
} from './tidy-text.ts';

test.each([
  ['brackets round the country', '(+34) 600 111 222', '+34 600 111 222'],
  ['hyphens that do not break', '+34\u2011600\u2011111\u2011222', '+34-600-111-222'],
  ['thin and narrow spaces', '+34\u2009600\u202f111\u00a0222', '+34 600 111 222'],
  ['marks of a contact card', '\u202a+34 600 111 222\u202c', '+34 600 111 222'],
  ['isolates of a message', '\u2068+34 600 111 222\u2069', '+34 600 111 222'],
  ['an address of a phone', 'tel:+34-600-111-222', '+34-600-111-222'],
  ['an address with a parameter', 'TEL:+34600111222;ext=5', '+34600111222'],
  ['zeros for the plus', '00 34 600 111 222', '+34 600 111 222'],
  ['zeros in brackets', '(0034) 600 111 222', '+34 600 111 222'],
  ['wide signs', '＋３４　６００１１１２２２', '+34 600111222'],
  ['Arabic digits', '+٣٤ ٦٠٠١١١٢٢٢', '+34 600111222'],
  ['a number of home', '0171/1234567', '0171/1234567'],
])('a phone number with %s', (_name, written, tidy) => {
  expect(tidyPhone(written)).toBe(tidy);
});

test.each([
  ['a zero-width space at its end', 'ada@example.com\u200b', 'ada@example.com'],
  ['a byte order mark', '\ufeffada@example.com', 'ada@example.com'],
  ['a soft hyphen', 'ada@exam\u00adple.com', 'ada@example.com'],
  ['wide signs', 'ada＠example．com', 'ada@example.com'],
  ['a hyphen that does not break', 'ada@my\u2011place.com', 'ada@my-place.com'],
])('an e-mail address with %s', (_name, written, tidy) => {
  expect(tidyCode(written)).toBe(tidy);
});

test.each([
  'summer10',
  'SUMMER 10',
  ' summer\u00a010 ',
  '\uff33UMMER\uff11\uff10',
  'SUM\u00adMER10',
  'SUMMER1\u0660',
])('the code %j is SUMMER10', (typed) => expect(compactCode(typed)).toBe('SUMMER10'));

test('a code keeps its hyphens, whatever dash was pasted', () => {
  for (const dash of ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d'])
    expect(compactCode(`k7qp${dash}3mxa`)).toBe('K7QP-3MXA');
});

test('a name loses what cannot be seen, and its spaces are plain', () => {
  expect(tidyLine('\u202a\u00a0Ada\u200b \u2009 Love\u00adlace\u2069\u202c ')).toBe('Ada Lovelace');
  expect(tidyLine('\nAda\n')).toBe('Ada');
  expect(tidyLine('Anne\u2011Marie')).toBe('Anne-Marie');
});

test('a line break and a turned direction inside a name stay for the check to see', () => {
  expect(tidyLine('Ada\nWin')).toBe('Ada\nWin');
  expect(tidyLine('Ada\u202eniW')).toBe('Ada\u202eniW');
});

test.each([
  '\u200b',
  '\u200d\u200c',
  '\u2060\ufeff',
  '\u202a\u202c',
  '\u00ad',
  '\u3164',
  '\u2800',
  ' \u00a0\t\n',
  '\u2066\u2069',
])('a text of %j alone is blank', (text) => {
  expect([
    isBlank(text),
    tidyText(text),
    tidyLine(text),
    tidyCode(text).replace('\u2800', ''),
  ]).toEqual([true, '', '', '']);
});

test('a message keeps joined emoji, soft hyphens, its lines and its direction, and loses what hides words', () => {
  const message = '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم\nشكرا\u200f! Donau\u00addampfschiff';
  expect(tidyText(message)).toBe(message);
  expect(tidyText('\u202eolleh\u202c\r\nyou\u200b\rthere')).toBe('olleh\nyou\nthere');
});

test('a text is never cut inside a character', () => {
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab😀c', 4)).toBe('ab😀');
});

test.each(['6:30', '06:30', ' 6.30 ', '6h30', '06:30:00', '6:30 h', '６：３０', '6:30 Uhr'])(
  'the time %j is 06:30',
  (typed) => {
    expect(tidyClock(typed)).toBe('06:30');
  },
);

test.each([
  ['10', '10:00'],
  ['9 Uhr', '09:00'],
  ['9h', '09:00'],
  ['10.30', '10:30'],
  ['10h30', '10:30'],
  ['1030', '10:30'],
  ['930', '09:30'],
  ['10 Uhr 30', '10:30'],
  ['9.30 Uhr', '09:30'],
])('the time %j is %s', (typed, time) => {
  expect(v.parse(ClockTime, typed)).toBe(time);
});

test.each(['', '25', '10300', '6:3', 'noon', '6:30 pm', '6:30-7:30'])('%j is no time', (typed) => {
  expect(v.is(ClockTime, typed)).toBe(false);
});
