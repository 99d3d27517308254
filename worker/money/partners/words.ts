import type { Language } from '#contract/languages/language.ts';
import { type TextKey, type TextValues, translate } from '#core/locales/strings.ts';

/** The administration's texts in a partner's language. */
export const wordsIn = (language: Language) => (key: TextKey<'admin-area'>, values?: TextValues) =>
  translate(language, 'admin-area', key, values);
