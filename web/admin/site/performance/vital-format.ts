import { VITAL_LIMITS, type Vital } from '#contract/admin/performance.ts';

/** Seconds from one second on, milliseconds below; CLS is a plain number. */
export function formatVital(metric: Vital, value: number, locale: string): string {
  const digits = (maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits });
  if (metric === 'CLS') return digits(3).format(value);
  return value >= 1000 ? `${digits(2).format(value / 1000)} s` : `${digits(0).format(value)} ms`;
}

export type Verdict = 'good' | 'fair' | 'poor';
export const verdictOf = (metric: Vital, value: number): Verdict =>
  value <= VITAL_LIMITS[metric].good
    ? 'good'
    : value <= VITAL_LIMITS[metric].poor
      ? 'fair'
      : 'poor';

export const VERDICT_TONES: Record<Verdict, string> = {
  good: 'text-sea-700',
  fair: 'text-terracotta-600',
  poor: 'text-danger',
};
