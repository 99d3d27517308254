import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/user.ts';
import { loadFromServer, loader } from './query-client.ts';

/** A 401 means «nobody», not a failure; asked once, never again by itself. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: ['/api/user'],
  queryFn: loader({ on401: 'null', load: loadFromServer }) as () => Promise<CurrentUser | null>,
  retry: false,
  refetchOnWindowFocus: false,
});

/** The signed-in user; null while unknown. Filled pages are the same for everybody, so this is asked after hydration. */
export function useCurrentUser(): CurrentUser | null {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  const { data } = useQuery({ ...currentUserQuery, enabled: isBrowser });
  return data ?? null;
}
