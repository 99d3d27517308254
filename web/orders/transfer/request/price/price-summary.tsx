import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useIsInTheWay } from '#base/ui/behaviour/keep-clear.ts';
import { BusyLabel, Spinner } from '#base/ui/spinner.tsx';
import type { Quote, QuoteOption } from '#contract/transfers/request.ts';
import { ChangedPrice } from './changed-price.tsx';

type PriceSummaryProps = {
  quote: Quote | undefined;
  option: Pick<QuoteOption, 'totalCents' | 'cancellationFeeCents'> | undefined;
  oldCents: number | undefined;
  isAsking: boolean;
  /** Why there is no price, unless it is loading. */
  lack: 'journey' | 'answer' | 'price';
  isReturn: boolean;
  /** Name of the priced vehicle. */
  vehicle: string | undefined;
  /** The button of the next step, for a phone. */
  button: ReactNode;
  /** The full journey; a phone's bar has no room for it. */
  children: ReactNode;
};

const LACKS = {
  journey: 'summary.empty',
  answer: 'summary.failed',
  price: 'summary.none',
} as const;

/**
 * The price, always visible: next to the form, or on a phone in a bottom bar with the next step's button, which leaves room for the contact
 * button and is absent while there is nothing to say.
 */
export function PriceSummary({
  quote,
  option,
  oldCents,
  isAsking,
  lack,
  isReturn,
  vehicle,
  button,
  children,
}: PriceSummaryProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const bar = useRef<HTMLElement>(null);
  const { atFoot } = useIsInTheWay(bar);
  const isPriced = option !== undefined && quote !== undefined;
  return (
    <aside
      ref={bar}
      aria-label={t('summary.label')}
      className={`sticky bottom-0 z-20 -mx-4 border-t border-limestone-200 bg-white px-4 py-3 pr-22 shadow-lifted lg:top-24 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border-0 lg:p-6 lg:shadow-card ${atFoot ? 'max-lg:static' : ''} ${isPriced || lack === 'answer' ? '' : 'max-lg:hidden'}`}
    >
      <h2 className="hidden text-xl lg:block">{t('summary.title')}</h2>
      <div className="hidden lg:mt-3 lg:block">{children}</div>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:mt-4 lg:border-t lg:border-limestone-300 lg:pt-4">
        <div
          aria-live="polite"
          aria-atomic="true"
          className="flex items-center justify-between gap-x-4 lg:w-full lg:flex-wrap"
        >
          {isPriced ? (
            <>
              <span className="hidden min-w-0 leading-snug font-semibold text-deep-900 lg:block">
                {vehicle}
              </span>
              <span className="leading-snug lg:ml-auto lg:text-right">
                <span className="flex items-center gap-2 lg:justify-end">
                  {isAsking && <Spinner />}
                  <ChangedPrice
                    cents={option.totalCents}
                    oldCents={oldCents}
                    currency={quote.currency}
                    className="text-2xl"
                  />
                </span>
                <span className="block text-sm text-stone">
                  {t(isReturn ? 'summary.total_both' : 'summary.total_one')}
                </span>
              </span>
            </>
          ) : (
            <span className="flex items-center gap-2 text-stone">
              <BusyLabel isBusy={isAsking}>
                {t(isAsking ? 'summary.asking' : LACKS[lack])}
              </BusyLabel>
            </span>
          )}
        </div>
        {isPriced && <div className="lg:hidden noscript:hidden">{button}</div>}
        {isPriced && (
          <p className="w-full text-sm leading-snug">
            <span className="hidden text-stone lg:block">{t('summary.per_vehicle')}</span>
            <FreeCancellation
              until={quote.freeCancellationUntil}
              fee={formatCents(option.cancellationFeeCents, quote.currency, language)}
            />
          </p>
        )}
      </div>
    </aside>
  );
}
