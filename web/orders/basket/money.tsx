import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Due } from './items/priced-item.ts';

type MoneyProps = {
  totalCents: number;
  discountCents?: number;
  /** What a gift voucher pays of the total. */
  voucherCents?: number;
  due: Due;
};

/** The total, and what of it is paid now, after the confirmation and by the day itself. */
export function Money({ totalCents, discountCents = 0, voucherCents = 0, due }: MoneyProps) {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  const rows = [
    { label: t('money.voucher'), cents: voucherCents },
    { label: t('money.now'), cents: due.now },
    { label: t('money.later'), cents: due.later },
    { label: t('money.on_day'), cents: due.onDay },
  ].filter(({ cents }) => cents > 0);
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <dl aria-live="polite" className="space-y-2 tabular-nums">
      {discountCents > 0 && (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('money.discount')}</dt>
          <dd>{amount(-discountCents)}</dd>
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 text-xl font-bold text-deep-900">
        <dt>{t('money.total')}</dt>
        <dd>{amount(totalCents - discountCents)}</dd>
      </div>
      {rows.map(({ label, cents }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt>{label}</dt>
          <dd className="font-semibold">{amount(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
