import type { Language } from '#contract/languages/language.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };

/** An amount of money with its cents, as documents write it. */
export const amountWith = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );

/** Hundredths of a percent in words. */
export const percentOf = (bp: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    bp / 10_000,
  );
