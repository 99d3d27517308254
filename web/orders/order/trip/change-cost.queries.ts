import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { GuestBookingChange, GuestBookingCost } from '#contract/bookings/guest-bookings.ts';

/** What a change would cost; nothing is written. */
export const changeCostQuery = (reference: string, change: GuestBookingChange) =>
  queryOptions({
    queryKey: [`/api/bookings/${reference}/change`, change],
    queryFn: ({ signal }) =>
      fetchJson<GuestBookingCost>(`/api/bookings/${reference}/change`, {
        method: 'POST',
        body: { ...change, dryRun: true },
        signal,
      }),
    retry: false,
    gcTime: 0,
  });
