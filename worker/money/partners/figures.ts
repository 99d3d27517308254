import type { Language } from '#contract/languages/language.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** With both decimals, so that sums stand below one another. */
export const exactMoney = (cents: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );

export const percentInWords = (bp: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(bp / 100);

/** `2027-06` as `June 2027`. */
export const monthInWords = (month: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(utc(`${month}-01`));

/** `2027-06-12` as `12/06/2027`; nothing for a row whose day is not known any more. */
export const dayInFigures = (day: string, language: Language) =>
  day &&
  new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(utc(day));
