import { LOCALES } from '#content/format.ts';
import type { Language } from '#contract/language.ts';

/** What a language is called in another: `inglés`, `Englisch`. */
export const languageName = (code: Language, language: Language) =>
  new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(code) ?? code;
