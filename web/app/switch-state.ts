import { useSyncExternalStore } from 'react';

// Not a context: a change of it would reach into parts of the page that are not alive yet.
let isLeaving = false;
const listeners = new Set<() => void>();

export function setLeaving(leaving: boolean): void {
  if (leaving === isLeaving) return;
  isLeaving = leaving;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Is the page fading out, to come back in another language? */
export const useLeaving = () =>
  useSyncExternalStore(
    subscribe,
    () => isLeaving,
    () => false,
  );
