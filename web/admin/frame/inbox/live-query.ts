import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import type { ListSearch } from '../behaviour/resource-api.ts';

const LOOK_AGAIN_MS = 60_000;
/** New submissions arrive at any time, so inbox queries are always stale and refetch on mount and focus. */
const LIVE = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: true } as const;

export const liveList = <T>(path: string, search: ListSearch) =>
  queryOptions<T>({
    queryKey: [apiPath(path, {}, search)],
    ...LIVE,
    refetchInterval: LOOK_AGAIN_MS,
  });
export const liveRecord = <T>(path: string) => queryOptions<T>({ queryKey: [path], ...LIVE });
