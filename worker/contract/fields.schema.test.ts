import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewPassword } from './accounts/password.schema.ts';
import { IsoTimestamp } from './days.schema.ts';
import { Cents, Count, Id, Picture } from './fields.schema.ts';
import { SeoInput } from './pages/seo.schema.ts';
import { Settings } from './pages/settings.schema.ts';
import { TripInput } from './trips/trips.schema.ts';

test.each([1e300, Number.POSITIVE_INFINITY, Number.NaN, 2 ** 53, -1, 1.5, '1'])(
  '%s is no id, no count and no amount',
  (value) => {
    expect([Id, Count, Cents].map((schema) => v.is(schema, value))).toEqual([false, false, false]);
  },
);

test('ids, counts and amounts are as large as they get', () => {
  expect([
    v.is(Id, Number.MAX_SAFE_INTEGER),
    v.is(Count, 1_000_000_000),
    v.is(Cents, 100_000_000),
  ]).toEqual([true, true, true]);
});

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00.5Z', '2026-11-21T10:00:00.500Z'],
  ['2026-11-21T10:00:00+02:00', '2026-11-21T08:00:00.000Z'],
  ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00.000Z'],
  ['2026-11-21 10:00:00-0530', '2026-11-21T15:30:00.000Z'],
])('the instant %s is stored as %s, so that instants compare as texts', (sent, stored) => {
  expect(v.parse(IsoTimestamp, sent)).toBe(stored);
});

test.each([
  '2026-02-30T10:00:00Z',
  '2026-11-21',
  '2026-11-21T25:00:00Z',
  'tomorrow',
  '',
  '9999-12-31T23:30:00-02:00',
])('%j is no instant', (text) => {
  expect(v.is(IsoTimestamp, text)).toBe(false);
});

test('a trip’s price and the months of the settings have an end', () => {
  expect(v.is(TripInput.entries.price, 1e300)).toBe(false);
  expect(v.is(TripInput.entries.price, 89.5)).toBe(true);
  for (const months of ['consentMonths', 'retentionMonths'])
    expect(v.is(Settings, { siteName: 'Marès', [months]: 1e9 })).toBe(false);
});

test.each([
  ['email', 'hola@mares.example', 'hola'],
  ['email', '', 'a@b.example\r\nBcc: x@y.example'],
  ['phone', '+34 971 000 000', 'call us'],
  ['whatsapp', '+34600000000', '"><script>'],
  ['analyticsId', 'G-ABC123', 'x" onload="alert(1)'],
])('the setting «%s» may be %j, and not %j', (name, good, bad) => {
  expect([good, bad].map((value) => v.is(Settings, { siteName: 'Marès', [name]: value }))).toEqual([
    true,
    false,
  ]);
});

test('opening hours are times of the clock', () => {
  const hours = (opens: string) =>
    v.is(Settings, { siteName: 'Marès', hours: [{ day: 1, opens, closes: '18:00' }] });
  expect(['09:00', '9:00', '9 o’clock', '25:00', ''].map(hours)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a password has ten to two hundred characters of any kind', () => {
  const isTaken = (password: string) => v.is(NewPassword, password);
  expect([
    isTaken('nine char'),
    isTaken('ten chars '),
    isTaken('ñ🐎 '.repeat(50)),
    isTaken('x'.repeat(201)),
  ]).toEqual([false, true, true, false]);
});

test.each(['cove', 'cove-1f2e.jpg~3a', 'trips/a cove.jpg', '/assets/cove.webp'])(
  '%j may be a picture',
  (path) => {
    expect(v.is(Picture, path)).toBe(true);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://',
  'a\\b.jpg',
  '"><img src=x>',
  'a\nb.jpg',
])('%j is none', (path) => {
  expect(v.is(Picture, path)).toBe(false);
});

test('structured data is an object or a list of objects, which is stored as a graph', () => {
  const parsed = (schema: unknown) => v.safeParse(SeoInput.entries.schema, schema);
  expect(parsed({ '@type': 'WebPage' }).output).toEqual({ '@type': 'WebPage' });
  expect(parsed([{ '@type': 'WebPage' }, { '@type': 'Thing' }]).output).toEqual({
    '@graph': [{ '@type': 'WebPage' }, { '@type': 'Thing' }],
  });
  expect([[1, 2], [['x']], 'text', 7].map((schema) => parsed(schema).success)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a trip has a group size of at least one, or none', () => {
  expect([0, 1, null].map((people) => v.is(TripInput.entries.maxPeople, people))).toEqual([
    false,
    true,
    true,
  ]);
});
