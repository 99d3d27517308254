import type { Language } from '#contract/languages/language.ts';

const DEFAULTS: Record<Language, string> = { es: 'ES', ca: 'ES', en: 'GB', de: 'DE' };

/** The country that a guest's phone number is given with at first. */
export const defaultCountry = (language: Language) => DEFAULTS[language];
