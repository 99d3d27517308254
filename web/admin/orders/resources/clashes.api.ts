import { queryOptions } from '@tanstack/react-query';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import type { ResourceClashes } from '#contract/bookings/resources.ts';

/** Always refetched: bookings change them. */
export const clashesQuery = queryOptions<ResourceClashes>({
  queryKey: [`${APIS.resources.base}/clashes`],
  staleTime: 0,
  gcTime: 0,
});
