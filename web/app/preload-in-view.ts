import { pageAddress } from './page-link.ts';
import type { SiteRouter } from './router.ts';

/** Links that stay in view so long may be next. */
const REST_MS = 400;
/** After a change a page is drawn, and painted, in so long. */
const DRAWN_MS = 100;
/** On one page; a list shows more than anybody opens. */
const MOST = 6;

const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

type Connection = { saveData?: boolean; effectiveType?: string };

const isCostly = ({ saveData, effectiveType }: Connection = {}) => saveData === true || /2g/.test(effectiveType ?? '');

/** Once somebody moves about, the pages behind the links in view are fetched ahead, a few a page; on a costly line none. */
export function preloadInView(router: SiteRouter): void {
  if (isCostly((navigator as { connection?: Connection }).connection)) return;
  const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  let done = new Set<string>();
  let address = window.location.href;
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (isIntersecting && target instanceof HTMLAnchorElement)
        waiting.set(
          target,
          setTimeout(() => fetchAhead(target), REST_MS),
        );
    }
  });
  const fetchAhead = (link: HTMLAnchorElement) => {
    const href = pageAddress(link)?.replace(/#.*$/s, '');
    if (!href || done.has(href) || done.size >= MOST || link.pathname === window.location.pathname) return;
    done.add(href);
    void router.preloadRoute({ href } as never).catch(() => undefined);
  };
  const begin = () => {
    if (address !== window.location.href) done = new Set();
    address = window.location.href;
    watcher.disconnect();
    for (const link of document.querySelectorAll('main a')) if (pageAddress(link)) watcher.observe(link);
  };
  // The next page, and what a filter brings.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(begin, DRAWN_MS);
  });
  const first = () => {
    for (const sign of SIGNS) removeEventListener(sign, first);
    begin();
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
  };
  for (const sign of SIGNS) addEventListener(sign, first, { passive: true });
}
