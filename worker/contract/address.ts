import { isLanguage, type Language } from './languages/language.ts';

/** `/de/trips` is `/trips` in German; for a bare path cookie, browser and default decide. `/de/admin` does not exist. */
export function splitLanguage(pathname: string): { language: Language | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const path = `/${rest.join('/')}`;
  return isLanguage(first) && !isUnprefixed(path)
    ? { language: first, path }
    : { language: undefined, path: pathname };
}

/** A path of this site, with or without query, never another host's. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length < 500;

/** Paths of this site that are no pages of it: the administration, the API, files. */
export const isOutsideRoutes = (path: string) =>
  /^\/(?:admin|api)(?:\/|$)|\.[a-z0-9]{2,12}$/i.test(path);

/** Areas without a language prefix. */
const isUnprefixed = (path: string) => /^\/(?:admin|api|auth|locales)(?:\/|$)/.test(path);

/** `/trips` in German is `/de/trips`; the home page is `/de`. */
export const prefixed = (path: string, language: Language) =>
  path === '/' ? `/${language}` : `/${language}${path}`;

/** URL of a path on the current page: links on a prefixed page are prefixed. */
export const addressFor = (path: string, language: Language, isPrefixed: boolean) =>
  isPrefixed && !isUnprefixed(path) ? prefixed(path, language) : path;
