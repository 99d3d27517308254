import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A date range in short form: `7–13 June 2027`. */
export const formatSpan = (from: string, to: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(dateOf(from), dateOf(to));

/** A full date with weekday: `Saturday, 12 June 2027`. */
export const formatFullDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    dateOf(day),
  );

/** `Mon`, or `Monday`. */
export const formatWeekdayName = (day: string, language: Language, style: 'short' | 'long') =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: style, timeZone: 'UTC' }).format(
    dateOf(day),
  );

/** `12 Jun`. */
export const formatShortDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(dateOf(day));
