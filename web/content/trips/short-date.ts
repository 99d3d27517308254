import { perLanguage } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';

const dates = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

/** A calendar day for a narrow place, in one line: `Sat 5 Dec`. */
export const formatShortDate = (day: string, language: Language) =>
  dates(language)
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll(' ', '\u00a0');
