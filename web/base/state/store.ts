import { useSyncExternalStore } from 'react';

/** A value outside React's tree: a change renders only its subscribers, whether or not the rest of the page is hydrated. */
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
    /** The current value; on the server and during hydration the initial one. */
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => now,
        () => value,
      ),
  };
}
