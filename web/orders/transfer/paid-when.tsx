import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';

type PaidWhenProps = { terms: PaymentTerms; totalCents: number; className?: string };

/** What of a transfer's price is paid once the company has confirmed it, and what by the day of travel. */
export function PaidWhen({ terms, totalCents, className }: PaidWhenProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  if (totalCents === 0) return null;
  const first = dueWhenBooking(terms, totalCents);
  const amount = formatCents(first, 'EUR', language);
  const rest = formatCents(totalCents - first, 'EUR', language);
  return (
    <p className={className}>
      {first === 0
        ? t('pay.on_day', { amount: formatCents(totalCents, 'EUR', language) })
        : first < totalCents
          ? t('pay.deposit', { amount, rest })
          : t('pay.all', { amount })}
    </p>
  );
}
