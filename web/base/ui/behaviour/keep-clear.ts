import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '#base/state/when-idle.ts';

export type Box = { top: number; right: number; bottom: number; left: number };

/** Main actions of a page: submit buttons, call-to-action links (not those of cards in lists and of a trip's bar), and errors. */
const MAIN_ACTIONS =
  'main :is(form button[type=submit], a.bg-terracotta-600, a.bg-sea-700, [role=alert], [aria-live] > p, [id$=-error]):not(article.group *, [data-trip-bar] *)';
const isTouching = (a: Box, b: Box, gapPx: number) =>
  a.left < b.right + gapPx &&
  a.right > b.left - gapPx &&
  a.top < b.bottom + gapPx &&
  a.bottom > b.top - gapPx;

/** Whether a box overlaps one of the others or is closer than the gap. */
export const isOver = (box: Box, others: readonly Box[], gapPx: number) =>
  others.some((other) => isTouching(box, other, gapPx));

/** Boxes of the elements in the viewport, without `own`. */
function boxesInView(selector: string, own: Element | null): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element !== own && !own?.contains(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight)
    .filter(({ element }) => element.checkVisibility?.({ visibilityProperty: true }) ?? true)
    .map(({ box }) => box);
}

/** A floating control is moved after this time on a page that is never idle. */
const LONGEST_MS = 200;

/** Runs when positions may have changed: at first, and after a scroll, or a change of size, content or focus; idle, as it reads the layout. */
export function useInView(onMoved: () => void): void {
  const run = useEffectEvent(onMoved);
  useEffect(() => {
    let isPlanned = false;
    const stop = new AbortController();
    const soon = () => {
      if (isPlanned) return;
      isPlanned = true;
      whenIdle(() => {
        isPlanned = false;
        if (!stop.signal.aborted) run();
      }, LONGEST_MS);
    };
    for (const name of ['scroll', 'resize', 'focusin', 'focusout'])
      addEventListener(name, soon, { passive: true, signal: stop.signal });
    const content = new MutationObserver(soon);
    content.observe(document.body, { childList: true, subtree: true });
    const size = new ResizeObserver(soon);
    size.observe(document.body);
    soon();
    return () => {
      stop.abort();
      content.disconnect();
      size.disconnect();
    };
  }, []);
}

const GAP_PX = 8;

/** Whether a bar would cover a main action: at the bottom of the screen or `footPx` above it, or `topPx` below its top. */
export function useIsInTheWay(
  bar: RefObject<HTMLElement | null>,
  topPx = 0,
  footPx = () => 0,
): { atFoot: boolean; atTop: boolean } {
  const [way, setWay] = useState({ atFoot: false, atTop: false });
  useInView(() => {
    if (!bar.current) return;
    const { left, right, height } = bar.current.getBoundingClientRect();
    const boxes = boxesInView(MAIN_ACTIONS, bar.current);
    const isOverAt = (top: number) =>
      isOver({ left, right, top, bottom: top + height }, boxes, GAP_PX);
    const [atFoot, atTop] = [isOverAt(innerHeight - footPx() - height), isOverAt(topPx)];
    if (atFoot !== way.atFoot || atTop !== way.atTop) setWay({ atFoot, atTop });
  });
  return way;
}
