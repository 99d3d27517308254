import * as fc from 'fast-check';

/** Deeper than any parser should follow. */
const DEEP = 4000;

export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
] as const;

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  'half \ud83d',
  '\udc36 half',
  '\u200b',
  '\u2060\u200b\ufeff',
  '\u202a\u202c',
  '\u202ednalsi\u202c',
  'Ada \u2067niW\u2069 B',
  '\u202e\u0000\u2028',
  'Win 500 EUR: http://evil.example/win',
  '(+34) 600\u2011111\u2009222',
  '٢٠٢٧-٠٦-١٢',
  'e\u0301'.repeat(50),
  '👨‍👩‍👧‍👦'.repeat(60),
  'İıſK',
  '\r\nBcc: all@example.com',
  'a@b.example\r\nSubject: x',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '[x](javascript:alert(1))',
  "' OR 1=1 --",
  "'; DROP TABLE trips; --",
  '%',
  '%27%00',
  '=HYPERLINK("http://other.example")',
  'BEGIN:VEVENT\r\nEND:VCALENDAR',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  '//other.example',
  'https://other.example/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '2027-02-30',
  '2027-02-30T25:61:61Z',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '25:99',
  'NaN',
  'null',
  'true',
  '-1',
  '0',
  '1e309',
  '0x10',
  '9007199254740993',
  ...PROTOTYPE_NAMES,
  'x'.repeat(300),
  'ñ'.repeat(70_000),
];

const deepArray = '['.repeat(DEEP) + ']'.repeat(DEEP);
const deepObject = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
const polluting =
  '{"__proto__":{"role":"admin","polluted":true},"constructor":{"prototype":{"polluted":true}}}';

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
);

/** Characters that a field may contain in addition to or instead of valid text. */
const MARKS = [
  '\ud83d',
  '\udc36',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
  '\u2028',
  '\u00a0',
  '\u2011',
  '\0',
] as const;

/** A valid text with one of those characters before, behind or in it, the character alone, or a name that every object has. */
export const spoiled = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(good, fc.constantFrom(...MARKS), fc.nat(40))
      .map(([text, mark, at]) => text.slice(0, at) + mark + text.slice(at)),
    fc.constantFrom(...MARKS),
    fc.constantFrom(...PROTOTYPE_NAMES),
  );

/** A key that no schema knows; each could mislead a property lookup. */
export const hostileKey = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES, '\ud83d', 'a\udc36', '\u200b', '\u202ename'),
  hostileText,
);

export const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 1e300, -1e300, 1e21, 2 ** 31, 2 ** 53, 2 ** 63, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
      { toString: 1 },
    ),
  },
  { weight: 1, arbitrary: fc.constant(JSON.parse(polluting) as unknown) },
  { weight: 1, arbitrary: fc.array(hostileNumber, { maxLength: 200 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies that are not what their type says, or too large. */
export const hostileBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    deepArray,
    deepObject,
    polluting,
    '{"a":1,"a":2,"version":1,"version":2}',
    '\ufeff{}',
    `{"x":"${'x'.repeat(3_000_000)}"}`,
    'a=1&a=2&__proto__.x=1&a.b=2&.=1&%=%&%ff=%ff',
    `page=${encodeURIComponent('//other.example')}&form=x`,
    `page=${encodeURIComponent('/de/contact')}&form=contact&email=%00`,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

/** Values for an id, a slug or a path, already URL-encoded, correctly or not. */
export const hostileSegment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '1.5',
      '01',
      '1e3',
      '99999999999999999999',
      '1-',
      '1-x',
      '1%00',
      'NaN',
      'undefined',
      'null',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '..%2f..%2fetc',
      '%252e%252e',
      '%5c..',
      '%00',
      '%',
      '%zz',
      '%ff',
      '%c0%ae',
      '%ed%a0%80',
      '*',
      '__proto__',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'x'.repeat(2000),
      '%f0%9f%98%80',
      "'%20OR%201=1",
      '%3Cscript%3E',
      ';',
      ':',
      '@',
    ),
  },
  {
    weight: 2,
    arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 300))),
  },
);
