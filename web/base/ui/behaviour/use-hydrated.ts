import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration; true afterwards, and from the first render after client navigation. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
