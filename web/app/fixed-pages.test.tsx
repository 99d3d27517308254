import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#base/api/query-client.ts';
import { FIXED_PAGES } from '#contract/pages/fixed-pages.ts';
import { createSiteRouter } from './router.ts';

test('the worker knows every page whose address is fixed', () => {
  const { routesByPath } = createSiteRouter(
    { address: { origin: 'https://mares.example' }, queryClient: createQueryClient() } as never,
    createMemoryHistory(),
  );
  expect([...FIXED_PAGES].sort()).toEqual(
    Object.keys(routesByPath)
      .filter((path) => !path.includes('$'))
      .sort(),
  );
});
