import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#contract/language.ts';
import { isFilled } from '#contract/translation.ts';

type Fields = Record<string, unknown>;

/** Fields whose plain value is not only read: addresses, filters and searches use it. */
const VALUES = new Set(['name', 'tag', 'tags']);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isInLanguages = (value: Fields) => Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/** `{ es, en, de, ca }` becomes `{ de }`, or `{ en }` where there is no German. */
function pick(texts: Fields, language: Language): Fields | undefined {
  const chosen = [language, FALLBACK_LANGUAGE].find((one) => isFilled(texts[one]));
  return chosen && { [chosen]: texts[chosen] };
}

/** The language whose text the plain field is. */
const languageOf = (plain: unknown, texts: unknown) =>
  isFields(texts) ? Object.keys(texts).find((one) => isFilled(plain) && JSON.stringify(texts[one]) === JSON.stringify(plain)) : undefined;

/**
 * What a visitor reads in this language takes the plain field's place; a fallback stays a translation, so that it can be marked as one.
 * `whole`: the translations in all languages.
 */
function settle({ translations, ...plain }: Fields & { translations: Fields }, whole: Fields, language: Language): Fields {
  const left: Fields = {};
  for (const [field, texts] of Object.entries(translations)) {
    const isOwn = isFields(texts) && isFilled(texts[language]);
    if (isOwn && (!VALUES.has(field) || plain[field] === texts[language])) plain[field] = texts[language];
    else if (isFields(texts) && Object.keys(texts).length > 0) left[field] = texts;
    else {
      const source = languageOf(plain[field], whole[field]);
      if (source) left[field] = { [source]: plain[field] };
    }
  }
  return { ...plain, translations: left };
}

/** An answer of the API as a page in `language` needs it: no text in any other language but the fallback's where it shows. */
export function inOneLanguage<T>(value: T, language: Language): T {
  const narrow = (part: unknown, isTranslation = false): unknown => {
    if (Array.isArray(part)) return part.map((one) => narrow(one));
    if (!isFields(part)) return part;
    // A text that is no translation of a plain field shows in whatever language it is.
    if (isInLanguages(part)) return pick(part, language) ?? (isTranslation ? {} : part);
    const fields = Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, narrow(inner, isTranslation || name === 'translations')]),
    );
    return isFields(fields.translations)
      ? settle(fields as Fields & { translations: Fields }, part.translations as Fields, language)
      : fields;
  };
  return narrow(value) as T;
}
