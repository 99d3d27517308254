import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const PHONE = '(width < 40rem)';
/** Scrolling has ended. */
const REST_MS = 150;

const isTyping = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), select, textarea') ??
  false;

/**
 * Shows a floating button where it covers neither control nor text, and hides it where there is no such place, while the page scrolls, and
 * while typing on a phone. Before the first look at the page, as without scripts, it is not shown.
 */
export function useFreeCorner(button: RefObject<HTMLElement | null>, isHeld: boolean): void {
  const look = useRef<(element: HTMLElement) => number | undefined>(undefined);
  const place = useEffectEvent(() => {
    const element = button.current;
    if (!element || !look.current || isHeld || element.matches(':focus-visible')) return;
    const isInTheWay = isTyping() && (window.matchMedia?.(PHONE).matches ?? false);
    const rise = isInTheWay ? undefined : look.current(element);
    if (rise !== undefined) element.style.translate = `0 -${rise}px`;
    element.style.visibility = rise === undefined ? 'hidden' : 'visible';
  });
  const hide = useEffectEvent(() => {
    const element = button.current;
    if (element && !isHeld && !element.matches(':focus-visible'))
      element.style.visibility = 'hidden';
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => place(), REST_MS);
    };
    const moved = () => {
      hide();
      soon();
    };
    const options = { passive: true, capture: true, signal: stop.signal };
    for (const name of ['scroll', 'resize']) window.addEventListener(name, moved, options);
    for (const name of ['focusin', 'focusout']) window.addEventListener(name, soon, options);
    const content = new MutationObserver(soon);
    content.observe(document.body, { childList: true, subtree: true });
    const size = new ResizeObserver(soon);
    size.observe(document.body);
    // Only once the page is there; the corner itself where it cannot be loaded.
    import('./free-rise.ts').then(
      ({ freeRise }) => {
        look.current = freeRise;
        soon();
      },
      () => {
        look.current = () => 0;
        soon();
      },
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
      content.disconnect();
      size.disconnect();
    };
  }, []);
}
