import type { RouterHistory } from '@tanstack/react-router';
import { notePageTurn } from '#ui/page-turns.ts';

/** Off until the first page has shown: a visitor may have scrolled before the page came alive. */
export const scrolling = { isOn: false };

type Scroller = { options: { scrollRestorationBehavior?: ScrollBehavior }; subscribe: (event: 'onRendered', then: () => void) => unknown };

/** A new page scrolls to the top as the styles have it: smoothly, unless somebody wants less motion; back and forward return at once to where one was. */
export function watchScrolling(router: Scroller, history: RouterHistory): void {
  router.subscribe('onRendered', () => {
    scrolling.isOn = true;
  });
  history.subscribe(({ action, location }) => {
    const isForward = action.type === 'PUSH' || action.type === 'REPLACE';
    router.options.scrollRestorationBehavior = isForward ? 'auto' : 'instant';
    notePageTurn(isForward, location.hash);
  });
}
