import { useTranslation } from 'react-i18next';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { agesIn } from '#base/forms/fields/child-ages.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Quote, QuoteOption } from '#contract/transfers/request.ts';
import type { TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import { PaidWhen } from '../../paid-when.tsx';
import { useEnds } from '../journey-facts.tsx';
import type { RequestValues } from '../values.ts';

type TransferSummaryProps = {
  values: RequestValues;
  places: readonly InLanguage<TransferPlace>[];
  vehicle: InLanguage<TransferVehicle> | undefined;
  quote: Quote;
  option: Pick<QuoteOption, 'totalCents' | 'cancellationFeeCents'>;
};

/** What is requested, above the button that binds the guest on confirmation. */
export function TransferSummary({ values, places, vehicle, quote, option }: TransferSummaryProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { from, to } = useEnds({ values, places });
  const children = agesIn(values.childAges).length;
  const legs =
    values.trip === 'return' ? (['outbound', 'return'] as const) : (['outbound'] as const);
  return (
    <BindingSummary
      item={[`${from} → ${to}`, vehicle?.name].filter(Boolean).join(' · ')}
      when={legs
        .map((leg) => `${formatDate(values[`${leg}.date`], language)}, ${values[`${leg}.time`]}`)
        .join(' · ')}
      people={[
        t('summary.adults', { count: Number(values.adults) || 0 }),
        children > 0 && t('summary.children', { count: children }),
      ]
        .filter(Boolean)
        .join(' · ')}
      totalCents={option.totalCents}
      payment={<PaidWhen terms={quote.payment} totalCents={option.totalCents} />}
      cancellation={
        <FreeCancellation
          until={quote.freeCancellationUntil}
          fee={formatCents(option.cancellationFeeCents, quote.currency, language)}
        />
      }
      isRequest
    />
  );
}
