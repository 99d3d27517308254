import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while React hydrates; true afterwards, and from the first in a page that a link led to. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
