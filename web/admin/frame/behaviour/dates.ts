import { LOCALES } from '#base/i18n/formats/format.ts';
import { MENORCA_TIME_ZONE } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';

/** An instant in the island's time zone: `22 Feb 2026, 11:00`. */
export const formatInstant = (at: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: MENORCA_TIME_ZONE,
  }).format(new Date(at));

/** The time of an instant in the island's time zone: `11:00`. */
export const formatTime = (at: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeStyle: 'short',
    timeZone: MENORCA_TIME_ZONE,
  }).format(new Date(at));

/** A calendar day (`2027-06-12`) with its weekday: `Sat, 12 Jun 2027`. */
export const formatWeekday = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** The day of an instant on the island, numeric: `22/2/26`; for date columns. */
export const formatDate = (at: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'short',
    timeZone: MENORCA_TIME_ZONE,
  }).format(new Date(at));
