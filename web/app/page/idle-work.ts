import { languageOf } from '#base/api/site-context.ts';
import type { SiteRouter } from '../router.ts';
import { measureVisit } from './measure-visit.ts';
import { preloadLinks } from './preload-links.ts';

/** What a page does once it is hydrated and the browser is idle. */
export function startIdleWork(router: SiteRouter, isFound: boolean): void {
  preloadLinks(router);
  if (isFound) measureVisit(languageOf(router.options.context));
}
