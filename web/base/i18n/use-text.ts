import type { Language } from '#contract/languages/language.ts';
import { localizeListWithLanguage, localizeWithLanguage } from '#contract/languages/translation.ts';
import { useLanguage } from './page-language.tsx';

type Found<T> = { value: T; lang: Language | undefined };

/** A text of a row in the page's language. `lang`, for the markup, is set if it falls back to another language. */
export function useText<F extends string>(
  item: Parameters<typeof localizeWithLanguage<F>>[0],
  field: F,
): Found<string> {
  const shown = useLanguage();
  const { value, language } = localizeWithLanguage<F>(item, field, shown);
  return { value, lang: language === shown ? undefined : language };
}

/** Same for a list, which falls back as a whole. */
export function useTextList<F extends string, T = string>(
  item: Parameters<typeof localizeListWithLanguage<F, T>>[0],
  field: F,
): Found<readonly T[]> {
  const shown = useLanguage();
  const { value, language } = localizeListWithLanguage<F, T>(item, field, shown);
  return { value, lang: language === shown ? undefined : language };
}
