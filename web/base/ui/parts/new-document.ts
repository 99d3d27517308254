import { isIncomplete, onFailure } from '#base/state/loading.ts';

/** Session storage key: the entry of the version for which the page was last reloaded. */
const RELOADED_FOR = 'reloaded-for-version';
/** Between two questions whether there is a new version. */
const VERSION_PAUSE_MS = 60_000;

const entryOf = (html: string) =>
  /\/assets\/[\w-]+\.js/.exec(
    /<script[^>]*(?:data-entry|type="module")[^>]*>/.exec(html)?.[0] ?? '',
  )?.[0];

/** The entry script of this page as it is served now; undefined where the page does not come. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(window.location.href, {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
    });
    return response.ok ? entryOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** The path on which something was typed. */
let typedOn: string | undefined;
/** The page that was opened as a document. */
const openedPath = typeof window === 'undefined' ? '' : window.location.pathname;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field) =>
  'options' in field
    ? [...field.options].some(
        (option) => option.selected && !option.defaultSelected && option.index > 0,
      )
    : field.value !== field.defaultValue ||
      ('checked' in field && field.checked !== field.defaultChecked);

/** Without those of forms whose input is stored as it is typed, and restored after a reload. */
const FIELDS = ':is(input,textarea,select):not([data-stores-draft] *)';

/** Whether a reload would lose what was typed or chosen, before the scripts ran or since. */
function isTouched(): boolean {
  const path = window.location.pathname;
  return (
    typedOn === path ||
    (openedPath === path && [...document.querySelectorAll<Field>(FIELDS)].some(isChanged))
  );
}

/** Whether the page has not been reloaded for this version; without storage a reload could repeat for ever. */
function isFirstReload(entry: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === entry) return false;
    sessionStorage.setItem(RELOADED_FOR, entry);
    return true;
  } catch {
    return false;
  }
}

/** Opens the page as a document, if the server answers. */
export async function openAsDocument(): Promise<void> {
  if (await servedEntry()) window.location.reload();
}

/** Whether the server answers that a script is gone. Chromium and Firefox name it in the error. */
async function isGone(error: unknown): Promise<boolean> {
  const [address] = /https?:\/\/\S+\.js/.exec(error instanceof Error ? error.message : '') ?? [];
  if (!address) return false;
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

let isAsking = false;
let askedAt = Number.NEGATIVE_INFINITY;

/** After a deployment the files of this version no longer exist: reloads once, unless something was typed that it would lose. */
async function followVersion(own: string, failures: number, error: unknown): Promise<void> {
  if (isAsking || isTouched()) return;
  isAsking = true;
  const hasGone = await isGone(error);
  if (hasGone || (failures > 1 && Date.now() - askedAt >= VERSION_PAUSE_MS)) {
    askedAt = Date.now();
    const served = await servedEntry();
    if (served && (hasGone || served !== own) && !isTouched() && isFirstReload(served))
      window.location.reload();
  }
  isAsking = false;
}

type NavigationEvents = {
  subscribe: (
    event: 'onBeforeNavigate',
    listener: (change: { pathChanged: boolean }) => void,
  ) => unknown;
};

/** For a page that is not complete: a new version is followed, and the next page opens as a document. */
export function watchForNewDocument(router: NavigationEvents): void {
  const own = entryOf(
    document.querySelector('script[data-entry], script[type="module"]')?.outerHTML ?? '',
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      if ((target as Element).matches(FIELDS)) typedOn = window.location.pathname;
    },
    { capture: true },
  );
  onFailure((failures, error) => {
    if (own) void followVersion(own, failures, error);
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The router writes the new address in a microtask.
    if (pathChanged && isIncomplete()) setTimeout(() => window.location.reload());
  });
}
