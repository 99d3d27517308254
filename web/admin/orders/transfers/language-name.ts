import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';

/** A language's name in another language: `inglés`, `Englisch`. */
export const languageName = (code: Language, language: Language) =>
  new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(code) ?? code;
