import { useTranslation } from 'react-i18next';
import { agesIn } from '#base/forms/fields/child-ages.ts';
import { ArrowRightIcon } from '#base/ui/icons.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { withAddress } from '#contract/transfers/ends.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { JourneyDay } from '../steps/journey/journey-day.tsx';
import type { RequestValues } from './values.ts';

type JourneyFactsProps = { values: RequestValues; places: readonly InLanguage<TransferPlace>[] };

/** Names of both ends; a dash for one not chosen yet. */
export function useEnds({ values, places }: JourneyFactsProps): { from: string; to: string } {
  const nameOf = (id: string) => {
    const place = places.find((one) => String(one.id) === id);
    return place ? place.name : '–';
  };
  return { from: nameOf(values.from), to: nameOf(values.to) };
}

/** Summary of route, time and passengers. */
export function JourneyFacts({ values, places }: JourneyFactsProps) {
  const { t } = useTranslation('airport-transfers');
  const { from, to } = useEnds({ values, places });
  const children = agesIn(values.childAges).length;
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold text-deep-900">
        {withAddress(from, values['outbound.pickupAddress'].trim())}
        <ArrowRightIcon className="size-4 shrink-0 text-sea-700" />
        <span className="sr-only">{t('summary.to')} </span>
        {withAddress(to, values['outbound.dropoffAddress'].trim())}
      </p>
      {values['outbound.date'] && (
        <p>
          <JourneyDay day={values['outbound.date']} style="short" />
          {values['outbound.time'] && `, ${values['outbound.time']}`}
        </p>
      )}
      {values.trip === 'return' && values['return.date'] && (
        <p>
          {t('summary.return')}: <JourneyDay day={values['return.date']} style="short" />
          {values['return.time'] && `, ${values['return.time']}`}
        </p>
      )}
      <p className="text-stone">
        {[
          t('summary.adults', { count: Number(values.adults) || 0 }),
          children > 0 && t('summary.children', { count: children }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
