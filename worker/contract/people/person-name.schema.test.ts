import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PersonName } from './person-name.schema.ts';

const codeOf = (name: string) => v.safeParse(PersonName, name).issues?.[0]?.message;

test.each([
  "O'Connor-Łukasz",
  'M.ª José',
  'Mª. José',
  'Dr. Müller',
  'Dr.Müller',
  'dr.müller',
  'J.R. Smith',
  'J.R.R.Tolkien',
  'j. smith',
  'St. John',
  'St.John',
  'Fco.Javier',
  'Martin Luther King Jr.',
  'Anna Schmidt, Ph.D.',
  'Dipl.-Ing. Weber',
  'B.Sc. Jones',
  'A.Wu',
  'Nguyễn Thị Hạnh',
  '山田 太郎',
  'محمد بن سلمان',
  'د.محمد',
  'Família Pons i Mercadal',
  'Müller / Schmidt (2 Zimmer)',
  'Kim & Co.',
  'D’Angelo',
  'Ñandú №5',
  'Ada \ufffd',
  '👨‍👩‍👧 Pons',
])('«%s» is a name', (name) => {
  expect(v.parse(PersonName, name)).toBe(name);
});

test.each([
  'Win 500 EUR: http://evil.example/win now',
  'evil.example',
  'Visit evil.xyz now',
  'www.evil.de',
  'WWW.Evil.Com',
  'Evil.Com',
  'x.com',
  't.me/evil',
  'T.Me',
  'bit.ly/abc',
  'ada@example.com',
  'mailto:ada',
  'HTTPS : //evil',
  'hxxp://evil',
  'tel:+34600111222',
  'evil。com',
  'evil．com',
  'ｅｖｉｌ.ｃｏｍ',
  'xn--80ak6aa92e.com',
  'пример.рф',
  '10.0.0.1/win',
  'a.b.evil.casino',
])('«%s» holds an address', (name) => {
  expect(codeOf(name)).toBe('plain_text');
});

test.each([
  'Ada\nWin',
  'Ada\r\nBcc: all@example.org',
  'Ada\u2028Win',
  'Ada\u202eniW',
  'Ada \u2067niW\u2069 B',
  'Ada\u0007',
  'Ada\u0085B',
])('%j is more than a line of words', (name) => {
  expect(codeOf(name)).toBe('plain_text');
});

test('marks round a name do not count, and a name of nothing else is missing', () => {
  expect(v.parse(PersonName, '\u202a Ada\u200b\u202c\n')).toBe('Ada');
  for (const name of ['\u200b', ' \u2060', '\u202a\u202c'])
    expect(v.safeParse(PersonName, name).issues?.[0]?.type).toBe('min_length');
  expect(v.safeParse(PersonName, 'a'.repeat(81)).issues?.[0]?.type).toBe('max_length');
});
