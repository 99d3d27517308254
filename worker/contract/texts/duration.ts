import type { Language } from '../languages/language.ts';

type Unit = 'second' | 'minute' | 'hour';

/** `24 hours`, `1 Stunde`: an amount with its unit, in words. */
export const durationInWords = (amount: number, unit: Unit, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** Minutes as hours where they are full hours from two on (`2 hours`, but `60 minutes` and `90 minutes`). */
export const minutesInWords = (minutes: number, language: Language): string =>
  minutes >= 120 && minutes % 60 === 0
    ? durationInWords(minutes / 60, 'hour', language)
    : durationInWords(minutes, 'minute', language);

/** `20 %`, in English `20%`. */
export const percentInWords = (percent: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );
