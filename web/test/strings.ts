import {
  LANGUAGES,
  type Language,
  TEXT_NAMESPACES,
  type TextNamespace,
} from '#contract/languages/language.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
/** `problems` holds the API's own texts, which no page downloads. */
export const TEXT_FILES = [...TEXT_NAMESPACES, 'problems'] as const;
const file = (language: Language, namespace: (typeof TEXT_FILES)[number]) =>
  files[`../../locales/${language}/${namespace}.json`] ?? {};

type Strings = Record<Language, Record<TextNamespace | 'problems', Record<string, string>>>;

/** The real locale files. */
export const STRINGS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(TEXT_FILES.map((namespace) => [namespace, file(language, namespace)])),
  ]),
) as Strings;
