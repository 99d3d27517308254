import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from '../../../app/page/plain-search.ts';
import {
  countFilters,
  isFiltered,
  type NamedType,
  parseTripFilters,
  tripsLink,
  typeNamed,
} from './trip-filters.ts';

const types: NamedType[] = [
  { id: 1, name: 'Boat trips', slug: 'boat', otherNames: ['Salidas en barco', 'Bootsausflüge'] },
  { id: 2, name: 'Walking', slug: 'walking', otherNames: ['Senderismo'] },
];

test('right values of an address count, wrong ones are ignored', () => {
  const limits = { priceMin: '20', priceMax: '62,50', people: '4', age: '6', view: 'map' };
  const flags = { rain: '1', families: '1', guide: 'de', wind: 'yes' };
  const right = parseTripFilters({
    destination: 'north',
    duration: 'half-day',
    type: 'boat',
    q: ' cala ',
    sort: '-price',
    page: '3',
    ...{ ...limits, ...flags },
  });
  expect(countFilters(right)).toBe(10);
  expect(right).toEqual({
    destination: 'north',
    duration: 'half-day',
    type: 'boat',
    q: 'cala',
    sort: '-price',
    page: 3,
    priceMin: 20,
    priceMax: 62.5,
    people: 4,
    ...{ age: 6, guide: 'de', families: true, rain: true },
    view: 'map',
  });
  const nonsense = { priceMin: 'x', priceMax: '-1', people: '0', view: 'tiles' };
  const wrong = parseTripFilters({
    destination: 'up',
    duration: 'week',
    type: 'all',
    q: '  ',
    sort: 'name',
    page: '-1',
    other: { a: 1 },
    ...nonsense,
  });
  expect(wrong).toEqual({ page: 1 });
  expect(isFiltered(wrong)).toBe(false);
});

test('an address has only what is set, and a change starts at the first page', () => {
  const filters = parseTripFilters({
    destination: 'north',
    q: 'cala galdana',
    page: '3',
    sort: 'popular',
  });
  const query = (...link: Parameters<typeof tripsLink>) =>
    stringifyPlainSearch(tripsLink(...link).search);
  expect(query(filters, { page: 2 })).toBe('?destination=north&q=cala+galdana&page=2');
  expect(query(filters, { destination: undefined })).toBe('?q=cala+galdana');
  expect(query(parseTripFilters({}))).toBe('');
});

test('a type is found by slug, by name in any language, and by a part of it', () => {
  expect(typeNamed(types, 'boat')?.id).toBe(1);
  expect(typeNamed(types, 'BOOTSAUSFLÜGE')?.id).toBe(1);
  expect(typeNamed(types, 'sender')?.id).toBe(2);
  expect(typeNamed(types, 'zeppelin')).toBeUndefined();
  expect(typeNamed(types, undefined)).toBeUndefined();
});

test('an address brings back the filters that it was made of, whatever stood in the one before', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('north', 'full-day', 'all', 'price', '-price', '7', '1', '0', '1e9', 'de'),
  );
  const search = fc.dictionary(
    fc.constantFrom(
      'destination',
      'type',
      'duration',
      'priceMin',
      'priceMax',
      'people',
      ...(['age', 'guide', 'rain', 'families', 'pickup', 'wind'] as const),
      'q',
      'sort',
      'view',
      'page',
      '__proto__',
      'x',
    ),
    value,
  );
  fc.assert(
    fc.property(search, (wild) => {
      const filters = parseTripFilters(wild);
      const { search } = tripsLink(filters, { page: filters.page });
      expect(parseTripFilters(parsePlainSearch(stringifyPlainSearch(search)))).toEqual(filters);
    }),
  );
});

test('words that are cut never end in half an emoji, so that every address made of them can be written', () => {
  const { q = '', type = '' } = parseTripFilters({
    q: `${'x'.repeat(79)}😀`,
    type: '😀'.repeat(60),
  });
  expect([q, type].map((text) => encodeURIComponent(text).length > 0)).toEqual([true, true]);
});
