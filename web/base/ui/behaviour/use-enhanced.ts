import { useLayoutEffect, useRef, useState } from 'react';

/** False before hydration, and while the plain control is in use; `onTake` receives its value when a richer one replaces it. */
export function useIsEnhanced(
  control: { current: HTMLInputElement | HTMLSelectElement | null },
  onTake: (value: string) => void,
): boolean {
  const [isEnhanced, setEnhanced] = useState(false);
  const take = useRef(onTake);
  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    const enhance = () => {
      take.current(element.value);
      setEnhanced(true);
    };
    if (document.activeElement !== element) return enhance();
    element.addEventListener('blur', enhance, { once: true });
    return () => element.removeEventListener('blur', enhance);
  }, [control]);
  return isEnhanced;
}
