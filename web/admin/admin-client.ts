import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#base/api/current-user.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { createQueryClient, loadFromServer } from '#base/api/query-client.ts';

/** Query client that refetches the current user after a 401 or 403; the route guard then redirects to the sign-in. */
export function createAdminClient(): QueryClient {
  const client = createQueryClient((path, signal) =>
    loadFromServer(path, signal).catch((error: unknown) => {
      if (error instanceof AnswerError && (error.status === 401 || error.status === 403))
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      throw error;
    }),
  );
  // Offline a read fails at once, unless the service worker has a copy of it; it never waits for a connection.
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, networkMode: 'always' } });
  return client;
}
