import { createStore } from '#ui/store.ts';

/** Local storage of this device: trips marked with a heart, and the last ones seen. No server learns of them. */
export const FAVOURITES_KEY = 'favourite-trips';
export const SEEN_KEY = 'seen-trips';
const MAX_FAVOURITES = 50;
/** Six are shown, without the one on the page. */
const MAX_SEEN = 7;

type Ids = readonly number[];
const NONE: Ids = [];

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function readIds(key: string, limit: number): Ids {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, limit) : NONE;
  } catch {
    return NONE;
  }
}

/** A list of trips on this device, newest first; empty on the server and during hydration. */
function savedList(key: string, limit: number) {
  const store = createStore(NONE);
  const isBrowser = typeof window !== 'undefined';
  const load = () => store.set(readIds(key, limit));
  if (isBrowser) {
    load();
    window.addEventListener('storage', (event) => event.key === key && load());
  }
  const save = (ids: Ids) => {
    store.set(ids.slice(0, limit));
    try {
      localStorage.setItem(key, JSON.stringify(store.get()));
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

export const favourites = savedList(FAVOURITES_KEY, MAX_FAVOURITES);
export const seenTrips = savedList(SEEN_KEY, MAX_SEEN);
