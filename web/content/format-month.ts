import type { Language } from '#contract/language.ts';
import { LOCALES } from './format.ts';

/** `2026-07` as people read it: «July 2026». */
export const formatMonth = (month: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
