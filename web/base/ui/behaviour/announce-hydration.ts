/** Tells `late-start.ts` and tests that a part of the page, the root or an element with `data-hydrates-late`, is hydrated. */
export function announceHydration(part: Element | null): void {
  part?.setAttribute('data-hydrated', '');
  part?.dispatchEvent(new Event('site:hydrated', { bubbles: true }));
}
