import { expect, test } from 'vitest';
import { subjectsOf } from './subjects.ts';

const clash = (path: string, mine: string) => ({ path: path.split('.'), mine });

test('a text and its own entry among the translations are one field, and so are a translation and its state', () => {
  const found = subjectsOf(
    [
      clash('name', 'Barca'),
      clash('translationState.name.de.source', 'Barca'),
      clash('translations.name.es', 'Barca'),
      clash('translations.name.de', 'Boot'),
      clash('price', '5'),
    ],
    'es',
  );
  expect(found.map(({ name, shown, all }) => [name, shown.mine, all.length])).toEqual([
    ['name', 'Barca', 2],
    ['name.de', 'Boot', 2],
    ['price', '5', 1],
  ]);
});
