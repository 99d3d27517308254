import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/current-user.ts';
import { AnswerError } from '#api/fetch-json.ts';
import { createQueryClient, loadFromServer } from '#api/query-client.ts';

/** A query client that, refused by the API, asks anew who is signed in: the guard then shows the way to the sign-in. */
export function createAdminClient(): QueryClient {
  const client = createQueryClient((path, signal) =>
    loadFromServer(path, signal).catch((error: unknown) => {
      if (error instanceof AnswerError && (error.status === 401 || error.status === 403))
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      throw error;
    }),
  );
  return client;
}
