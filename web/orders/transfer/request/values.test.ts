import { expect, test } from 'vitest';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { NO_PAYMENT } from '#contract/money/payments.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { IN_ONE_LANGUAGE } from '../../../test/builders.ts';
import { problemsOf } from './problems.ts';
import { requestSearch } from './search.ts';
import { requestBody } from './send-request.ts';
import { stepOf, stepOfErrors } from './steps.ts';
import {
  addressOf,
  initialValues,
  isJourneyComplete,
  journeyOf,
  type RequestValues,
} from './values.ts';

const place = (
  id: number,
  kind: InLanguage<TransferPlace>['kind'],
  name: string,
  aliases: string[] = [],
): InLanguage<TransferPlace> => ({
  id,
  kind,
  name,
  aliases,
  zone: kind === 'airport' ? null : 'north',
  ...IN_ONE_LANGUAGE,
});
const places = [
  place(1, 'airport', 'Airport', ['MAH']),
  place(4, 'town', 'Maó', ['Mahón']),
  place(7, 'town', 'Fornells'),
];

const DAY = { 'outbound.date': '2027-06-12', 'outbound.time': '12:00' };
/** A journey with day and time. */
const values = (
  search: Record<string, string> = {},
  change: Partial<RequestValues> = {},
): RequestValues => ({
  ...initialValues({
    search: requestSearch({ ...DAY, ...search }),
    places,
    language: 'de',
    startedAt: 1,
  }),
  ...change,
});

test('a hotel that is named with its place, or that no place is called, is the address', () => {
  expect(values({ to: 'Hotel Bahía, Fornells' })).toMatchObject({
    to: '7',
    'outbound.dropoffAddress': 'Hotel Bahía, Fornells',
  });
  expect(values({ from: 'Finca Son Nou', to: 'MAH' })).toMatchObject({
    from: '',
    'outbound.pickupAddress': 'Finca Son Nou',
    'outbound.dropoffAddress': '',
  });
  for (const to of ['Fornells', '7', 'fornells town', ''])
    expect(values({ to })['outbound.dropoffAddress'], to).toBe('');
});

test('a journey begins at the airport unless it ends there, and places are meant by any name', () => {
  expect(values({ to: 'Mahon' })).toMatchObject({
    from: '1',
    to: '4',
    'outbound.date': '2027-06-12',
    'contact.country': 'DE',
  });
  expect(values({ to: 'MAH' })).toMatchObject({ from: '', to: '1' });
  expect(values({ from: '7', to: '4' })).toMatchObject({ from: '7', to: '4' });
  expect(values({ to: 'Atlantis' })).toMatchObject({ from: '1', to: '' });
});

test('day and time are the guest’s own: a form that is opened without them has none', () => {
  const opened = initialValues({ search: { to: '4' }, places, language: 'de', startedAt: 1 });
  expect(opened).toMatchObject({ 'outbound.date': '', 'outbound.time': '', to: '4' });
  expect(isJourneyComplete(opened)).toBe(false);
  expect(problemsOf(1, opened, undefined, '')).toEqual({
    'outbound.date': 'required',
    'outbound.time': 'required',
  });
});

test('an address fills in the journey alone: nothing of the person, nothing unknown, nothing endless', () => {
  const search = requestSearch({
    to: '4',
    'contact.name': 'Eve',
    website: 'x',
    childAges: '4'.repeat(500),
    step: '2',
    other: '1',
  });
  expect(Object.keys(search).sort()).toEqual(['childAges', 'step', 'to']);
  expect(search.childAges?.length).toBe(80);
});

test('one journey has one address, however it is spelt', () => {
  const a = values({ to: '4' }, { childAges: '4,7', 'luggage.large': '0', 'extras.pet': '' });
  const b = values({ to: '4' }, { childAges: '4 und 7', 'luggage.large': '', 'extras.pet': '0' });
  expect(journeyOf(a)).toEqual(journeyOf(b));
  expect(journeyOf(a)).toEqual({
    from: '1',
    to: '4',
    'outbound.date': '2027-06-12',
    'outbound.time': '12:00',
    adults: '2',
    childAges: '4, 7',
  });
});

test('the way back counts only when it is wanted, and then it must be complete', () => {
  const oneWay = values({ to: '4' }, { 'return.date': '2027-06-19', 'return.flight': 'VY 1' });
  expect(addressOf(oneWay)).not.toHaveProperty('return.date');
  expect(requestBody(oneWay, 'token', 'van', 'de')).not.toHaveProperty('return');
  const both = { ...oneWay, trip: 'return' };
  expect(isJourneyComplete(oneWay)).toBe(true);
  expect(isJourneyComplete(both)).toBe(false);
  expect(isJourneyComplete({ ...both, 'return.time': '10:00' })).toBe(true);
  expect(addressOf({ ...both, 'return.time': '10:00' })).toMatchObject({
    'return.date': '2027-06-19',
    'return.time': '10:00',
  });
});

test('the address of a form holds nothing of the person', () => {
  const filled = values(
    { to: '4' },
    {
      'contact.name': 'Ada',
      'contact.email': 'a@b.cd',
      note: 'Gate 3',
      signName: 'Ada',
      vehicle: 'van',
    },
  );
  expect(Object.values(addressOf(filled)).join(' ')).not.toMatch(/Ada|a@b|Gate/);
  expect(addressOf(filled)).toMatchObject({ vehicle: 'van' });
});

test('steps after the first need a journey', () => {
  expect(stepOf('3', values({ to: '4' }))).toBe(3);
  expect(stepOf('3', values())).toBe(1);
  for (const malformed of [undefined, '0', '5', '2.5', 'x'])
    expect(stepOf(malformed, values({ to: '4' }))).toBe(1);
});

test('errors lead to the first step with one', () => {
  expect(stepOfErrors(['contact.email', 'outbound.date'])).toBe(1);
  expect(stepOfErrors(['childAges.0'])).toBe(1);
  expect(stepOfErrors(['privacyAccepted'])).toBe(4);
  expect(stepOfErrors(['quoteToken'])).toBeUndefined();
});

test('missing and invalid fields are found before anything is sent', () => {
  expect(problemsOf(1, values(), undefined, '')).toEqual({ to: 'required' });
  expect(problemsOf(1, values({ to: '4' }, { from: '4' }), undefined, '')).toEqual({
    to: 'invalid',
  });
  expect(problemsOf(1, values({ to: '4' }, { trip: 'return' }), undefined, '')).toEqual({
    'return.date': 'required',
    'return.time': 'required',
  });
  const flights = values(
    { to: '4' },
    { 'outbound.flight': 'VY 37266', 'return.flight': 'IB 56341' },
  );
  expect(problemsOf(1, flights, undefined, '')).toEqual({});
  expect(problemsOf(3, flights, undefined, '')).toEqual({ 'outbound.flight': 'invalid' });
  for (const words of ['VY3726/IB5634', 'Vueling de Barcelona', '3726', 'vy\u20113726\u200b'])
    expect(problemsOf(3, values({ to: '4' }, { 'outbound.flight': words }), undefined, '')).toEqual(
      {},
    );
});

test('a vehicle that does not fit is no choice', () => {
  const quote = {
    currency: 'EUR' as const,
    priceVersion: 1,
    quoteToken: 't',
    validUntil: '2027-01-01T00:00:00Z',
    journeyMinutes: 20,
    waiting: { outboundMinutes: 60, returnMinutes: null },
    freeCancellationUntil: null,
    payment: NO_PAYMENT,
    options: [{ vehicle: 'van', totalCents: 5000, cancellationFeeCents: 0, lines: [] }],
    unfit: [{ vehicle: 'car', reason: 'passengers' as const }],
  };
  expect(problemsOf(2, values({ to: '4' }), quote, 'car')).toEqual({ vehicle: 'invalid' });
  expect(problemsOf(2, values({ to: '4' }), quote, 'van')).toEqual({});
});
