import {
  LANGUAGES,
  type Language,
  NAMESPACES,
  type Namespace,
} from '#contract/languages/language.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const file = (language: Language, namespace: Namespace) =>
  files[`../../locales/${language}/${namespace}.json`] ?? {};

type Strings = Record<Language, Record<Namespace, Record<string, string>>>;

/** The real locale files. */
export const STRINGS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(NAMESPACES.map((namespace) => [namespace, file(language, namespace)])),
  ]),
) as Strings;
