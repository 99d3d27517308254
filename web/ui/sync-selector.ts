import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

// Stands in for `use-sync-external-store/shim/with-selector` (see the alias in vite.config.ts), which brings a copy of a hook that React has.

type Equal<S> = (one: S, other: S) => boolean;

/** A part of a store's state; the last one stays while the next is equal to it. */
export function useSyncExternalStoreWithSelector<T, S>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => T,
  getServerSnapshot: (() => T) | undefined,
  selector: (snapshot: T) => S,
  isEqual: Equal<S> = Object.is,
): S {
  const shown = useRef<{ selection: S }>(undefined);
  const select = useMemo(() => {
    let last: { snapshot: T; selection: S } | undefined;
    return (snapshot: T): S => {
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const next = selector(snapshot);
      const before = last ?? shown.current;
      const selection = before && isEqual(before.selection, next) ? before.selection : next;
      last = { snapshot, selection };
      return selection;
    };
  }, [selector, isEqual]);
  const selection = useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    () => select((getServerSnapshot ?? getSnapshot)()),
  );
  useEffect(() => {
    shown.current = { selection };
  }, [selection]);
  return selection;
}
