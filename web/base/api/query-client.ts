import { notifyManager, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { AnswerError, fetchJson } from './fetch-json.ts';

// Disables a button before the second click of a double click: the default scheduler, a timer, may run after it.
notifyManager.setScheduler(queueMicrotask);

type Load = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** Default loader: a GET of the first element of the query key. `on401: 'null'` turns «not signed in» into null. */
export const loader =
  ({ on401 = 'throw', load }: { on401?: 'throw' | 'null'; load: Load }): QueryFunction =>
  async ({ queryKey, signal }) => {
    try {
      return await load(String(queryKey[0]), signal);
    } catch (error) {
      if (on401 === 'null' && error instanceof AnswerError && error.status === 401) return null;
      throw error;
    }
  };

export const loadFromServer: Load = (path, signal) => fetchJson(path, { signal });

/** No retries and no automatic refetch; data never becomes stale until it is invalidated. */
export const createQueryClient = (load: Load = loadFromServer) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loader({ load }),
        refetchInterval: false,
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Offline, a mutation fails at once with a visible error instead of being sent later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
