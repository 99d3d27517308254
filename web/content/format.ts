import type { Language } from '#contract/language.ts';

// Written out here instead of by `Intl`, whose first formatter takes a phone's processor 60 ms while the page comes alive. Tests hold
// them to it.

/** BCP 47 tags of the site's languages, for `Intl`. */
export const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', de: 'de-DE', ca: 'ca-ES' };

/** `1.234,5`, `1,234.5`; in Spanish thousands stand apart from five digits on. `min` and `max`: digits after the point. */
export function formatNumber(value: number, language: Language, { min = 0, max = 3 } = {}): string {
  const scale = 10 ** max;
  const [whole = '', digits = ''] = String(Math.round(Math.abs(value) * scale) / scale).split('.');
  const [thousands, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const grouped = language === 'es' && whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const fraction = digits.padEnd(min, '0');
  return (value < 0 ? '-' : '') + grouped + (fraction && point + fraction);
}

/** An amount in its currency, without cents when there are none: `89 €`, `€89`. */
export function formatPrice(amount: number, currency: string, language: Language): string {
  const min = Number.isInteger(amount) ? 0 : 2;
  if (currency !== 'EUR')
    return amount.toLocaleString(LOCALES[language], { style: 'currency', currency, minimumFractionDigits: min, maximumFractionDigits: 2 });
  const number = formatNumber(amount, language, { min, max: 2 });
  return language === 'en' ? number.replace(/^-?/, '$&€') : `${number}\u00a0€`;
}

export const formatCents = (cents: number, currency: string, language: Language) => formatPrice(cents / 100, currency, language);
