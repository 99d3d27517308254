import { type ComponentProps, createContext, type RefObject, use, useEffect, useRef } from 'react';
import { announceHydration } from '../behaviour/announce-hydration.ts';

/** Distance below the screen at which a part that waits to come near is requested. */
const NEAR = '600px 0px';

/** Parts that wait to come near. */
const waiting = new Set<() => void>();

/** Duration after which a part counts as missing. */
const HYDRATION_MS = 4000;
const UNHYDRATED = ':is([data-hydrates-late], [data-hydrates-near]):not([data-hydrated])';

/** Whether no part of the page waits any more. */
export const isHydrated = () => document.querySelector(UNHYDRATED) === null;

/** Requests all parts, wherever they are. */
export const requestParts = () => {
  for (const onNear of waiting) onNear();
};

/** Hydrates the whole page, parts below the screen included; false if a part does not come. */
export async function hydrateAll(): Promise<boolean> {
  requestParts();
  if (isHydrated()) return true;
  return new Promise((resolve) => {
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('site:hydrated', check);
      resolve(isComplete);
    };
    const check = () => isHydrated() && finish(true);
    const timer = setTimeout(finish, HYDRATION_MS, false);
    window.addEventListener('site:hydrated', check);
  });
}

/** The element that is marked once the part in it is hydrated. */
export const PartElement = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Rendered inside a part: its effect runs when the part is hydrated. */
export function HydrationMark() {
  const element = use(PartElement);
  useEffect(() => announceHydration(element?.current ?? null), [element]);
  return null;
}

/** Encloses a part that hydrates after the page around it; with `onNear` its code is requested when it comes near the screen. */
export function PartFrame({
  onNear,
  children,
  ...attributes
}: ComponentProps<'div'> & { onNear?: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onNear || !element.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: NEAR,
    });
    watcher.observe(element.current);
    waiting.add(onNear);
    return () => {
      waiting.delete(onNear);
      watcher.disconnect();
    };
  }, [onNear]);
  return (
    <div
      ref={element}
      {...attributes}
      {...(onNear ? { 'data-hydrates-near': true } : { 'data-hydrates-late': true })}
    >
      <PartElement value={element}>{children}</PartElement>
    </div>
  );
}
