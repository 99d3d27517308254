import { showFarBlocks } from '#ui/show-far-blocks.ts';
import { preloadInView } from './preload-in-view.ts';
import type { SiteRouter } from './router.ts';

/** What is left to do once a filled page is alive and there is time. */
export function doAtRest(router: SiteRouter, whenIdle: (work: () => void) => void): void {
  showFarBlocks(whenIdle);
  preloadInView(router);
}
