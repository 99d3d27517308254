import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/user.ts';
import { loader, loadFromServer } from './query-client.ts';

/** A 401 means «nobody», not a failure; asked once, never again by itself. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: ['/api/user'],
  queryFn: loader({ on401: 'null', load: loadFromServer }) as () => Promise<CurrentUser | null>,
  retry: false,
  refetchOnWindowFocus: false,
});

/** Set beside the session cookie, which scripts cannot see; without it nobody is signed in and asking would be a 401 in the console. */
export const hasSignedIn = () => document.cookie.split('; ').includes('signed-in=1');

/** The signed-in user; null while unknown. Filled pages are the same for everybody, so this is asked after hydration. */
export function useCurrentUser(): CurrentUser | null {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(hasSignedIn()), []);
  const { data } = useQuery({ ...currentUserQuery, enabled: isAsked });
  return data ?? null;
}
