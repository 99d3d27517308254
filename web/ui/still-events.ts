/** What React answers at once. */
const DISCRETE = [
  'touchstart',
  'touchend',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
];

/**
 * Keeps from React what happens in parts that are not alive: at each of a tap's seven events it would look through the page for the part,
 * to find that it has not come yet, and let nobody else hear of it. Who has to hears of it above (`early.ts`, `app/follow-links.ts`).
 */
export function keepStillEvents(): void {
  const keep = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-still]')) event.stopPropagation();
  };
  for (const type of DISCRETE) document.body.addEventListener(type, keep, { capture: true, passive: true });
}
