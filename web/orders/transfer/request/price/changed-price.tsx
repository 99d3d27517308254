import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

type ChangedPriceProps = {
  cents: number;
  oldCents?: number | undefined;
  currency: string;
  className?: string;
};

/** A price; a changed one also shows the previous value. */
export function ChangedPrice({ cents, oldCents, currency, className = '' }: ChangedPriceProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  return (
    <span
      className={`font-semibold whitespace-nowrap text-terracotta-700 tabular-nums ${className}`}
    >
      {oldCents !== undefined && oldCents !== cents && (
        <s className="mr-2 text-base font-normal text-stone">
          <span className="sr-only">{t('request.old_price')} </span>
          {formatCents(oldCents, currency, language)}
        </s>
      )}
      <span>{formatCents(cents, currency, language)}</span>
    </span>
  );
}
