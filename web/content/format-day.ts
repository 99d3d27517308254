import { menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/language.ts';

// Written out here, as numbers are (format.ts).
const MONTHS: Record<Language, string> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  ca: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
};

/** `month`: 1 to 12. */
export const monthName = (month: number, language: Language) => MONTHS[language].split(' ')[month - 1] ?? '';

/** `2026-07` as people read it: «July 2026». */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number] = month.split('-');
  const name = monthName(Number(number), language);
  return { es: `${name} de ${year}`, en: `${name} ${year}`, de: `${name} ${year}`, ca: `${name} del ${year}` }[language];
}

/** The day on which an instant falls in Menorca, written out: `8 October 2026`. */
export function formatDay(at: string, language: Language): string {
  const today = menorcaToday(new Date(at));
  const day = Number(today.slice(-2));
  const month = formatMonth(today, language);
  return {
    es: `${day} de ${month}`,
    en: `${day} ${month}`,
    de: `${day}. ${month}`,
    ca: `${day} ${/^[ao]/.test(month) ? 'd’' : 'de '}${month}`,
  }[language];
}
