import { createContext, use } from 'react';
import type { OrderSearch } from './order-search.ts';

/** `isOnly`: the page shows one item. */
export const ShownOrder = createContext<{ isOnly: boolean; search: OrderSearch }>({
  isOnly: true,
  search: { token: '' },
});

/** How an item stands on the page: parts and forms of several have ids of their own. */
export function useShown(reference: string) {
  const { isOnly, search } = use(ShownOrder);
  return {
    isOnly,
    search,
    idOf: (part: string) => (isOnly ? part : `${part}-${reference}`),
    /** Whether the address opens that part of the item. */
    isAsked: (part: 'change' | 'cancel') =>
      isOnly ? search[part] !== undefined : search[part] === reference,
    Heading: isOnly ? ('h2' as const) : ('h3' as const),
  };
}
