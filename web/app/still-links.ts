import { splitLanguage } from '#contract/address.ts';
import { isPageLink } from './page-link.ts';
import { parsePlainSearch } from './plain-search.ts';
import type { SiteRouter } from './router.ts';

function pageLink(event: Event): HTMLAnchorElement | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('[data-still] a');
  return link && isPageLink(link) ? link : undefined;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links in parts that are not alive lead on as the router's own do: the page stays, and what comes next is fetched ahead. */
export function followStillLinks(router: SiteRouter): void {
  const preload = (event: Event) => {
    const link = pageLink(event);
    if (!link) return;
    const { path } = splitLanguage(link.pathname);
    void router.preloadRoute({ to: path, search: parsePlainSearch(link.search) } as never);
  };
  // Before React, which lets nobody hear of what happens in a part that is not alive.
  for (const sign of ['pointerover', 'touchstart', 'focusin']) addEventListener(sign, preload, { passive: true, capture: true });
  addEventListener(
    'click',
    (event) => {
      const link = isPlainClick(event) ? pageLink(event) : undefined;
      if (!link || link.hash) return;
      event.preventDefault();
      // Whoever else listens hears of the click before the page turns.
      setTimeout(() => router.history.push(link.pathname + link.search));
    },
    { capture: true },
  );
}
