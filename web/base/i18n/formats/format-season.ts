import type { Language } from '#contract/languages/language.ts';
import type { Season } from '#contract/trips/season.ts';
import { perLanguage } from './format.ts';

const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** `1 May – 15 October`. */
export const formatSeason = ({ from, to }: Season, language: Language) =>
  [from, to].map((day) => days(language).format(new Date(`2028-${day}T12:00:00Z`))).join(' – ');
