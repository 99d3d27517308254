import { FULL_COMMISSION } from '#contract/accounts/api-keys.ts';
import type { Language } from '#contract/languages/language.ts';

const PER_PERCENT = FULL_COMMISSION / 100;

/** Hundredths of a percent from a percentage as it is typed, with comma or point; null of an empty text, undefined of anything else. */
export function commissionOf(text: string): number | null | undefined {
  const typed = text.replace('%', '').trim().replace(',', '.');
  if (typed === '') return null;
  const commission = /^\d{1,3}(?:\.\d{1,2})?$/.test(typed)
    ? Math.round(Number(typed) * PER_PERCENT)
    : undefined;
  return commission !== undefined && commission <= FULL_COMMISSION ? commission : undefined;
}

export const formatCommission = (commission: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    commission / FULL_COMMISSION,
  );

/** As it is typed. */
export const typedCommission = (commission: number | null, language: Language) =>
  commission === null
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(
        commission / PER_PERCENT,
      );
