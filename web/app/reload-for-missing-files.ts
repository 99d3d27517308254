import type { SiteRouter } from './router.ts';

const RELOADED_AT = 'reloaded-for-missing-files';
/** A second time within this span is no new deployment but a fault. */
const SPAN_MS = 60_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > SPAN_MS;
  } catch {
    // Without a memory nobody knows whether it would go round in circles.
    return false;
  }
}

/**
 * A page that was open while a new version was deployed asks for files that are gone: the next page then comes from the server, with the
 * new version, once. What was only fetched ahead is tried again when it is needed.
 */
export function reloadForMissingFiles(router: SiteRouter): void {
  addEventListener('vite:preloadError', (event) => {
    const { latestLocation, state } = router;
    if (latestLocation.href === state.resolvedLocation?.href || !mayReload()) return;
    event.preventDefault();
    window.location.assign(latestLocation.publicHref);
  });
}
