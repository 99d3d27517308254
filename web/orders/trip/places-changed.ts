import type { QueryClient } from '@tanstack/react-query';

/** Asks again for the free places of a trip, of all months and days that were read. */
export const placesChanged = (client: QueryClient, tripId: number): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      String(path).startsWith(`/api/trips/${tripId}/availability`),
  });
