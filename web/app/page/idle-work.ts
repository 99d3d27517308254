import { languageOf } from '#base/api/site-context.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import type { SiteRouter } from '../router.ts';
import { measureVisit } from './measure-visit.ts';
import { preloadLinks } from './preload-links.ts';

/** What a page does once it is hydrated and the browser is idle. */
export function startIdleWork(router: SiteRouter, isFound: boolean): void {
  const language = languageOf(router.options.context);
  preloadLinks(router);
  // The first price costs a phone 30 ms: those of the page after a tap are there.
  formatCents(100, 'EUR', language);
  if (isFound) measureVisit(language);
}
