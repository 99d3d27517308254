import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/** Of a trip's booking or a transfer, as `/api/bookings/ABCD2345`; `places`: what else depends on it, the trip's free places. */
export type BookingPaths = { path: string; places?: string | undefined };

const isUnder = (address: string, path: string) =>
  address === path || address.startsWith(`${path}?`) || address.startsWith(`${path}/`);

/** Asks again for all that was read of a booking: itself, its money, its receipts, and the places that are free. */
export const bookingChanged = (client: QueryClient, { path, places }: BookingPaths) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => {
      const address = String(key);
      // What a change would cost is asked for with each choice.
      if (address === `${path}/change`) return false;
      return isUnder(address, path) || (places !== undefined && isUnder(address, places));
    },
  });

/**
 * For all that changes a booking. Resolves when the page has the new state: amounts and booking appear together, and the button that changed it
 * stays busy until then.
 */
export function useBookingChanged({ path, places }: BookingPaths): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => bookingChanged(client, { path, places }), [client, path, places]);
}

/** On the way back: from the payment provider by the back/forward cache, or from another tab where it was paid or changed. */
export function useBookingReturn({ path, places }: BookingPaths): void {
  const changed = useBookingChanged({ path, places });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void changed();
    };
    const onVisible = () => {
      if (!document.hidden) void changed();
    };
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [changed]);
}
