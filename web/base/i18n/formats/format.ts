import type { Language } from '#contract/languages/language.ts';

/** BCP 47 tags of the site's languages, for `Intl`. */
export const LOCALES: Record<Language, string> = {
  es: 'es-ES',
  en: 'en-GB',
  de: 'de-DE',
  ca: 'ca-ES',
};

/** Creates each formatter once per language, on first use: creating one is slower than formatting. */
export function perLanguage<Options extends readonly (string | number)[], Formatter>(
  make: (locale: string, ...options: Options) => Formatter,
): (language: Language, ...options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (language, ...options) => {
    const key = [language, ...options].join();
    const formatter = made.get(key) ?? make(LOCALES[language], ...options);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = perLanguage(
  (locale, min: number, max: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: min, maximumFractionDigits: max }),
);
const prices = perLanguage(
  (locale, currency: string, min: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: min,
      maximumFractionDigits: 2,
    }),
);

/** `1.234,5`, `1,234.5`. `min` and `max`: fraction digits. */
export const formatNumber = (value: number, language: Language, { min = 0, max = 3 } = {}) =>
  numbers(language, min, max).format(value);

/** An amount in its currency, without cents if they are zero: `89 €`, `€89`. */
export const formatPrice = (amount: number, currency: string, language: Language) =>
  prices(language, currency, Number.isInteger(amount) ? 0 : 2).format(amount);

export const formatCents = (cents: number, currency: string, language: Language) =>
  formatPrice(cents / 100, currency, language);
