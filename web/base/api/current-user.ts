import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/accounts/user.ts';
import { loader, loadFromServer } from './query-client.ts';

/** A 401 means signed out, not a failure; never refetched automatically. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: ['/api/user'],
  queryFn: loader({ on401: 'null', load: loadFromServer }) as () => Promise<CurrentUser | null>,
  retry: false,
  refetchOnWindowFocus: false,
});

/** Set together with the HttpOnly session cookie. Without it no user is signed in, and a request would log a 401 in the console. */
export const hasSignedIn = () => document.cookie.split('; ').includes('signed-in=1');

/** The signed-in user; null while unknown. Rendered pages are the same for all visitors, so this is fetched after hydration. */
export function useCurrentUser(): CurrentUser | null {
  const [isEnabled, setEnabled] = useState(false);
  useEffect(() => setEnabled(hasSignedIn()), []);
  const { data } = useQuery({ ...currentUserQuery, enabled: isEnabled });
  return data ?? null;
}
