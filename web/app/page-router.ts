import type { ParsedLocation } from '@tanstack/react-router';
import type { SiteRouter } from './router.ts';

type Store<T> = { get: () => T; subscribe: (listener: (value: T) => void) => { unsubscribe: () => void } };
type Stores = Record<'status' | 'location' | 'resolvedLocation' | 'ids' | 'matches' | '__store', Store<unknown>> & {
  getMatchStore: (routeId: string) => Store<unknown>;
};

export type PageMatches = SiteRouter['state']['matches'];

/**
 * The router as a single page sees it: at first with what was fetched ahead for it, and what the router itself tells while the page shows.
 * So a page can be drawn before somebody goes there, and knows nothing of the ones before and after it.
 */
export function pageRouter(router: SiteRouter, location: ParsedLocation, matches: PageMatches): SiteRouter {
  const stores = router.stores as unknown as Stores;
  const isShown = () => router.stores.matches.get().at(-1)?.pathname === location.pathname;
  const seen = <T>(store: Store<T>, ahead: T): Store<T> => {
    let last = ahead;
    return {
      get() {
        if (isShown()) last = store.get();
        return last;
      },
      subscribe: (listener) => store.subscribe((value) => isShown() && listener(value)),
    };
  };
  const byRoute = new Map(matches.map((match) => [match.routeId as string, seen(stores.getMatchStore(match.routeId), match)]));
  const ids = matches.map(({ routeId }) => routeId);
  const state = { status: 'idle', isLoading: false, matches, location, resolvedLocation: location };
  return Object.assign(Object.create(router), {
    stores: {
      status: seen(stores.status, state.status),
      location: seen(stores.location, location),
      resolvedLocation: seen(stores.resolvedLocation, location),
      ids: seen(stores.ids, ids),
      matches: seen(stores.matches, matches),
      __store: seen(stores.__store, state),
      getMatchStore: (routeId: string) => byRoute.get(routeId) ?? stores.getMatchStore(routeId),
    },
  });
}
