import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test('pages of one kind have one name in all languages, and a booking’s says nothing of it', () => {
  expect(['/de/trips/3-sunset', '/trips/3', '/ca/destinations/7'].map(pageName)).toEqual([
    '/trips/{id}',
    '/trips/{id}',
    '/destinations/{id}',
  ]);
  expect(['/en/blog/category/beaches', '/blog/best-beaches'].map(pageName)).toEqual([
    '/blog/category/{slug}',
    '/blog/{slug}',
  ]);
  expect(['/en/order/K7M2PQ4R', '/order/K7M2PQ4R'].map(pageName)).toEqual([
    '/order/{reference}',
    '/order/{reference}',
  ]);
  expect(
    ['/de', '/', '/airport-transfers/son-bou', '/trips', '/admin/trips/edit/4'].map(pageName),
  ).toEqual(['/', '/', '/airport-transfers/son-bou', '/trips', '/admin/*']);
});

test('a name is its own name', () => {
  for (const name of [
    '/trips/{id}',
    '/blog/{slug}',
    '/blog/category/{slug}',
    '/order/{reference}',
    '/',
  ])
    expect(pageName(name)).toBe(name);
});
