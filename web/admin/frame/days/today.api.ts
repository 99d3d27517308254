import { queryOptions } from '@tanstack/react-query';
import type { Today } from '#contract/admin/today.ts';

const LOOK_AGAIN_MS = 60_000;

/** What is to be done now; the menu and the first screen show it. */
export const todayQuery = queryOptions<Today>({
  queryKey: ['/api/admin/dashboard/today'],
  staleTime: 10_000,
  refetchOnWindowFocus: true,
  refetchInterval: LOOK_AGAIN_MS,
});
