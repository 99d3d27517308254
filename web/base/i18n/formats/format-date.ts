import type { Language } from '#contract/languages/language.ts';
import { perLanguage } from './format.ts';

const dates = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const shortDates = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);
const weekdays = perLanguage(
  (locale, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
);

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A calendar day with its weekday: `Saturday 5 December 2026`. */
export const formatDate = (day: string, language: Language) => dates(language).format(noon(day));

/** Without the year, for a day that is near: `Sat 5 December`. */
export const formatNearDate = (day: string, language: Language) =>
  shortDates(language).format(noon(day));

/** `place`: 0 for Monday. */
export const weekdayName = (place: number, language: Language, length: 'long' | 'short') =>
  weekdays(language, length).format(new Date(Date.UTC(2026, 5, 1 + place, 12)));
