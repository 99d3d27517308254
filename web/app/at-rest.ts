import { notifyManager } from '@tanstack/react-query';
import { showFarRowsBy } from '#ui/below-fold.tsx';
import { showFarBlocks } from '#ui/show-far-blocks.ts';
import { watchHands } from './hands.ts';
import { preloadInView } from './preload-in-view.ts';
import type { SiteRouter } from './router.ts';

/** The sheet that the boot script has asked for: without it nothing below the first view has its looks. */
function whenStyled(work: () => void): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) work();
  else for (const end of ['load', 'error']) link.addEventListener(end, work, { once: true });
}

/** What is left to do once a filled page is alive and there is time. */
export function doAtRest(router: SiteRouter, whenIdle: (work: () => void) => void): void {
  const hands = watchHands(whenIdle);
  const showFar = () => showFarBlocks(hands.atRest);
  whenStyled(showFar);
  showFarRowsBy(showFar);
  // Whatever has come has what shows it drawn anew.
  notifyManager.setScheduler(hands.soon);
  preloadInView(router, hands);
}
