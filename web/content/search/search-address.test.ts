import { expect, test } from 'vitest';
import { searchSearch } from './search-address.ts';

test.each([
  [{ q: ' mahon ' }, { q: 'mahon' }],
  [{ q: 2027 }, { q: '2027' }],
  [{ q: '' }, {}],
  [{ q: ['a'] }, {}],
  [{ other: 'x' }, {}],
  [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(80) }],
  [{ q: `${'x'.repeat(79)}😀` }, { q: 'x'.repeat(79) }],
])('%j is read as %j', (search, expected) => {
  expect(searchSearch(search)).toEqual(expected);
});
