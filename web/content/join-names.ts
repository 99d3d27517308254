import type { Language } from '#contract/language.ts';

const AND: Record<Language, string> = { es: 'y', en: 'and', de: 'und', ca: 'i' };
/** Before the sound of «i», «y» is «e» in Spanish; «hielo» begins with another sound. */
const LIKE_I = /^h?[ií](?![aeo])/i;

/** «Es Grau, Fornells and Ciutadella». */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = language === 'es' && LIKE_I.test(last) ? 'e' : AND[language];
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
