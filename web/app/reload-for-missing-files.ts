const RELOADED_AT = 'reloaded-for-missing-files';
/** A second time within this span is no new deployment but a fault. */
const SPAN_MS = 60_000;

/** How Chromium, Firefox and Safari say that a part of the build is not there. */
const MISSING_FILE = /dynamically imported module|Importing a module script failed/i;

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

/** A page that was open while a new version was deployed asks for files that are gone: the address is loaded anew, with the new version, once. */
export function reloadForMissingFiles(error: unknown): void {
  if (error instanceof Error && MISSING_FILE.test(error.message) && mayReload()) window.location.reload();
}
