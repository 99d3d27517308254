import type { Hands } from './hands.ts';
import { pageAddress, pathOf } from './page-link.ts';
import { preload, prepare } from './preload.ts';
import type { SiteRouter } from './router.ts';

/** Whoever moves about and then rests so long may open a link in view; */
const REST_MS = 60;
/** after a tap or a key somebody looks at what has come of it first, and the next one often follows. */
const TAPPED_MS = 500;
/** Of the links in view, and on one page: a list shows more than anybody opens. */
const AT_ONCE = 4;
const MOST = 8;

type Connection = { saveData?: boolean; effectiveType?: string };

const isCostly = ({ saveData, effectiveType }: Connection = {}) => saveData === true || /2g/.test(effectiveType ?? '');

/** Links of the page in view, those in the middle first. */
function linksInView(): Element[] {
  const distances = new Map<Element, number>();
  for (const link of document.querySelectorAll('main a')) {
    const { top, bottom, left, right } = link.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth) distances.set(link, Math.abs(top + bottom - innerHeight));
  }
  return [...distances].sort(([, a], [, b]) => a - b).map(([link]) => link);
}

/** Once somebody moves about, the pages behind the links in view are fetched ahead, a few a page; on a costly line none. */
export function preloadInView(router: SiteRouter, hands: Hands): void {
  if (isCostly((navigator as { connection?: Connection }).connection)) return;
  let done = new Set<string>();
  let address = window.location.href;
  let look = 0;
  const fetchAhead = async () => {
    // Where a link stands would have what is left for later laid out at once (`show-far-blocks.ts`).
    if (document.querySelector('[data-far]')) return afterRest();
    look += 1;
    const mine = look;
    if (address !== window.location.href) done = new Set();
    address = window.location.href;
    const addresses = linksInView().flatMap((link) => pageAddress(link)?.replace(/#.*$/s, '') ?? []);
    const next = [...new Set(addresses)].filter((href) => !done.has(href) && pathOf(href) !== window.location.pathname);
    // One after the other, so that the likeliest does not share the line, and until somebody moves on.
    for (const [index, href] of next.slice(0, Math.min(AT_ONCE, MOST - done.size)).entries()) {
      if (mine !== look || hands.areBusy()) return;
      done.add(href);
      await (index === 0 ? prepare(router, href, hands.atRest) : preload(router, href));
      // Drawing it goes before the next.
      await new Promise<void>(hands.atRest);
    }
  };

  let isUsed = false;
  let restAt = 0;
  let timer = 0;
  const wait = () => {
    const ms = restAt - performance.now();
    timer = ms > 0 ? window.setTimeout(wait, ms) : 0;
    if (!timer) hands.atRest(fetchAhead);
  };
  // Whoever moves on puts off the time; a new timer for each move would cost more than all else here.
  const afterRest = (ms = REST_MS) => {
    restAt = Math.max(restAt, performance.now() + ms);
    if (!timer) wait();
  };
  const moved = (ms?: number) => {
    isUsed = true;
    afterRest(ms);
  };
  hands.hear(() => moved(TAPPED_MS));
  addEventListener('scroll', () => moved(), { passive: true, capture: true });
  // Where a browser tells the end of it, nothing is left to wait for, unless somebody has just tapped.
  addEventListener(
    'scrollend',
    () => {
      if (!timer || restAt - performance.now() > REST_MS) return;
      clearTimeout(timer);
      restAt = 0;
      wait();
    },
    { passive: true, capture: true },
  );
  // The next page, and what a filter brings.
  const main = document.querySelector('main');
  if (main) new MutationObserver(() => isUsed && afterRest()).observe(main, { childList: true, subtree: true });
}
