import type { Language } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };

/** A calendar day as `sábado, 12 de junio de 2027`. */
export const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** An instant as a guest reads it: day and hour in Menorca. */
export function momentInWords(instant: string, language: Language): string {
  const { date, time } = wallTime(new Date(instant));
  return `${dayInWords(date, language)}, ${time}`;
}

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
