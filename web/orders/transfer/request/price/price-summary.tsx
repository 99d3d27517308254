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
  /** The last step's button needs the bar's room; the step itself says until when cancelling is free. */
  isLast: boolean;
  /** The full journey; a phone's bar has no room for it. */
  children: ReactNode;
};

const LACKS = {
  journey: 'summary.empty',
  answer: 'summary.failed',
  price: 'summary.none',
} as const;

/**
 * The price, always visible: next to the form, or on a phone in a bottom bar with the next step's button, which takes an eighth of a small
 * screen at most and is absent while there is nothing to say.
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
  isLast,
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
      data-floating
      className={`sticky bottom-0 z-20 -mx-4 border-t border-limestone-200 bg-white px-4 py-1.5 shadow-lifted lg:top-24 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border-0 lg:p-6 lg:shadow-card ${atFoot ? 'max-lg:static' : ''} ${isPriced || lack === 'answer' ? '' : 'max-lg:hidden'}`}
    >
      <h2 className="hidden text-xl lg:block">{t('summary.title')}</h2>
      <div className="hidden lg:mt-3 lg:block">{children}</div>
      <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 lg:mt-4 lg:flex lg:min-h-14 lg:flex-wrap lg:justify-between lg:gap-y-1 lg:border-t lg:border-limestone-300 lg:pt-4">
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
              <span className="flex flex-wrap items-baseline gap-x-2 leading-snug lg:ml-auto lg:block lg:text-right">
                <span className="flex items-center gap-2 lg:justify-end">
                  {isAsking && <Spinner />}
                  <ChangedPrice
                    cents={option.totalCents}
                    oldCents={oldCents}
                    currency={quote.currency}
                    className="text-xl lg:text-2xl"
                  />
                </span>
                <span className="text-xs text-stone lg:block lg:text-sm">
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
        {isPriced && <div className="row-span-2 max-w-60 lg:hidden noscript:hidden">{button}</div>}
        {isPriced && (
          <p
            className={`w-full text-xs leading-tight lg:text-sm lg:leading-snug ${isLast ? 'max-lg:hidden' : ''}`}
          >
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
