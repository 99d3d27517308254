import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is drawn by a browser that need not match what the server wrote: false while the page comes alive, then true from the first. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
