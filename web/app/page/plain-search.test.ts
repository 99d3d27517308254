import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asRouterWrites, parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

test('search parameters stay the texts they are', () => {
  expect(parsePlainSearch('?page=2&q=007&on=true')).toEqual({ page: '2', q: '007', on: 'true' });
});

test('undefined and empty values are left out, numbers are written plainly', () => {
  expect(stringifyPlainSearch({ page: 2, q: '', type: undefined })).toBe('?page=2');
  expect(stringifyPlainSearch({})).toBe('');
});

test('every spelling of an address becomes the one that the router writes', () => {
  expect(asRouterWrites('/trips?q=cala%20galdana&type=')).toBe('/trips?q=cala+galdana');
  expect(asRouterWrites('/trips?')).toBe('/trips');
  expect(asRouterWrites('/trips')).toBe('/trips');
  expect(asRouterWrites('/trips/?q=boat')).toBe('/trips?q=boat');
  expect(asRouterWrites('/')).toBe('/');
});

test('what is written is read again, for any names and texts', () => {
  // An empty name or value is omitted.
  const filled = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.dictionary(filled, filled), (search) => {
      const { __proto__: _none, ...own } = search;
      expect(parsePlainSearch(stringifyPlainSearch(own))).toEqual({ ...own });
      expect(asRouterWrites(`/x${stringifyPlainSearch(own)}`)).toBe(
        `/x${stringifyPlainSearch(own)}`,
      );
    }),
  );
});
