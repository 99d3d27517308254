import { type RefObject, useRef, useState } from 'react';

/** What opens and closes: the button that has opened it gets the focus back. */
export type Kept = { isOpen: boolean; setOpen: (isOpen: boolean) => void; opener: RefObject<HTMLButtonElement | null> };

/** A part that a button opens: drawn when it is first opened and kept from then on, so that it opens at once. */
export function useKept() {
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  const kept: Kept = { isOpen: isOpen === true, setOpen, opener };
  return { isDrawn: isOpen !== undefined, kept };
}
