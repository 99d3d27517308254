import { type ComponentProps, createContext, type RefObject, use, useEffect, useRef } from 'react';
import { announceHydration } from '../behaviour/announce-hydration.ts';

/** Distance below the screen at which a part that waits to come near is requested. */
const NEAR = '600px 0px';

/** What uses a part: a pointer over it, a finger on it, or the focus in it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Parts that wait to come near, or to be touched. */
const waiting = new Set<() => void>();

/** What requests each part that waits now: also once its page has gone, for the return to it. */
export const partsToCome = () => [...waiting];

/** Requests all parts, wherever they are. */
export const requestParts = (parts = partsToCome()) => {
  for (const onNear of parts) onNear();
};

/** Duration after which a part counts as missing. */
const HYDRATION_MS = 4000;
const UNHYDRATED = ':is([data-hydrates-late], [data-hydrates-near]):not([data-hydrated])';

/** Whether no part of the page waits any more. */
export const isHydrated = () => document.querySelector(UNHYDRATED) === null;

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

/** Whether the address names it: the scroll to it may take a while, or end before it. */
const isNamed = ({ id }: Element) => id !== '' && window.location.hash === `#${id}`;

/** Calls back when the element comes near the screen, or at once if the address names it. */
function watchNearness(element: Element, onNear: () => void): () => void {
  if (isNamed(element)) onNear();
  // On a busy page one call has several entries: of before and after the scroll to a fragment.
  const watcher = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
    { rootMargin: NEAR },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}

/** Calls back when the element is touched, or at once if it is by now. */
function watchTouch(element: Element, onTouch: () => void): () => void {
  if (element.matches(':hover, :focus-within')) onTouch();
  const look = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) onTouch();
  };
  const options = { capture: true, passive: true };
  // At the document, in the capture phase: React stops an event on a part that it cannot hydrate yet.
  for (const type of TOUCHES) document.addEventListener(type, look, options);
  return () => {
    for (const type of TOUCHES) document.removeEventListener(type, look, options);
  };
}

type PartFrameProps = ComponentProps<'div'> & {
  /** Requests the part's code. */
  onNear?: () => void;
  /** It is requested once it is touched, instead of when it comes near the screen. */
  waitsForTouch?: () => boolean;
};

/** Encloses a part that hydrates after the page around it. */
export function PartFrame({ onNear, waitsForTouch, children, ...attributes }: PartFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onNear || !element.current) return;
    const stop = (waitsForTouch?.() ? watchTouch : watchNearness)(element.current, onNear);
    waiting.add(onNear);
    return () => {
      waiting.delete(onNear);
      stop();
    };
  }, [onNear, waitsForTouch]);
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
