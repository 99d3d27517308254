import { queryOptions } from '@tanstack/react-query';
import type { Dashboard } from '#contract/admin.ts';

/** What came in changes by itself, so it is asked for anew with every visit of the screen. */
export const dashboardQuery = queryOptions<Dashboard>({
  queryKey: ['/api/admin/dashboard'],
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});
