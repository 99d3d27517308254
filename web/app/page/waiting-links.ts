import { partsToCome, requestParts } from '#base/ui/parts/part-frame.tsx';
import { isOutsideRoutes, splitLanguage } from '#contract/address.ts';
import type { SiteRouter } from '../router.ts';

const WAITING =
  '#root[data-hydrated] :is([data-hydrates-near], [data-hydrates-late]):not([data-hydrated])';

/** Clicks that a browser answers with something else than the page in this tab. */
const isOrdinary = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The router opens links of a part that is not hydrated yet as it opens all others; the browser would load a document. A link that is none
 * of the router's, as to a file or to a place on this page, is left to the browser.
 */
export function openWaitingLinks(router: SiteRouter): void {
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download') || !isOrdinary(event)) return;
    if (link.origin !== location.origin || !link.closest(WAITING)) return;
    const { pathname, search, hash } = link;
    if (hash && pathname === location.pathname && search === location.search) return;
    const { path } = splitLanguage(pathname);
    const page = { to: path, search: router.options.parseSearch(search), hash: hash.slice(1) };
    // An address in another language or mode is none that the router makes from here.
    const isRouters = router.buildLocation(page).publicHref === pathname + search + hash;
    if (isOutsideRoutes(path) || !isRouters) return;
    event.preventDefault();
    // A return to this page needs all of its height; the next page comes first.
    const parts = partsToCome();
    void router.navigate(page).finally(() => requestParts(parts));
  };
  // In the capture phase: React stops a click on a part that it cannot hydrate yet.
  document.addEventListener('click', open, { capture: true });
}
