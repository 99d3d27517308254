import type { Language } from '#contract/language.ts';

const priceFormats = new Map<string, Intl.NumberFormat>();

/** An amount in its currency, without cents when there are none: `89 €`, `€89`. */
export function formatPrice(amount: number, currency: string, language: Language): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const kind = `${language} ${currency} ${minimumFractionDigits}`;
  let format = priceFormats.get(kind);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 });
    priceFormats.set(kind, format);
  }
  return format.format(amount);
}

export const formatCents = (cents: number, currency: string, language: Language) => formatPrice(cents / 100, currency, language);

/** BCP 47 tags of the site's languages, for `Intl`. */
export const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };

/** The day on which an instant falls in Menorca, written out: `8 October 2026`. */
export const formatDay = (at: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(new Date(at));
