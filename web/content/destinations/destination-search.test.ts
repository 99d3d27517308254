import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from '../../app/page/plain-search.ts';
import { destinationsLink, parseDestinationSearch } from './destination-search.ts';

const NONE = { region: undefined, tag: undefined, q: undefined, page: undefined };

test('what is wrong in the address is ignored', () => {
  expect(parseDestinationSearch({ region: 'moon', tag: ['a'], q: '   ', page: '-1' })).toEqual(
    NONE,
  );
  expect(parseDestinationSearch({ page: '1' })).toEqual(NONE);
  expect(parseDestinationSearch({ page: '9999999' })).toEqual(NONE);
});

test('what is right is taken, trimmed and cut', () => {
  expect(
    parseDestinationSearch({ region: 'north', tag: 'kayak', q: ` ${'x'.repeat(100)} `, page: '3' }),
  ).toEqual({
    region: 'north',
    tag: 'kayak',
    q: 'x'.repeat(80),
    page: 3,
  });
});

test('a changed filter starts at the first page, and only filters that are set stand in the address', () => {
  const search = { ...NONE, region: 'west', q: 'Son Bou', page: 2 } as const;
  const query = (...link: Parameters<typeof destinationsLink>) =>
    stringifyPlainSearch(destinationsLink(...link).search);
  expect(query(search, { tag: 'kayak' })).toBe('?region=west&tag=kayak&q=Son+Bou');
  expect(query(search, { page: 3 })).toBe('?region=west&q=Son+Bou&page=3');
  expect(query(NONE)).toBe('');
});

test('an address brings back what was searched for, whatever stood in the one before', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('south', '2', '1', '-1'),
    fc.integer(),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('region', 'tag', 'q', 'page', 'toString'), value),
      (wild) => {
        const search = parseDestinationSearch(wild);
        const link = destinationsLink(search, { page: search.page });
        expect(parseDestinationSearch(parsePlainSearch(stringifyPlainSearch(link.search)))).toEqual(
          search,
        );
      },
    ),
  );
});
