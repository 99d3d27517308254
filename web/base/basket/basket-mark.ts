import { createStore } from '#base/state/store.ts';

export const BASKET_KEY = 'basket';

/** Whether the basket has something: all that the header of every page knows of it. */
export const basketMark = createStore(false);

function look(): void {
  try {
    basketMark.set(window.localStorage.getItem(BASKET_KEY) !== null);
  } catch {
    // Storage is blocked.
  }
}

if (typeof window !== 'undefined') {
  look();
  window.addEventListener('storage', look);
}
