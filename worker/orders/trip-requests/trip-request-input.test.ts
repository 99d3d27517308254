import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { TripRequestInput } from '#contract/trips/trip-requests.schema.ts';
import { readChildAges } from '#contract/trips/trip-requests.ts';
import { fieldErrors } from '#core/http/bodies/body.ts';

const tomorrow = addDays(menorcaToday(new Date()), 1);
const good = {
  date: tomorrow,
  adults: 2,
  childAges: [],
  contact: { name: 'Ada', email: 'ada@example.com' },
  language: 'de',
  privacyAccepted: true,
};

/** Errors for a body: `path code` of each invalid field. */
const issuesOf = (change: object) => {
  const result = v.safeParse(TripRequestInput, { ...good, ...change });
  return result.success
    ? []
    : fieldErrors(result.issues).map(({ path, code }) => `${path} ${code}`);
};

test('a complete request passes, from JSON and from a form', () => {
  expect(issuesOf({})).toEqual([]);
  expect(
    v.parse(TripRequestInput, {
      ...good,
      adults: '2',
      childAges: '4, 7',
      privacyAccepted: 'true',
      message: '',
    }),
  ).toMatchObject({
    adults: 2,
    childAges: [4, 7],
    privacyAccepted: true,
    message: undefined,
  });
});

test('ages are read as people write them', () => {
  expect(readChildAges('4, 7 y 11')).toEqual([4, 7, 11]);
  expect(readChildAges('4 und 7 Jahre')).toEqual([4, 7]);
  expect(readChildAges('1.5')).toEqual([1]);
  expect(readChildAges(' - ')).toEqual([]);
  expect(readChildAges('four')).toEqual([Number.NaN]);
  expect(readChildAges([3, '5'])).toEqual([3, 5]);
});

test('days that do not exist, are over or are years away are refused', () => {
  expect(issuesOf({ date: '2027-02-30' })).toEqual(['date date']);
  expect(issuesOf({ date: menorcaToday(new Date()) })).toEqual(['date past']);
  expect(issuesOf({ date: '2020-01-01' })).toEqual(['date past']);
  expect(issuesOf({ date: '9999-01-01' })).toEqual(['date too_far']);
  expect(issuesOf({ date: undefined })).toEqual(['date required']);
});

test('no travellers, too many and too old children are refused at their field', () => {
  expect(issuesOf({ adults: '٢', childAges: '４، ٧' })).toEqual([]);
  expect(issuesOf({ adults: 0 })).toEqual(['adults too_short']);
  expect(issuesOf({ adults: 61 })).toEqual(['adults too_many']);
  expect(issuesOf({ adults: 59, childAges: [1, 2] })).toEqual(['adults too_many']);
  expect(issuesOf({ childAges: [200] })).toEqual(['childAges too_many']);
  expect(issuesOf({ childAges: '200' })).toEqual(['childAges too_many']);
  expect(issuesOf({ childAges: [-1] })).toEqual(['childAges invalid']);
  expect(issuesOf({ childAges: [2.5] })).toEqual(['childAges invalid']);
});

test('a contact needs a name and a way to answer', () => {
  expect(issuesOf({ contact: undefined })).toEqual([
    'contact.name required',
    'contact.email contact_needed',
  ]);
  expect(issuesOf({ contact: { name: 'Ada' } })).toEqual(['contact.email contact_needed']);
  expect(issuesOf({ contact: { name: 'Ada', email: 'nonsense' } })).toEqual([
    'contact.email email',
  ]);
  expect(issuesOf({ contact: { name: 'Ada', phone: '12' } })).toEqual(['contact.phone phone']);
  expect(issuesOf({ contact: { name: 'Ada', phone: '+34 600 00 00 00' } })).toEqual([]);
  expect(
    issuesOf({
      contact: { name: 'Ada', phone: '\u202atel:(+34)\u2009600\u2011111\u2011222\u202c' },
    }),
  ).toEqual([]);
  expect(
    issuesOf({ contact: { name: 'Ada', email: 'ada@example.com', phone: 'evenings: 12' } }),
  ).toEqual([]);
  expect(
    issuesOf({ contact: { name: 'Ada', email: 'ada@example.com', phone: 'see evil.example' } }),
  ).toEqual(['contact.phone plain_text']);
  expect(
    issuesOf({ contact: { name: 'Win: http://evil.example', email: 'ada@example.com' } }),
  ).toEqual(['contact.name plain_text']);
  expect(issuesOf({ contact: { name: '\u200b', email: 'ada@example.com\u200b' } })).toEqual([
    'contact.name required',
  ]);
});

test('without consent there is no request', () => {
  for (const privacyAccepted of [false, undefined, '', 'no'])
    expect(issuesOf({ privacyAccepted })).toEqual(['privacyAccepted consent_needed']);
});
