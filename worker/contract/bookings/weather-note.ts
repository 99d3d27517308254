import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../languages/language.ts';
import { type InLanguages, isFilled } from '../languages/translation.ts';

/** The firm's words to the guests of a departure about its weather. */
export type WeatherNote = InLanguages<string>;

/** What the firm often says of the weather, in all languages. */
export const WEATHER_TEMPLATES = ['wind', 'sea', 'rain', 'heat', 'fog', 'watch'] as const;
export type WeatherTemplate = { name: (typeof WEATHER_TEMPLATES)[number]; note: WeatherNote };

/** In the guest's language, else in English, else in the first in which it was written. */
export const weatherText = (note: WeatherNote | null | undefined, language: Language): string =>
  [language, FALLBACK_LANGUAGE, ...LANGUAGES].map((one) => note?.[one]).find(isFilled) ?? '';
