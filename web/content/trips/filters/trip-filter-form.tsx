import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useFollowedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { addressFor } from '#contract/address.ts';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { REGIONS } from '#contract/fields.ts';
import { PEOPLE_STEPS, PRICE_STEPS, type TripFacet } from '#contract/trips/trip-facets.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';
import { SORT_LABELS } from '../labels.ts';
import { facetsQuery } from '../trips.queries.ts';
import { Choice, CONTROL, LABEL } from './filter-field.tsx';
import { filterSearch, parseTripFilters, type TripFilters, typeNamed } from './trip-filters.ts';
import { FILTER_CURRENCY, useFilterNames } from './use-filter-names.ts';
import { useTripTypes } from './use-trip-types.ts';

/** The steps that a filter offers and, between them, the URL's own value. */
const stepsWith = (steps: readonly number[], value: number | undefined) =>
  value === undefined || steps.includes(value)
    ? steps
    : [...steps, value].toSorted((a, b) => a - b);

/** A GET form, so that its filters are in the URL. Each option shows the number of trips that it leaves. */
export function TripFilterForm({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const textId = useId();
  const dayId = useId();
  const types = useTripTypes(filters.type);
  const { data: facets } = useQuery({
    ...facetsQuery(filters),
    placeholderData: (previous) => previous,
  });
  const [dayField, day, setDay] = useFollowedField<HTMLInputElement>(filters.date ?? '');
  const [textField, text, setText] = useFollowedField<HTMLInputElement>(filters.q ?? '');
  const names = useFilterNames(filters);

  const apply = (form: HTMLFormElement) => {
    const chosen = parseTripFilters(Object.fromEntries(new FormData(form)));
    void navigate({
      to: '/trips',
      search: filterSearch({ ...chosen, view: filters.view, page: 1 }),
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const option = (facet: TripFacet, value: string, name: string) => {
    const number = facets?.counts[facet]?.[value];
    return (
      <option key={value} value={value}>
        {number === undefined ? name : t('list.option', { name, number })}
      </option>
    );
  };
  const prices = (facet: 'priceMin' | 'priceMax') =>
    stepsWith(PRICE_STEPS, filters[facet]).map((step) =>
      option(facet, `${step}`, formatPrice(step, FILTER_CURRENCY, language)),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search; a wrapper would add no information.
    <form
      action={addressFor('/trips', language, isPrefixed)}
      method="get"
      role="search"
      aria-label={t('list.filter')}
      onSubmit={onSubmit}
      className="mt-8 grid items-end gap-x-3 gap-y-3 rounded-card bg-white p-5 shadow-card md:grid-cols-4 md:gap-y-4"
      data-no-print
    >
      {filters.view === 'map' && <input type="hidden" name="view" value="map" />}
      {!filters.date && filters.from && <input type="hidden" name="from" value={filters.from} />}
      {!filters.date && filters.to && <input type="hidden" name="to" value={filters.to} />}
      <div className="md:col-span-2">
        <label htmlFor={textId} className={LABEL}>
          {t('list.search')}
        </label>
        <input
          ref={textField}
          id={textId}
          type="search"
          name="q"
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('list.search_hint')}
          className={CONTROL}
        />
      </div>
      <Choice
        label={tCommon('choice.destination')}
        name="destination"
        value={filters.destination ?? ''}
        onApply={apply}
      >
        <option value="">{tCommon('region.all')}</option>
        {REGIONS.map((region) => option('destination', region, names.destination(region) ?? ''))}
      </Choice>
      <Choice
        label={tCommon('choice.type')}
        name="type"
        value={typeNamed(types, filters.type)?.slug ?? ''}
        onApply={apply}
      >
        <option value="">{tCommon('choice.all_types')}</option>
        {types.map((type) => option('type', type.slug, type.name))}
      </Choice>
      <Choice
        label={tCommon('choice.duration')}
        name="duration"
        value={filters.duration ?? ''}
        onApply={apply}
      >
        <option value="">{tCommon('duration.any')}</option>
        {DURATION_CLASSES.map((duration) =>
          option('duration', duration, names.duration(duration) ?? ''),
        )}
      </Choice>
      <Choice
        label={t('list.people')}
        name="people"
        value={`${filters.people ?? ''}`}
        onApply={apply}
      >
        <option value="">{t('list.any_people')}</option>
        {stepsWith(PEOPLE_STEPS, filters.people).map((step) =>
          option('people', `${step}`, names.people(step) ?? ''),
        )}
      </Choice>
      <div className="grid grid-cols-2 gap-x-3 md:contents">
        <Choice
          label={t('list.price_min')}
          name="priceMin"
          value={`${filters.priceMin ?? ''}`}
          onApply={apply}
        >
          <option value="">{t('list.any_price')}</option>
          {prices('priceMin')}
        </Choice>
        <Choice
          label={t('list.price_max')}
          name="priceMax"
          value={`${filters.priceMax ?? ''}`}
          onApply={apply}
        >
          <option value="">{t('list.any_price')}</option>
          {prices('priceMax')}
        </Choice>
      </div>
      <div className="min-h-18 min-w-0">
        <label htmlFor={dayId} className={LABEL}>
          {t('list.day')}
        </label>
        <input
          ref={dayField}
          id={dayId}
          type="date"
          name="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          className={CONTROL}
        />
      </div>
      <Choice label={t('list.sort')} name="sort" value={filters.sort ?? ''} onApply={apply}>
        {TRIP_SORTS.map((sort) => (
          <option key={sort} value={sort === 'popular' ? '' : sort}>
            {t(SORT_LABELS[sort])}
          </option>
        ))}
      </Choice>
      <button type="submit" className={buttonClass('sea', 'h-12 md:col-span-2')}>
        <SearchIcon />
        {tCommon('choice.submit')}
      </button>
    </form>
  );
}
