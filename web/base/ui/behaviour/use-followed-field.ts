import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Ref of a controlled field that may be used before hydration: React leaves what was typed or chosen in the control, and the next
 * render would replace it with the state's value. `onTake` receives it.
 */
export function useTypedField<C extends Control>(onTake: (value: string) => void) {
  const field = useRef<C>(null);
  const take = useEffectEvent(onTake);
  useLayoutEffect(() => {
    if (field.current) take(field.current.value);
  }, []);
  return field;
}

/** Ref and value of a field: the URL's value, until it is edited or the URL changes (links, back and forward). */
export function useFollowedField<C extends Control>(value: string) {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setShown(value);
  }
  return [useTypedField<C>(setShown), shown, setShown] as const;
}
