import { expect, test } from 'vitest';
import { apiPath, apiQuery, apiQueryIn } from './api-query.ts';

test('names in a path are filled in and escaped', () => {
  expect(apiPath('/api/trips/:id', { id: 7 })).toBe('/api/trips/7');
  expect(apiPath('/api/blog/posts/:slug', { slug: 'a b/c' })).toBe('/api/blog/posts/a%20b%2Fc');
});

test('search parameters are in a fixed order; empty ones are left out', () => {
  expect(
    apiPath('/api/trips', {}, { type: 'Boat', destination: 'north', q: '', page: undefined }),
  ).toBe('/api/trips?destination=north&type=Boat');
  expect(apiPath('/api/trips', {}, { page: 0 })).toBe('/api/trips?page=0');
});

test('the key of a query is its address', () => {
  expect(apiQuery('/api/trips/:id', { id: 7 }).queryKey).toEqual(['/api/trips/7']);
});

test('of a read with texts the language is part of the key, wherever the key is made', () => {
  const search = { type: 'boat', destination: 'north' };
  expect(apiQueryIn('de', '/api/trips', {}, search).queryKey).toEqual([
    '/api/trips?destination=north&lang=de&type=boat',
  ]);
});
