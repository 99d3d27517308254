import { useEffect, useState } from 'react';

/** Whether something has been true for a while; false at once when it no longer is. */
export function useHeld(isTrue: boolean, ms: number): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isTrue) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), ms);
    return () => clearTimeout(timer);
  }, [isTrue, ms]);
  return isTrue && isHeld;
}
