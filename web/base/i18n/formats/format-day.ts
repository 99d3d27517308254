import { MENORCA_TIME_ZONE } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { perLanguage } from './format.ts';

const monthNames = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
);
const months = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: MENORCA_TIME_ZONE }),
);

/** `month`: 1 to 12. */
export const monthName = (month: number, language: Language) =>
  monthNames(language).format(Date.UTC(2026, month - 1));

/** `2026-07` as text: «July 2026». */
export const formatMonth = (month: string, language: Language) =>
  months(language).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** The day of an instant in Menorca, written out: `8 October 2026`. */
export const formatDay = (at: string, language: Language) => days(language).format(new Date(at));
