import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CheckedCode } from '#contract/money/codes.ts';
import type { Quote, QuoteOption } from '#contract/transfers/request.ts';
import { PaidWhen } from '../../paid-when.tsx';
import { ChangedPrice } from './changed-price.tsx';
import { discountedOption } from './discounted-option.ts';
import { QuoteLines } from './quote-lines.tsx';

type PriceCheckProps = {
  option: QuoteOption;
  quote: Quote;
  oldCents: number | undefined;
  isUnseen: boolean;
  found: CheckedCode | undefined;
};

/** Price line by line before sending; a price that changed meanwhile shows its old value. */
export function PriceCheck({ option, quote, oldCents, isUnseen, found }: PriceCheckProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { currency, freeCancellationUntil } = quote;
  const shown = discountedOption(option, found);
  const isChanged = oldCents !== undefined && oldCents !== option.totalCents;
  return (
    <div className="rounded-2xl bg-limestone-100 p-4 sm:p-5">
      <div role="alert">
        {(isChanged || isUnseen) && (
          <p className="mb-4 rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink">
            {isChanged ? t('request.price_changed') : t('request.price_unseen')}
          </p>
        )}
      </div>
      <QuoteLines lines={shown.lines} currency={currency} />
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-limestone-300 pt-3 text-lg font-semibold text-deep-900">
        <span>{t('booking.total')}</span>
        <ChangedPrice
          cents={shown.totalCents}
          oldCents={oldCents}
          currency={currency}
          className="text-2xl"
        />
      </p>
      <PaidWhen
        terms={quote.payment}
        totalCents={shown.totalCents}
        className="mt-1 font-semibold text-pretty"
      />
      <p className="mt-1 text-sm">
        <FreeCancellation
          until={freeCancellationUntil}
          fee={formatCents(shown.cancellationFeeCents, currency, language)}
        />
      </p>
    </div>
  );
}
