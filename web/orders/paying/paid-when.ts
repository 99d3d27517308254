import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';

type Rule = PaymentTerms & {
  instantConfirmation: boolean;
  /** To the partner who sent the guest. */
  isPaidElsewhere?: boolean;
};

/** What of a trip's price is paid now, or after the confirmation, and what on the day, and how; nothing of one that is free or paid to a partner. */
export function usePaidWhen(): (rule: Rule, totalCents: number) => string {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  return (rule, totalCents) => {
    if (totalCents === 0 || rule.isPaidElsewhere) return '';
    const money = (cents: number) => formatCents(cents, 'EUR', language);
    const first = dueWhenBooking(rule, totalCents);
    if (first === 0) return t('book.on_day', { amount: money(totalCents) });
    const amount = money(first);
    const isNow = rule.instantConfirmation;
    return first < totalCents
      ? t(isNow ? 'book.deposit_now' : 'book.deposit_later', {
          amount,
          rest: money(totalCents - first),
        })
      : t(isNow ? 'book.all_now' : 'book.all_later', { amount });
  };
}

/** The rule of an option, before a day and people are chosen. */
export function usePayRule(): (rule: Rule) => string {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  return (rule) => {
    const isNow = rule.instantConfirmation;
    if (rule.payment === 'all') return t(isNow ? 'pay_rule.all_now' : 'pay_rule.all_later');
    if (rule.payment !== 'deposit') return t('pay_rule.on_day');
    const part =
      rule.depositCents === null
        ? new Intl.NumberFormat(language, { style: 'percent' }).format(
            (rule.depositPercent ?? 0) / 100,
          )
        : formatCents(rule.depositCents, 'EUR', language);
    return t(isNow ? 'pay_rule.deposit_now' : 'pay_rule.deposit_later', { part });
  };
}

/** The words of the button that binds the guest: what is paid at once, else that it will have to be. */
export function useBindingLabel(): (
  rule: Rule,
  totalCents: number,
  voucherCents?: number,
) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (rule, totalCents, voucherCents = 0) => {
    if (!rule.instantConfirmation) return t('binding.request');
    const first = rule.isPaidElsewhere ? 0 : dueWhenBooking(rule, totalCents) - voucherCents;
    return first > 0
      ? t('binding.pay_now', { amount: formatCents(first, 'EUR', language) })
      : t('binding.book');
  };
}
