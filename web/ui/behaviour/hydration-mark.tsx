import { type RefObject, useEffect } from 'react';
import { announceHydration } from './announce-hydration.ts';

/** Announces a part's hydration: its effect runs when the Suspense boundary that contains it is hydrated. */
export function HydrationMark({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => announceHydration(part.current), [part]);
  return null;
}
