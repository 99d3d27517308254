import type { Language } from '#contract/language.ts';
import { perLanguage } from './format.ts';

const lists = perLanguage((locale) => new Intl.ListFormat(locale));

/** «Es Grau, Fornells and Ciutadella». */
export const joinNames = (names: readonly string[], language: Language) => lists(language).format(names);

/** Sentences in a row, without the empty ones. */
export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
