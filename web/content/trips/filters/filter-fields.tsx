import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GUIDE_LANGUAGES } from '#base/content/guide-languages.ts';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useFollowedField } from '#base/ui/behaviour/use-followed-field.ts';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { REGIONS } from '#contract/fields.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import {
  AGE_STEPS,
  PEOPLE_STEPS,
  PRICE_STEPS,
  type TripFacet,
  type TripFlag,
} from '#contract/trips/trip-facets.ts';
import { DURATION_CLASSES, TRIP_SUITS } from '#contract/trips/trips.ts';
import { SORT_LABELS } from '../labels.ts';
import { facetsQuery } from '../trips.queries.ts';
import { Choice, CONTROL, LABEL } from './filter-field.tsx';
import { Flag } from './filter-flag.tsx';
import { type TripFilters, typeNamed } from './trip-filters.ts';
import { FILTER_CURRENCY, useFilterNames } from './use-filter-names.ts';
import { useTripTypes } from './use-trip-types.ts';

/** The steps that a filter offers and, between them, the URL's own value. */
const stepsWith = (steps: readonly number[], value: number | undefined) =>
  value === undefined || steps.includes(value)
    ? steps
    : [...steps, value].toSorted((a, b) => a - b);

type FieldsProps = { filters: TripFilters; onApply: (form: HTMLFormElement) => void };

/** Number of trips by value of each filter; the former ones until those of a change have come. */
export const useFacets = (filters: TripFilters) =>
  useQuery({ ...facetsQuery(filters), placeholderData: (previous) => previous }).data;

function DayField({ id, date }: { id: string; date: string | undefined }) {
  const { t } = useTranslation('trips');
  const [field, day, setDay] = useFollowedField<HTMLInputElement>(date ?? '');
  return (
    <div className="min-h-18 min-w-0">
      <label htmlFor={id} className={LABEL}>
        {t('list.day')}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        name="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        className={CONTROL}
      />
    </div>
  );
}

/** All filters but the text, in the order in which cards and pages tell of a trip. Each option shows the number of trips that it leaves. */
export function FilterFields({ id, filters, onApply }: FieldsProps & { id: string }) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const types = useTripTypes(filters.type);
  const facets = useFacets(filters);
  const names = useFilterNames(filters);

  const withNumber = (facet: TripFacet, value: string, name: string) => {
    const number = facets?.counts[facet]?.[value];
    return number === undefined ? name : t('list.option', { name, number });
  };
  const option = (facet: TripFacet, value: string, name: string | undefined) => (
    <option key={value} value={value}>
      {withNumber(facet, value, name ?? '')}
    </option>
  );
  const price = (facet: 'priceMin' | 'priceMax', label: string) => (
    <Choice label={label} name={facet} value={`${filters[facet] ?? ''}`} onApply={onApply}>
      <option value="">{t('list.any_price')}</option>
      {stepsWith(PRICE_STEPS, filters[facet]).map((step) =>
        option(facet, `${step}`, formatPrice(step, FILTER_CURRENCY, language)),
      )}
    </Choice>
  );
  const flag = (one: TripFlag) => (
    <Flag
      key={one}
      name={one}
      isOn={filters[one] ?? false}
      label={withNumber(one, '1', names[one](true) ?? '')}
      onApply={onApply}
    />
  );
  return (
    <>
      <Choice
        label={tCommon('choice.type')}
        name="type"
        value={typeNamed(types, filters.type)?.slug ?? ''}
        onApply={onApply}
        className="col-span-full lg:col-span-1"
      >
        <option value="">{tCommon('choice.all_types')}</option>
        {types.map((type) => option('type', type.slug, type.name))}
      </Choice>
      {price('priceMin', t('list.price_min'))}
      {price('priceMax', t('list.price_max'))}
      <DayField id={id} date={filters.date} />
      <Choice
        label={tCommon('choice.duration')}
        name="duration"
        value={filters.duration ?? ''}
        onApply={onApply}
      >
        <option value="">{tCommon('duration.any')}</option>
        {DURATION_CLASSES.map((one) => option('duration', one, names.duration(one)))}
      </Choice>
      <Choice
        label={tCommon('choice.destination')}
        name="destination"
        value={filters.destination ?? ''}
        onApply={onApply}
      >
        <option value="">{tCommon('region.all')}</option>
        {REGIONS.map((region) => option('destination', region, names.destination(region)))}
      </Choice>
      <Choice
        label={t('list.people')}
        name="people"
        value={`${filters.people ?? ''}`}
        onApply={onApply}
      >
        <option value="">{t('list.any_people')}</option>
        {stepsWith(PEOPLE_STEPS, filters.people).map((step) =>
          option('people', `${step}`, names.people(step)),
        )}
      </Choice>
      <Choice label={t('list.guide')} name="guide" value={filters.guide ?? ''} onApply={onApply}>
        <option value="">{t('list.any_guide')}</option>
        {LANGUAGES.map((one) => option('guide', one, t(GUIDE_LANGUAGES[one])))}
      </Choice>
      <Choice label={t('list.age')} name="age" value={`${filters.age ?? ''}`} onApply={onApply}>
        <option value="">{t('list.any_age')}</option>
        {stepsWith(AGE_STEPS, filters.age).map((step) =>
          option('age', `${step}`, t('list.years', { count: step })),
        )}
      </Choice>
      <div className="col-span-full flex flex-wrap items-end gap-x-2 gap-y-3 lg:col-span-4">
        {flag('pickup')}
        <fieldset>
          <legend className={LABEL}>{tCommon('card.tags')}</legend>
          <div className="flex flex-wrap gap-2">{TRIP_SUITS.map(flag)}</div>
        </fieldset>
      </div>
      <Choice
        label={t('list.sort')}
        name="sort"
        value={filters.sort ?? ''}
        onApply={onApply}
        className="col-span-full lg:col-span-1"
      >
        {TRIP_SORTS.map((sort) => (
          <option key={sort} value={sort === 'popular' ? '' : sort}>
            {t(SORT_LABELS[sort])}
          </option>
        ))}
      </Choice>
    </>
  );
}
