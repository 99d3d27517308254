import type { Language } from '#contract/language.ts';
import { LOCALES } from './format.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size of a file as people read it: `480 kB`, `4,9 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 && value < 100 ? 1 : 0,
  }).format(value);
}
