import { queryOptions } from '@tanstack/react-query';
import type { Dashboard } from '#contract/admin.ts';

/** New submissions arrive at any time, so the dashboard is refetched on every visit. */
export const dashboardQuery = queryOptions<Dashboard>({
  queryKey: ['/api/admin/dashboard'],
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});
