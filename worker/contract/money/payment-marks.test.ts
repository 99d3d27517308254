import { expect, test } from 'vitest';
import { marksFor, PAYMENT_MARKS } from './payment-marks.ts';

test.each([
  ['de', 'paypal'],
  ['es', 'bizum'],
  ['ca', 'bizum'],
  ['en', 'apple_pay'],
] as const)('%s begins with %s, and names all that the account has on', (language, first) => {
  const marks = marksFor(PAYMENT_MARKS, language);
  expect(marks[0]).toBe(first);
  expect(marks.toSorted()).toEqual(PAYMENT_MARKS.toSorted());
});

test('what the account has not on is not named, also where it would come first', () => {
  expect(marksFor(['mastercard', 'visa'], 'de')).toEqual(['visa', 'mastercard']);
  expect(marksFor([], 'es')).toEqual([]);
});
