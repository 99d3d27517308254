import { type RefObject, useState } from 'react';
import { boxesInView, CONTROLS, isOver, useInView } from '#base/ui/behaviour/keep-clear.ts';

const GAP_PX = 8;
const STEP_PX = 12;
/** Maximum rise, as a fraction of the screen height. */
const HIGHEST = 0.6;
const PHONE = '(width < 40rem)';

const isTyping = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), select, textarea') ??
  false;

/** How far a button in the lower corner must rise to cover no control, field or error; undefined if there is no free position. */
function freeRise(button: Element, risenPx: number): number | undefined {
  const now = button.getBoundingClientRect();
  const boxes = boxesInView(CONTROLS, button);
  for (let rise = 0; rise <= window.innerHeight * HIGHEST; rise += STEP_PX) {
    const [top, bottom] = [now.top + risenPx - rise, now.bottom + risenPx - rise];
    if (!isOver({ left: now.left, right: now.right, top, bottom }, boxes, GAP_PX)) return rise;
  }
  return undefined;
}

/** Moves a floating button clear of other controls: it rises to a free position, and hides if there is none or while typing on a phone. */
export function useFreeCorner(button: RefObject<HTMLElement | null>): {
  risePx: number;
  isHidden: boolean;
} {
  const [place, setPlace] = useState({ risePx: 0, isHidden: false });
  useInView(() => {
    if (!button.current) return;
    const rise = freeRise(button.current, place.risePx);
    const isHidden =
      rise === undefined || (isTyping() && (window.matchMedia?.(PHONE).matches ?? false));
    const risePx = rise ?? place.risePx;
    if (risePx !== place.risePx || isHidden !== place.isHidden) setPlace({ risePx, isHidden });
  });
  return place;
}
