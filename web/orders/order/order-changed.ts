import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/** Orders and their items with money and receipts, and the free places of trips. */
const READ = /^\/api\/(?:(?:orders|bookings|transfers\/requests)\/|trips\/\d+\/availability\b)/;

/** Asks again for all that was read of an order. What a change would cost is asked for with each choice. */
export const orderChanged = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      READ.test(String(address)) && !String(address).endsWith('/change'),
  });

/**
 * For all that changes an item. Resolves when the page has the new state: amounts and items appear together, and the button that changed it
 * stays busy until then.
 */
export function useOrderChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => orderChanged(client), [client]);
}

/** The same, and then the page shows the item from its top: that of an order of several, else the page. */
export function useItemDone(reference: string): () => Promise<void> {
  const changed = useOrderChanged();
  return async () => {
    await changed();
    const item = document.getElementById(reference);
    (item ?? document.getElementById('content'))?.focus();
    if (item) item.scrollIntoView();
    else window.scrollTo({ top: 0 });
  };
}

/** On the way back: from the payment provider by the back/forward cache, or from another tab where it was paid or changed. */
export function useOrderReturn(): void {
  const changed = useOrderChanged();
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
