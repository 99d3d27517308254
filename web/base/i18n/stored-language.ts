import { isLanguage, type Language } from '#contract/languages/language.ts';

/** Local storage key of the visitor's choice; a cookie of the same name exposes it to the edge. */
export const LANGUAGE_KEY = 'i18nextLng';
const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 3600;

export function readStoredLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined; // Storage is disabled.
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The cookie alone is sufficient.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
}

/** The stored choice, else the browser's languages. */
export const detectLanguage = (): Language | undefined =>
  readStoredLanguage() ??
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
