/** Purposes of `web/public/sw.js`, which keeps a cache for each. */
type Purpose = 'trail';

/** When the page has come with all its parts and the browser has nothing else to do. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    const idle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 200));
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
  });

/** Paths of the build's files that this page has used so far. */
function usedAssets(): string[] {
  const linked = [...document.querySelectorAll<HTMLElement>('script[src], link[rel="stylesheet"], link[rel="modulepreload"]')];
  const addresses = [
    ...linked.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    ...performance.getEntriesByType('resource').map((entry) => entry.name),
  ];
  const paths = addresses.map((address) => new URL(address, window.location.href)).filter((url) => url.origin === window.location.origin);
  return [...new Set(paths.map((url) => url.pathname).filter((path) => path.startsWith('/assets/')))];
}

/** Asks the service worker to keep this page readable without a network. False when it could not be kept. */
export async function keepOffline(purpose: Purpose): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await whenIdle();
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return false;
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data === true);
    });
    const page = window.location.origin + window.location.pathname + window.location.search;
    active.postMessage({ type: 'keep', purpose, page, entry, assets: usedAssets() }, [port2]);
    return await answer;
  } catch {
    return false;
  }
}
