import { expect, test } from 'vitest';
import { aTripRequest } from '../../../../test/trip-request.ts';
import { formOf, missingIn, sentOffer } from './offer-form.ts';
import { isOfferable } from './offer-panel.tsx';

const START = { optionId: 5, departureId: '2027-06-12T10:00:00+02:00' };
const request = aTripRequest({ lines: [], totalCents: 0, status: 'new' });
const offered = {
  ...{ optionId: null, departureId: null, title: 'Bootstour', date: '2027-06-13', time: '17:30' },
  ...{ totalCents: 9000, depositCents: 2000, note: '', isHeld: false },
};

test('an offer begins with the day that was asked for, without a price, and says what is missing', () => {
  const form = formOf(request);
  expect(form).toMatchObject({ kind: 'departure', choice: { date: request.date }, isHeld: false });
  expect(missingIn(form, undefined)).toEqual({ departureId: 'required', totalCents: 'required' });
  expect(missingIn({ ...form, isFree: true }, START)).toEqual({});
  expect(missingIn({ ...form, totalCents: 100, depositCents: 200 }, START)).toEqual({
    depositCents: 'too_many',
  });
  expect(missingIn({ ...form, isFree: true, isHeld: true, until: null }, START)).toEqual({
    until: 'required',
  });
});

test('a new offer begins with the former one, and names a departure or a day in words', () => {
  const form = formOf({ ...request, offer: 'made', offered });
  expect(form).toMatchObject({ kind: 'words', title: 'Bootstour', totalCents: 9000 });
  expect(sentOffer(form, 3, undefined)).toMatchObject({
    ...{ version: 3, title: 'Bootstour', date: '2027-06-13', time: '17:30', totalCents: 9000 },
  });
  expect(sentOffer({ ...form, kind: 'departure', isFree: true }, 3, START)).toMatchObject({
    ...{ ...START, isFree: true, isHeld: false },
  });
});

test('only a request without a price, or with an offer that is not accepted, gets an offer', () => {
  expect(isOfferable(request)).toBe(true);
  expect(isOfferable({ ...request, totalCents: 9000 })).toBe(false);
  expect(isOfferable({ ...request, status: 'expired', offer: 'expired', offered })).toBe(true);
  expect(isOfferable({ ...request, status: 'confirmed', offer: 'accepted', offered })).toBe(false);
});
