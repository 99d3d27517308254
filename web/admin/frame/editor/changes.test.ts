import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPaths, merge, valueAt, withValue } from './changes.ts';

const base = {
  name: 'Cala',
  price: 10,
  tags: ['a'],
  translations: { name: { de: 'Bucht', en: 'Cove' } },
};

test('changes are reported field by field and language by language', () => {
  const after = {
    ...base,
    price: 12,
    tags: ['a', 'b'],
    translations: { name: { de: 'Die Bucht', en: 'Cove', ca: 'Cala' } },
  };
  expect(changedPaths(base, after)).toEqual([
    ['price'],
    ['tags'],
    ['translations', 'name', 'de'],
    ['translations', 'name', 'ca'],
  ]);
  expect(changedPaths(base, structuredClone(base))).toEqual([]);
});

test('nothing and null are the same', () => {
  expect(changedPaths({ a: null }, {})).toEqual([]);
  expect(changedPaths({ a: null }, { a: { b: 1 } })).toEqual([['a', 'b']]);
});

test('different fields merge by themselves', () => {
  const mine = withValue(base, ['translations', 'name', 'de'], 'Die Bucht');
  const theirs = { ...withValue(base, ['translations', 'name', 'ca'], 'Cala'), price: 20 };
  expect(merge(base, mine, theirs)).toEqual({
    merged: {
      ...base,
      price: 20,
      translations: { name: { de: 'Die Bucht', en: 'Cove', ca: 'Cala' } },
    },
    clashes: [],
  });
});

test('the same field changed by both is a clash with both values; the same change is none', () => {
  const clash = merge(base, { ...base, price: 12, name: 'X' }, { ...base, price: 20, name: 'X' });
  expect(clash).toEqual({
    merged: { ...base, price: 20, name: 'X' },
    clashes: [{ path: ['price'], mine: 12, theirs: 20 }],
  });
});

const tree = fc.record({
  a: fc.integer({ max: 3, min: 0 }),
  b: fc.record({ de: fc.constantFrom('x', 'y'), en: fc.constantFrom('x', 'y') }),
});
test('nothing is lost: after a merge each field is mine, or theirs because I left it alone, or a clash', () => {
  fc.assert(
    fc.property(tree, tree, tree, (was, mine, theirs) => {
      const { merged, clashes } = merge(was, mine, theirs);
      for (const path of [['a'], ['b', 'de'], ['b', 'en']]) {
        const clashed = clashes.some((clash) => clash.path.join() === path.join());
        const iChanged = valueAt(was, path) !== valueAt(mine, path);
        if (!clashed)
          expect(valueAt(merged, path)).toBe(
            iChanged ? valueAt(mine, path) : valueAt(theirs, path),
          );
      }
    }),
  );
});

test('a field that has a name of every object’s is a field like others', () => {
  const mine = JSON.parse('{"constructor": "mine", "toString": {"de": "a"}}') as Record<
    string,
    unknown
  >;
  expect(changedPaths({}, mine)).toEqual([['constructor'], ['toString', 'de']]);
  expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
  expect(merge({}, mine, {}).clashes).toEqual([]);
});
