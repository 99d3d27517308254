import type { Language } from '../languages/language.ts';

type Unit = 'second' | 'minute' | 'hour';

const formats = new Map<string, Intl.NumberFormat>();

/** Each is made once: that takes longer than a hundred uses. */
function formatOf(language: Language, unit: Unit | 'percent'): Intl.NumberFormat {
  const name = `${language} ${unit}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(
    language,
    unit === 'percent'
      ? { style: 'percent', maximumFractionDigits: 1 }
      : { style: 'unit', unit, unitDisplay: 'long' },
  );
  formats.set(name, made);
  return made;
}

/** `24 hours`, `1 Stunde`: an amount with its unit, in words. */
export const durationInWords = (amount: number, unit: Unit, language: Language): string =>
  formatOf(language, unit).format(amount);

/** Minutes as hours where they are full hours from two on (`2 hours`, but `60 minutes` and `90 minutes`). */
export const minutesInWords = (minutes: number, language: Language): string =>
  minutes >= 120 && minutes % 60 === 0
    ? durationInWords(minutes / 60, 'hour', language)
    : durationInWords(minutes, 'minute', language);

/** `20 %`, in English `20%`. */
export const percentInWords = (percent: number, language: Language): string =>
  formatOf(language, 'percent').format(percent / 100);
