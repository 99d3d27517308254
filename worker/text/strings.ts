import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts';
import type adminStrings from '#locales/en/admin.json';
import type transferStrings from '#locales/en/airport-transfers.json';
import type commonStrings from '#locales/en/common.json';
import { LOCALE_FILES } from './locale-files.ts';

type Strings = { common: typeof commonStrings; admin: typeof adminStrings; 'airport-transfers': typeof transferStrings };
export type TextKey<N extends keyof Strings> = keyof Strings[N] & string;
/** Texts of mails; they are part of `admin`, which visitors never download. */
export type MailKey = Extract<TextKey<'admin'>, `mail.${string}`>;
export type TextValues = Record<string, string | number>;

/** Undefined when the text needs a missing value. */
function filled(text: string | undefined, values: TextValues): string | undefined {
  const isWhole = [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => Object.hasOwn(values, name));
  return isWhole ? text?.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name])) : undefined;
}

/**
 * A string for mails and redirects, with `{{name}}` filled in. `edited` overrides the files; a text that is missing or cannot be filled
 * falls back to the next one, so that a mistake in it never reaches a guest.
 */
export function translate<N extends keyof Strings>(
  language: Language,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
  edited?: string | undefined,
): string {
  const fileText = (one: Language) => (LOCALE_FILES[one][namespace] as Record<string, string>)[key];
  const texts = [edited, fileText(language), fileText(FALLBACK_LANGUAGE)];
  return texts.map((text) => filled(text, values)).find((text) => text !== undefined) ?? key;
}
