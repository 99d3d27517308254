import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { apiQuery, apiQueryIn } from './api-query.ts';
import { loadDataInUse } from './data-in-use.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const types = apiQueryIn('en', '/api/trip-types');
const trips = apiQueryIn('en', '/api/trips', {}, { type: 'boat', destination: 'north' });
const facets = apiQuery('/api/trips/facets');

/** A page that shows `queries`, with data. */
function showing(...queries: { queryKey: readonly unknown[] }[]) {
  const client = createQueryClient();
  for (const { queryKey } of queries) {
    client.setQueryData(queryKey, []);
    new QueryObserver(client, { queryKey }).subscribe(() => {});
  }
  return client;
}

test('what a page shows is loaded in another language, once, under the key of a page in it', async () => {
  const calls = stubApi({
    'GET /api/trip-types': () => json([{ id: 1 }]),
    'GET /api/trips?destination=north&type=boat': () => json([{ id: 2 }]),
  });
  const client = showing(types, trips, facets);
  await loadDataInUse(client, 'de');
  await loadDataInUse(client, 'de');
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/trip-types?lang=de',
    '/api/trips?destination=north&lang=de&type=boat',
  ]);
  expect(client.getQueryData(apiQueryIn('de', '/api/trip-types').queryKey)).toEqual([{ id: 1 }]);
});

test('what no part of the page shows is not loaded', async () => {
  const calls = stubApi();
  const client = createQueryClient();
  client.setQueryData(types.queryKey, []);
  await loadDataInUse(client, 'de');
  expect(calls).toEqual([]);
});

test('it fails when one part does not come, and offline instead of waiting for the network', async () => {
  stubApi({
    'GET /api/trip-types': () => json([]),
    'GET /api/trips?destination=north&type=boat': () => new Response('', { status: 503 }),
  });
  await expect(loadDataInUse(showing(types, trips), 'de')).rejects.toThrow('503');
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(loadDataInUse(showing(types), 'ca')).rejects.toThrow('Failed to fetch');
});
