import type { Language, Namespace } from '#contract/language.ts';

export const RETRY_LIMIT = 5;
export const FIRST_RETRY_MS = 350;

export type Strings = Record<string, string>;
export type Loaded = { language: Language; namespace: Namespace; strings: Strings };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isGood = (value: unknown): value is Strings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

async function request(language: Language, namespace: Namespace): Promise<Strings> {
  const response = await fetch(`/locales/${language}/${namespace}.json?v=${Date.now()}`, {
    credentials: 'include',
    cache: 'no-store',
    headers: { 'Cache-Control': 'no-cache, no-store, must-revalidate', Pragma: 'no-cache' },
  });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const strings: unknown = await response.json();
  if (!isGood(strings)) throw new Error('empty or not an object of strings');
  return strings;
}

/**
 * One translation file. Good only when the answer is OK and a non-empty JSON object; else tried again up to 5 times,
 * after 350 ms and then twice as long each time. Undefined, and a line in the console, when nothing helped.
 */
export async function loadNamespace(language: Language, namespace: Namespace): Promise<Loaded | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { language, namespace, strings: await request(language, namespace) };
    } catch (error) {
      if (attempt === RETRY_LIMIT) {
        console.error(`Translations ${language}/${namespace} did not load:`, error instanceof Error ? error.message : error);
        return undefined;
      }
      await wait(FIRST_RETRY_MS * 2 ** attempt);
    }
  }
}
