import { isLanguage, type Language } from '#contract/languages/language.ts';

/** The first of the site's languages that `Accept-Language` prefers, by its weights. */
export function acceptedLanguage(header: string): Language | undefined {
  const preferences = header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((weight) => weight !== undefined);
      return {
        language: tag.trim().split('-')[0],
        weight: q === undefined ? 1 : Number(q),
        position,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return preferences.map(({ language }) => language).find(isLanguage);
}

export function storedLanguage(cookies: string): Language | undefined {
  const value = /(?:^|;\s*)i18nextLng=([a-z]{2})(?:;|$)/.exec(cookies)?.[1];
  return isLanguage(value) ? value : undefined;
}

/** The language of a request without an explicit one: the visitor's choice, else the browser's preference. */
export const requestLanguage = (headers: Headers): Language | undefined =>
  storedLanguage(headers.get('Cookie') ?? '') ??
  acceptedLanguage(headers.get('Accept-Language') ?? '');
