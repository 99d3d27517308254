import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['+34 600 00 00 00', 'en', undefined, '+34600000000'],
  ['0034 971 36 00 00', 'de', undefined, '+34971360000'],
  ['+44 7700 900123', 'es', undefined, '+447700900123'],
  ['600 000 000', 'es', undefined, '+34600000000'],
  ['(971) 36-00-00', 'ca', undefined, '+34971360000'],
  ['0171 1234567', 'de', undefined, '+491711234567'],
  ['07700 900123', 'en', undefined, '+447700900123'],
  ['600 000 000', 'en', undefined, '+34600000000'],
  ['06 12 34 56 78', 'en', 'FR', '+33612345678'],
] as const)('«%s» from a page in %s (country %s) is %s', (written, language, country, number) => {
  expect(phoneNumber(written, { language, country })).toBe(number);
});

test.each([
  ['+34 12', 'es', undefined],
  ['+34 123 456 789', 'es', undefined],
  ['+999 12345678', 'es', undefined],
  ['112', 'es', undefined],
  ['123456', 'de', undefined],
  ['600 000 000', 'es', 'GB'],
  ['600 000 000', 'es', 'ZZ'],
  ['', 'es', undefined],
] as const)('«%s» in %s (country %s) is no phone number', (written, language, country) => {
  expect(phoneNumber(written, { language, country })).toBeUndefined();
});
