import { createStore } from '#base/state/store.ts';
import { FAVOURITES_KEY } from './favourites-mark.ts';

/**
 * Trips marked with a heart, in local storage because the visitor asked for it, and the last ones seen, in session storage: they are gone
 * with the tab, so that they need no consent. No server learns of them.
 */
export const SEEN_KEY = 'seen-trips';
const MAX_FAVOURITES = 50;
/** Six are shown, without the one on the page. */
const MAX_SEEN = 7;

type Ids = readonly number[];
type Storages = 'localStorage' | 'sessionStorage';
const NONE: Ids = [];

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function readIds(storage: Storages, key: string, limit: number): Ids {
  try {
    const stored: unknown = JSON.parse(window[storage].getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, limit) : NONE;
  } catch {
    return NONE;
  }
}

/** A list of trips in the browser's storage, newest first; empty on the server and during hydration. */
function savedList(storage: Storages, key: string, limit: number) {
  const store = createStore(NONE);
  const isBrowser = typeof window !== 'undefined';
  const load = () => store.set(readIds(storage, key, limit));
  if (isBrowser) {
    load();
    window.addEventListener('storage', (event) => event.key === key && load());
  }
  const save = (ids: Ids) => {
    store.set(ids.slice(0, limit));
    try {
      window[storage].setItem(key, JSON.stringify(store.get()));
    } catch {
      // Full or forbidden: the list lasts as long as the page.
    }
  };
  const without = (id: number) => store.get().filter((one) => one !== id);
  return {
    useIds: store.useValue,
    add: (id: number) => save([id, ...without(id)]),
    toggle: (id: number) => save(store.get().includes(id) ? without(id) : [id, ...store.get()]),
  };
}

export const favourites = savedList('localStorage', FAVOURITES_KEY, MAX_FAVOURITES);
export const seenTrips = savedList('sessionStorage', SEEN_KEY, MAX_SEEN);
