import type { TextNamespace } from '#contract/languages/language.ts';

/** On a page at rest Chromium may never call back: so on four of four visits to the check-in screen. */
const IDLE_LIMIT_MS = 2000;
/** After the page has loaded and the browser is idle. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    const idle = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS })
        : setTimeout(resolve, 200);
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
  });

/** Paths of the build's files that this page has loaded so far. */
function usedAssets(): string[] {
  const linked = [
    ...document.querySelectorAll<HTMLElement>(
      'script[src], link[rel="stylesheet"], link[rel="modulepreload"]',
    ),
  ];
  const addresses = [
    ...linked.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    ...performance.getEntriesByType('resource').map((entry) => entry.name),
  ];
  const paths = addresses
    .map((address) => new URL(address, window.location.href))
    .filter((url) => url.origin === window.location.origin);
  return [
    ...new Set(paths.map((url) => url.pathname).filter((path) => path.startsWith('/assets/'))),
  ];
}

/** A service worker that was terminated, or never activates, does not answer. */
const ANSWER_LIMIT_MS = 30_000;
const inTime = <T>(answer: Promise<T>) =>
  Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS))]);

/** Messages `web/public/sw.js`, which knows what may be cached. Resolves to whether this page is cached. */
async function tell(worker: ServiceWorker, message: Record<string, unknown>): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  const page = window.location.origin + window.location.pathname + window.location.search;
  worker.postMessage({ page, ...message }, [port2]);
  return (await inTime(answer)) === true;
}

type Offline = {
  namespaces: readonly TextNamespace[];
  /** Addresses of the API that the page reads after it has come. */
  answers?: readonly string[];
  until?: string | undefined;
};

/** Asks the service worker to cache this page, its texts and its data for offline use, until a given time if any. False if it failed. */
export async function keepOffline({ namespaces, answers = [], until }: Offline): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await whenIdle();
  try {
    await navigator.serviceWorker.register('/sw.js');
    const active = (await inTime(navigator.serviceWorker.ready))?.active;
    if (!active) return false;
    const entry = document
      .querySelector<HTMLScriptElement>('script[type="module"][src]')
      ?.getAttribute('src');
    const { lang } = document.documentElement;
    const locales = ['common', ...namespaces].map(
      (namespace) => `/locales/${lang}/${namespace}.json`,
    );
    return await tell(active, {
      type: 'keep',
      entry,
      assets: usedAssets(),
      locales,
      answers,
      until,
    });
  } catch {
    return false;
  }
}

/** Removes this page from the offline cache. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration?.active) await tell(registration.active, { type: 'forget' });
}
