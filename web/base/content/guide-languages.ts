/** Keys of the `trips` namespace for what a guide speaks. */
export const GUIDE_LANGUAGES = {
  es: 'language.es',
  en: 'language.en',
  de: 'language.de',
  ca: 'language.ca',
} as const;
