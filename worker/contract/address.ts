import { isLanguage, type Language } from './language.ts';

/** `/de/trips` is `/trips` in German; a bare path leaves the choice to cookie, browser and default. `/de/admin` is nothing. */
export function splitLanguage(pathname: string): { language: Language | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const path = `/${rest.join('/')}`;
  return isLanguage(first) && !isUnprefixed(path) ? { language: first, path } : { language: undefined, path: pathname };
}

/** A path of ours, with or without query, never another host's. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length < 500;

/** Areas that never carry a language. */
const isUnprefixed = (path: string) => /^\/(?:admin|api|auth|locales)(?:\/|$)/.test(path);

/** `/trips` in German is `/de/trips`; the home page is `/de`. */
export const prefixed = (path: string, language: Language) => (path === '/' ? `/${language}` : `/${language}${path}`);

/** Address of a path in the mode of the page it stands on: links on a prefixed page are prefixed. */
export const addressFor = (path: string, language: Language, isPrefixed: boolean) =>
  isPrefixed && !isUnprefixed(path) ? prefixed(path, language) : path;
