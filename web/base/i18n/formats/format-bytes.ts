import type { Language } from '#contract/languages/language.ts';
import { perLanguage } from './format.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const sizes = perLanguage(
  (locale, unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits,
    }),
);

/** A file size as text: `480 kB`, `4,9 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return sizes(language, UNITS[step] ?? 'byte', step > 1 && value < 100 ? 1 : 0).format(value);
}
