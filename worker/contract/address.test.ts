import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFor, prefixed, splitLanguage } from './address.ts';
import { LANGUAGES } from './languages/language.ts';

test.each([
  ['/de', { language: 'de', path: '/' }],
  ['/de/', { language: 'de', path: '/' }],
  ['/ca/trips/7-llaut', { language: 'ca', path: '/trips/7-llaut' }],
  ['/', { language: undefined, path: '/' }],
  ['/trips', { language: undefined, path: '/trips' }],
  ['/destinations', { language: undefined, path: '/destinations' }],
  ['/fr/trips', { language: undefined, path: '/fr/trips' }],
  ['/DE/trips', { language: undefined, path: '/DE/trips' }],
  ['/de/admin', { language: undefined, path: '/de/admin' }],
  ['/de/auth/login', { language: undefined, path: '/de/auth/login' }],
  ['/de/authors', { language: 'de', path: '/authors' }],
])('%s is split into language and path', (pathname, parts) => {
  expect(splitLanguage(pathname)).toEqual(parts);
});

test('the home page of a language has no slash at the end', () => {
  expect(prefixed('/', 'de')).toBe('/de');
  expect(prefixed('/trips', 'de')).toBe('/de/trips');
});

test('an address keeps the mode of the page it stands on', () => {
  expect(addressFor('/trips', 'de', true)).toBe('/de/trips');
  expect(addressFor('/trips', 'de', false)).toBe('/trips');
});

test.each(['/admin', '/admin/trips', '/api/user', '/auth/login', '/locales/de/common.json'])(
  '%s never carries a language',
  (path) => {
    expect(addressFor(path, 'de', true)).toBe(path);
  },
);

test.each(['/administration', '/apiary', '/authors'])(
  '%s only looks like an area without a language',
  (path) => {
    expect(addressFor(path, 'de', true)).toBe(`/de${path}`);
  },
);

test('splitting undoes prefixing, for any path and language', () => {
  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
    .map((steps) => `/${steps.join('/')}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...LANGUAGES), (one, language) => {
      expect(splitLanguage(prefixed(one, language))).toEqual({ language, path: one });
    }),
  );
});
