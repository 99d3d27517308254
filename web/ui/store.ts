import { useSyncExternalStore } from 'react';

/** A value outside React's tree: only what uses it is drawn anew when it changes, whether the rest of the page is alive or not. */
export function createStore<T>(value: T) {
  let now = value;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => now,
    set(next: T) {
      now = next;
      for (const listener of listeners) listener();
    },
    /** What shows of it; the first value on the server and while a page comes alive. */
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => now,
        () => value,
      ),
  };
}
