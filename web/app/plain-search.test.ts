import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch, withPlainQuery } from './plain-search.ts';

test('search parameters stay the texts they are', () => {
  expect(parsePlainSearch('?page=2&q=007&on=true')).toEqual({ page: '2', q: '007', on: 'true' });
});

test('undefined and empty values are left out, numbers are written plainly', () => {
  expect(stringifyPlainSearch({ page: 2, q: '', type: undefined })).toBe('?page=2');
  expect(stringifyPlainSearch({})).toBe('');
});

test('every spelling of a query becomes the one that the router writes', () => {
  expect(withPlainQuery('/trips?q=cala%20galdana&type=')).toBe('/trips?q=cala+galdana');
  expect(withPlainQuery('/trips?')).toBe('/trips');
  expect(withPlainQuery('/trips')).toBe('/trips');
});
