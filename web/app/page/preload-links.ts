import { whenIdle } from '#base/state/when-idle.ts';
import { splitLanguage } from '#contract/address.ts';
import type { SiteRouter } from '../router.ts';

const AT_ONCE = 2;
/** Pages that are loaded ahead from one page. */
const MOST = 6;
/** After the last scroll, key, touch or change of the page. */
const QUIET_MS = 150;
/** A busy page is taken for an idle one after this time. */
const BUSY_MS = 400;
const ACTIVITY = ['scroll', 'pointerdown', 'keydown'];

type Device = { connection?: { saveData?: boolean; effectiveType?: string } };

/** With Save-Data or a slow network pages are loaded when a link is touched, pointed at or focused, as the router does for all links. */
const isSparing = () => {
  const { connection } = navigator as Device;
  return connection?.saveData || /2g$/.test(connection?.effectiveType ?? '');
};

function isInView(link: Element): boolean {
  const { top, right, bottom, left } = link.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/**
 * Loads data, code and first pictures of the pages behind the cards in view: two at a time, a few for each page, and only while nothing
 * else happens. Pauses for whatever the visitor does.
 */
export function preloadLinks(router: SiteRouter): void {
  const known = new Set<string>();
  let shown = '';
  let left = MOST;
  let running = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    if (isSparing() || router.state.isLoading) return;
    const { pathname } = location;
    if (shown !== pathname) [shown, left] = [pathname, MOST];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-preloads]')) {
      if (running >= AT_ONCE || left === 0) return;
      const { pathname: path, search, href } = link;
      if (known.has(href) || !isInView(link)) continue;
      known.add(href);
      left -= 1;
      running += 1;
      void router
        .preloadRoute({ to: splitLanguage(path).path, search: router.options.parseSearch(search) })
        .catch(() => {})
        .finally(() => {
          running -= 1;
          if (quiet === undefined) next();
        });
    }
  };
  const whenQuiet = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      quiet = undefined;
      whenIdle(next, BUSY_MS);
    }, QUIET_MS);
  };
  for (const name of ACTIVITY) addEventListener(name, whenQuiet, { capture: true, passive: true });
  new MutationObserver(whenQuiet).observe(document.body, { childList: true, subtree: true });
  whenQuiet();
}
