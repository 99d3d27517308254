import { createInstance, type i18n } from 'i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#contract/languages/language.ts';
import type adminStrings from '#locales/en/admin.json';
import type adminAreaStrings from '#locales/en/admin-area.json';
import type transferStrings from '#locales/en/airport-transfers.json';
import type commonStrings from '#locales/en/common.json';
import type giftStrings from '#locales/en/gift-vouchers.json';
import type orderStrings from '#locales/en/order.json';
import type problemStrings from '#locales/en/problems.json';
import { LOCALE_FILES } from './locale-files.ts';

type Strings = {
  common: typeof commonStrings;
  admin: typeof adminStrings;
  'admin-area': typeof adminAreaStrings;
  'airport-transfers': typeof transferStrings;
  'gift-vouchers': typeof giftStrings;
  order: typeof orderStrings;
  problems: typeof problemStrings;
};
export type TextKey<N extends keyof Strings> = keyof Strings[N] & string;
/** Texts of mails; they are part of `admin-area`, which visitors never download. */
export type MailKey = Extract<TextKey<'admin-area'>, `mail.${string}`>;
export type TextValues = Record<string, string | number>;
/** A text of `admin-area` as it was edited in the administration. */
export type EditedText = { language: Language; key: string; value: string };

let files: i18n | undefined;

/** The locale files, interpolated as on the pages (`web/base/i18n/create-i18n.ts`). */
function fromFiles(): i18n {
  if (files) return files;
  files = createInstance();
  void files.init({
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    resources: LOCALE_FILES,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return files;
}

const editions = new WeakMap<readonly EditedText[], i18n>();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** The same with edited texts. One with a placeholder that the file's text lacks is left out, so that the mistake never reaches a guest. */
function withEdits(edited: readonly EditedText[]): i18n {
  const known = editions.get(edited);
  if (known) return known;
  const edition = fromFiles().cloneInstance({ forkResourceStore: true });
  for (const { language, key, value } of edited) {
    const given = placeholders(LOCALE_FILES[language]['admin-area'][key] ?? '');
    if (placeholders(value).every((name) => given.includes(name)))
      edition.addResource(language, 'admin-area', key, value);
  }
  editions.set(edited, edition);
  return edition;
}

/** A string for mails and redirects, with `{{name}}` filled in; English where the language lacks it. */
export function translate<N extends keyof Strings>(
  language: Language,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
  edited: readonly EditedText[] = [],
): string {
  const texts = edited.length > 0 ? withEdits(edited) : fromFiles();
  return (texts.getFixedT(language, namespace) as (key: string, values: TextValues) => string)(
    key,
    values,
  );
}
