import type { Language } from '#contract/languages/language.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };

/** A calendar day as `sábado, 12 de junio de 2027`. */
export const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `12 jun 2027`, for subjects. */
export const shortDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** As on the pages: without cents when they are zero. */
export const money = (cents: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
