import { expect, test } from 'vitest';
import type { SearchItem, SearchKind } from '#contract/content/search.ts';
import { groupByKind } from './group-by-kind.ts';

const found = (kind: SearchKind, id: number): SearchItem => ({
  kind,
  id,
  title: `${kind} ${id}`,
  excerpt: '',
  path: `/${kind}/${id}`,
  image: null,
  price: null,
});

test('the kind of the best result comes first, and inside a kind the order stays', () => {
  const groups = groupByKind([found('trip', 2), found('post', 1), found('trip', 1)]);
  expect(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([
    ['trip', [2, 1]],
    ['post', [1]],
  ]);
});

test('nothing found is no group', () => {
  expect(groupByKind([])).toEqual([]);
});
