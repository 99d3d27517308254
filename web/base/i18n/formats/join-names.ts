import type { Language } from '#contract/languages/language.ts';
import { perLanguage } from './format.ts';

const lists = perLanguage((locale) => new Intl.ListFormat(locale));

/** «Es Grau, Fornells and Ciutadella». */
export const joinNames = (names: readonly string[], language: Language) =>
  lists(language).format(names);
