import { knownServerNow } from '#base/clock/server-clock.ts';

type Entry = { until: number; value: unknown };
type Entries = Record<string, Entry>;

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'value' in entry && 'until' in entry;

/**
 * Records of one kind in local storage, each until a time of the server's clock: a reload, another tab and another language find them. Without
 * storage they last as long as the page.
 */
export function storedRecords<T>(storageKey: string) {
  let ofPage: Entries = {};

  function entries(): Entries {
    let stored: Entries = ofPage;
    try {
      const value: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');
      if (typeof value === 'object' && value !== null)
        stored = Object.fromEntries(Object.entries(value).filter(([, one]) => isEntry(one)));
    } catch {
      // Blocked, or it holds other data.
    }
    const now = knownServerNow() ?? 0;
    const valid = Object.entries(stored).filter(([, { until }]) => until > now);
    if (valid.length < Object.keys(stored).length) write(Object.fromEntries(valid));
    return Object.fromEntries(valid);
  }

  function write(all: Entries): void {
    ofPage = all;
    try {
      if (Object.keys(all).length > 0) window.localStorage.setItem(storageKey, JSON.stringify(all));
      else window.localStorage.removeItem(storageKey);
    } catch {
      // Full or blocked.
    }
  }

  return {
    read: (name: string) => entries()[name]?.value as T | undefined,
    all: () =>
      Object.fromEntries(
        Object.entries(entries()).map(([name, { value }]) => [name, value as T] as const),
      ),
    set: (name: string, value: T, until: number) =>
      write({ ...entries(), [name]: { until, value } }),
    remove: (name: string) => {
      const { [name]: removed, ...others } = entries();
      if (removed) write(others);
    },
    /** Calls back when another tab has written, and when the page returns from the back/forward cache. */
    watch: (onChange: () => void) => {
      window.addEventListener('storage', ({ key }) => {
        if (key === storageKey || key === null) onChange();
      });
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) onChange();
      });
    },
  };
}
