import type { BackendModule } from 'i18next';

type Strings = Record<string, string>;

const isUsable = (value: unknown): value is Strings =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0;

async function request(language: string, namespace: string): Promise<Strings> {
  const response = await fetch(`/locales/${language}/${namespace}.json?v=${Date.now()}`, {
    credentials: 'include',
    cache: 'no-store',
    headers: { 'Cache-Control': 'no-cache, no-store, must-revalidate', Pragma: 'no-cache' },
  });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const strings: unknown = await response.json();
  if (!isUsable(strings)) throw new Error('empty or not an object of strings');
  return strings;
}

/** One request and i18next's 5 retries. */
const TRIES = 6;
/** Error of `read` for a file that is no longer requested. */
export const GIVEN_UP = 'given up';
/** Failed requests of each file since the last success or change of language. */
const failures = new Map<string, number>();

/** Files of which the page's state has brought some texts. i18next takes them for loaded. */
const partial = new Set<string>();
export const notePartial = (language: string, namespace: string): void =>
  void partial.add(`${language}/${namespace}`);
export const forgetPartial = (language: string, namespace: string): void =>
  void partial.delete(`${language}/${namespace}`);
export const isPartial = (language: string, namespace: string): boolean =>
  partial.has(`${language}/${namespace}`);

/** Allows failed files to be requested again. */
export const forgetFailures = () => failures.clear();

/**
 * i18next's backend for the locale files. A file is valid if the response is OK and a non-empty JSON object. i18next retries a failed one
 * up to 5 times, after 350 ms and then with exponential backoff (its defaults `maxRetries` and `retryTimeout`), and restarts whenever a
 * component needs the file; so the backend remembers files that failed six times.
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const file = `${language}/${namespace}`;
    const tried = failures.get(file) ?? 0;
    // The second argument of a failure requests a retry.
    if (tried >= TRIES) return callback(GIVEN_UP, true);
    request(language, namespace).then(
      (strings) => {
        failures.delete(file);
        forgetPartial(language, namespace);
        callback(null, strings);
      },
      (error: unknown) => {
        failures.set(file, tried + 1);
        callback(error instanceof Error ? error.message : String(error), true);
      },
    );
  },
};
