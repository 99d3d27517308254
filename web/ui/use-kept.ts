import { type RefObject, useCallback, useRef, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** What opens and closes: the button that has opened it gets the focus back. */
export type Kept = { isOpen: boolean; setOpen: (isOpen: boolean) => void; opener: RefObject<HTMLButtonElement | null> };

/**
 * A part that a button opens: drawn when it is first opened, once it has come, and kept from then on, so that it opens at once. It is
 * fetched once a finger or a mouse has come down on the button (`lazy-part.ts` says when): `comingDown`.
 */
export function useKept<P extends object>({ fetch }: LazyPart<P>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const bring = useCallback(() => fetch().catch(() => undefined), [fetch]);
  const setOpen = useCallback(
    (isOpenNow: boolean) => {
      setIsOpen(isOpenNow);
      // What cannot be fetched says so where it would be drawn.
      if (isOpenNow) void bring().then(() => setDrawn(true));
    },
    [bring],
  );
  const kept: Kept = { isOpen, setOpen, opener };
  return { isDrawn, kept, comingDown: { onPointerDown: () => void bring() } };
}
