import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';

/** The element around a part of a form that hydrates after it: what was typed into the part until then is taken over. */
export function useTypedBefore(takeTyped: (part: Element | null) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [isServed] = useState(!useHydrated());
  useLayoutEffect(() => {
    if (isServed) takeTyped(box.current);
  }, [isServed, takeTyped]);
  return box;
}
