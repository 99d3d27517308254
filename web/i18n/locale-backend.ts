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

/**
 * i18next's backend for the locale files. A file is usable when the answer is OK and a non-empty JSON object. i18next itself retries a
 * failed one up to 5 times, after 350 ms and then twice as long each time (its defaults `maxRetries` and `retryTimeout`).
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    request(language, namespace).then(
      (strings) => callback(null, strings),
      // The second argument of a failure asks for a retry.
      (error: unknown) => callback(error instanceof Error ? error.message : String(error), true),
    );
  },
};
