import { useTranslation } from 'react-i18next';
import { GUIDE_LANGUAGES } from '#base/content/guide-languages.ts';
import { DURATION_LABELS, REGION_LABELS } from '#base/content/orders/choice-labels.ts';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripFlag } from '#contract/trips/trip-facets.ts';
import { type TripFilters, typeNamed } from './trip-filters.ts';
import { useTripTypes } from './use-trip-types.ts';

/** Prices are filtered in the currency of the trips. */
export const FILTER_CURRENCY = 'EUR';

type Filter =
  | 'destination'
  | 'type'
  | 'duration'
  | 'priceMin'
  | 'priceMax'
  | 'people'
  | 'guide'
  | 'age'
  | TripFlag
  | 'date'
  | 'from'
  | 'to'
  | 'q';

/** The words for the active value of a filter, as form, chips and near misses write them; undefined when the filter is not set. */
export function useFilterNames(filters: TripFilters) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const types = useTripTypes(filters.type);
  const price = (amount: number) => formatPrice(amount, FILTER_CURRENCY, language);
  const nameOf: { [F in Filter]: (value: NonNullable<TripFilters[F]>) => string | undefined } = {
    destination: (region) => tCommon(REGION_LABELS[region]),
    type: (wanted) => typeNamed(types, wanted)?.name,
    duration: (duration) => tCommon(DURATION_LABELS[duration]),
    priceMin: (amount) => t('list.price_from', { price: price(amount) }),
    priceMax: (amount) => t('list.price_to', { price: price(amount) }),
    people: (count) => t('list.for_people', { count }),
    guide: (one) => t('list.guide_speaks', { language: t(GUIDE_LANGUAGES[one]) }),
    age: (years) => t('list.at_age', { years }),
    families: () => tCommon('suits.families'),
    pickup: () => tCommon('suits.pickup'),
    rain: () => tCommon('suits.rain'),
    wind: () => tCommon('suits.wind'),
    date: (day) => formatDate(day, language),
    from: (day) => t('list.day_from', { day: formatDate(day, language) }),
    to: (day) => t('list.day_to', { day: formatDate(day, language) }),
    q: (text) => t('list.text', { text }),
  };
  return nameOf;
}
