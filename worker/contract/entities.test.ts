import { expect, test } from 'vitest';
import { ENTITIES, entitiesWith } from './entities.ts';

const lists = {
  key: entitiesWith('key').map(({ key }) => `${key}`),
  keyless: entitiesWith('keyless').map(({ keyless }) => `${keyless}`),
  menu: entitiesWith('menu').map(({ menu }) => `${menu.group} ${menu.at}`),
  translated: entitiesWith('translated').map(({ translated }) => `${translated.at}`),
};

test.each(Object.entries(lists))('two entities never share a position: %s', (_list, positions) => {
  expect(positions.filter((one, at) => positions.indexOf(one) !== at)).toEqual([]);
});

test('an entity has one path, and what is asked for by path has one', () => {
  const rows = Object.entries(ENTITIES);
  const paths = rows.flatMap(([, row]) => ('path' in row ? [row.path] : []));
  expect(paths.filter((one, at) => paths.indexOf(one) !== at)).toEqual([]);
  const byPath = ['key', 'keyless', 'tag', 'publicTag', 'cache', 'model', 'translated', 'pictures'];
  const lacking = rows.filter(([, row]) => !('path' in row) && byPath.some((kind) => kind in row));
  expect(lacking.map(([name]) => `${name} needs a path`)).toEqual([]);
});

test('an entity for API keys is named by the first part of its path, and described', () => {
  const reached = [...entitiesWith('key'), ...entitiesWith('keyless')];
  expect(reached.filter(({ path }) => path.split('/').length !== 2)).toEqual([]);
  expect(reached.filter((row) => !('tag' in row)).map(({ name }) => `${name} needs a tag`)).toEqual(
    [],
  );
});
