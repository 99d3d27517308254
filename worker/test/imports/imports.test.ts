import path from 'node:path';
import { expect, test } from 'vitest';
import { circles, type Edge, edges, sources } from './import-graph.ts';

/** From the bottom to the top; a file imports from its own layer and those before it. */
const LAYERS: readonly RegExp[][] = [
  [
    /^worker\/contract\//,
    /^worker\/(?:core\/|env\.ts)/,
    /^worker\/money\//,
    /^worker\/orders\//,
    /^worker\/content\//,
    /^worker\/(?:site|pages|cli)\/|^worker\/[^/]+$/,
  ],
  [/^worker\/contract\//, /^web\/base\//, /^web\/orders\//, /^web\/content\//, /^web\/app\//],
  [
    /^worker\/contract\//,
    /^web\/base\//,
    /^web\/admin\/frame\//,
    /^web\/admin\/money\//,
    /^web\/admin\/orders\//,
    /^web\/admin\/(?:content|site)\/|^web\/admin\/[^/]+$/,
  ],
];

/** A folder of a layer, or a file that stands on its own. */
function featureOf(file: string): string {
  const depth = /^web\/admin\/(?!frame\/)/.test(file)
    ? 4
    : /^worker\/(?:contract|cli|pages)\/|^web\/app\//.test(file)
      ? 2
      : 3;
  const parts = file.split('/');
  return parts.length > depth ? parts.slice(0, depth).join('/') : file;
}

const shown = ({ from, to }: Edge) => `${from} -> ${to}`;

test('the graph has the product’s files and their imports', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(edges.length).toBeGreaterThan(5000);
});

test('imports go down: content, orders, money, core, contract; in the browser content, orders, base', () => {
  const up = LAYERS.flatMap((layers) => {
    const levelOf = (file: string) => layers.findIndex((layer) => layer.test(file));
    return edges.filter(({ from, to }) => levelOf(from) >= 0 && levelOf(to) > levelOf(from));
  });
  // The environment's type names the database's.
  expect(
    up.map(shown).filter((edge) => !edge.startsWith('worker/env.ts -> worker/core/db/')),
  ).toEqual([]);
});

test('worker and browser meet in the contract, the client’s type and the render', () => {
  const sideOf = (file: string) =>
    /^worker\/(?!contract\/|client\.ts)/.test(file)
      ? 'worker'
      : file.startsWith('web/')
        ? 'web'
        : 'both';
  const across = edges.filter(
    ({ from, to }) =>
      sideOf(from) !== sideOf(to) && sideOf(from) !== 'both' && sideOf(to) !== 'both',
  );
  expect(across.filter(({ to }) => to !== 'web/app/render.tsx').map(shown)).toEqual([]);
});

test('no features import each other in a circle', () => {
  const between = edges.map(({ from, to }) => [featureOf(from), featureOf(to)] as const);
  expect(
    circles(
      between.filter(
        ([from, to]) => from !== to && from !== 'worker/env.ts' && to !== 'worker/env.ts',
      ),
    ),
  ).toEqual([]);
});

test('no modules import each other in a circle at runtime', () => {
  expect(circles(edges.filter(({ isType }) => !isType).map(({ from, to }) => [from, to]))).toEqual(
    [],
  );
});

test('a relative import stays in its feature; what composes reaches down', () => {
  const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
  const composes =
    /^(?:worker\/(?:pages|site|cli)\/|worker\/[^/]+$|web\/app\/|web\/admin\/[^/]+$|web\/content\/home\/)/;
  const leaving = edges.filter(
    ({ from, to, isRelative }) =>
      isRelative &&
      !composes.test(from) &&
      featureOf(from) !== featureOf(to) &&
      !isIn(to, path.dirname(from)),
  );
  expect(leaving.map(shown)).toEqual([]);
});

test('no folder has more than twenty source files', () => {
  const counts = Map.groupBy(sources, (file) => path.dirname(file));
  expect([...counts].filter(([, files]) => files.length > 20).map(([folder]) => folder)).toEqual(
    [],
  );
});
