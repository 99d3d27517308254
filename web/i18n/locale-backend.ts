import type { BackendModule } from 'i18next';

type Strings = Record<string, string>;

const isUsable = (value: unknown): value is Strings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

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

/** One try and i18next's 5 retries. */
const TRIES = 6;
/** What `read` answers for a file that it no longer requests. */
export const GIVEN_UP = 'given up';
/** Failed tries of each file since the last success or change of language. */
const failures = new Map<string, number>();

/** Files that were given up are requested again. */
export const forgetFailures = () => failures.clear();

/**
 * i18next's backend for the locale files. A file is usable when the answer is OK and a non-empty JSON object. i18next itself retries a
 * failed one up to 5 times, after 350 ms and then twice as long each time (its defaults `maxRetries` and `retryTimeout`), and starts anew
 * whenever a component needs the file; so the backend remembers what failed six times.
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const file = `${language}/${namespace}`;
    const tried = failures.get(file) ?? 0;
    // The second argument of a failure asks for a retry.
    if (tried >= TRIES) return callback(GIVEN_UP, true);
    request(language, namespace).then(
      (strings) => {
        failures.delete(file);
        callback(null, strings);
      },
      (error: unknown) => {
        failures.set(file, tried + 1);
        callback(error instanceof Error ? error.message : String(error), true);
      },
    );
  },
};
