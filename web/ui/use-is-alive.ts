import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what is drawn may differ from what the server wrote: not while a page comes alive, but from the first in one that is led to. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
