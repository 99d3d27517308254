import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entitiesWith } from '#contract/entities.ts';
import { ADMIN_NAVIGATION } from './navigation.ts';

const screens = ['content', 'money', 'order', 'site']
  .map((name) => readFileSync(`web/admin/${name}-screens.ts`, 'utf8'))
  .join('');
const ROUTES = new Set(
  [...screens.matchAll(/screen\(\s*root,\s*'([^']+)'/g)].map(([, path]) => path),
);

const startOf = (path = '') => path.replace(/\$.*$/, '');

test('the menu has six groups, each with a heading of its own', () => {
  expect(new Set(ADMIN_NAVIGATION.map(({ label }) => label)).size).toBe(6);
  expect(ADMIN_NAVIGATION.every(({ items }) => items.length > 0)).toBe(true);
});

test('every line of the menu leads to a screen', () => {
  const lines = ADMIN_NAVIGATION.flatMap(({ items }) => items.map(({ to }) => to));
  expect(lines.filter((to) => !ROUTES.has(to))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('every row of the change log leads to a screen of its entity', () => {
  const screens = entitiesWith('screen').map(({ screen }) => screen);
  const starts = new Set([...ROUTES].map(startOf));
  expect(screens.filter((screen) => !starts.has(startOf(screen)))).toEqual([]);
});
