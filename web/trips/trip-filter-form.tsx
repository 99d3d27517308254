import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFor } from '#contract/address.ts';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { REGIONS } from '#contract/fields.ts';
import { localize } from '#contract/languages/translation.ts';
import { PEOPLE_STEPS, PRICE_STEPS, type TripFacet } from '#contract/trips/trip-facets.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Choice, CONTROL, LABEL, useFollowing } from './filter-field.tsx';
import { SORT_LABELS } from './labels.ts';
import { filterSearch, parseTripFilters, type TripFilters, typeNamed } from './trip-filters.ts';
import { facetsQuery, tripTypesQuery } from './trips.queries.ts';
import { useFilterNames } from './use-filter-names.ts';

/** The steps that a filter offers and, between them, the URL's own value. */
const stepsWith = (steps: readonly number[], value: number | undefined) =>
  value === undefined || steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b);

/** A GET form, so that its filters are in the URL. Each option shows the number of trips that it leaves. */
export function TripFilterForm({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const textId = useId();
  const { data: types = [] } = useQuery(tripTypesQuery);
  const { data: facets } = useQuery({ ...facetsQuery(filters), placeholderData: (previous) => previous });
  const [text, setText] = useFollowing(filters.q ?? '');
  const names = useFilterNames();

  const apply = (form: HTMLFormElement) => {
    const chosen = parseTripFilters(Object.fromEntries(new FormData(form)));
    void navigate({ to: '/trips', search: filterSearch({ ...chosen, view: filters.view, page: 1 }) });
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
  const steps = (facet: 'priceMin' | 'priceMax' | 'people', offered: readonly number[]) =>
    stepsWith(offered, filters[facet]).map((step) => option(facet, `${step}`, names[facet](step) ?? ''));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search; a wrapper would add no information.
    <form
      action={addressFor('/trips', language, isPrefixed)}
      method="get"
      role="search"
      aria-label={t('list.filter')}
      onSubmit={onSubmit}
      className="mt-8 grid grid-cols-2 items-end gap-x-3 gap-y-4 rounded-card bg-white p-5 shadow-card md:grid-cols-4"
      data-no-print
    >
      {filters.view === 'map' && <input type="hidden" name="view" value="map" />}
      <div className="col-span-2">
        <label htmlFor={textId} className={LABEL}>
          {t('list.search')}
        </label>
        <input
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
      <Choice label={tCommon('choice.destination')} name="destination" value={filters.destination ?? ''} onApply={apply}>
        <option value="">{tCommon('region.all')}</option>
        {REGIONS.map((region) => option('destination', region, names.destination(region) ?? ''))}
      </Choice>
      <Choice label={tCommon('choice.type')} name="type" value={typeNamed(types, filters.type)?.slug ?? ''} onApply={apply}>
        <option value="">{tCommon('choice.all_types')}</option>
        {types.map((type) => option('type', type.slug, localize(type, 'name', language)))}
      </Choice>
      <Choice label={tCommon('choice.duration')} name="duration" value={filters.duration ?? ''} onApply={apply}>
        <option value="">{tCommon('duration.any')}</option>
        {DURATION_CLASSES.map((duration) => option('duration', duration, names.duration(duration) ?? ''))}
      </Choice>
      <Choice label={t('list.people')} name="people" value={`${filters.people ?? ''}`} onApply={apply}>
        <option value="">{t('list.any_people')}</option>
        {steps('people', PEOPLE_STEPS)}
      </Choice>
      <Choice label={t('list.price_min')} name="priceMin" value={`${filters.priceMin ?? ''}`} onApply={apply}>
        <option value="">{t('list.any_price')}</option>
        {steps('priceMin', PRICE_STEPS)}
      </Choice>
      <Choice label={t('list.price_max')} name="priceMax" value={`${filters.priceMax ?? ''}`} onApply={apply}>
        <option value="">{t('list.any_price')}</option>
        {steps('priceMax', PRICE_STEPS)}
      </Choice>
      <div className="col-span-2">
        <Choice label={t('list.sort')} name="sort" value={filters.sort ?? ''} onApply={apply}>
          {TRIP_SORTS.map((sort) => (
            <option key={sort} value={sort === 'popular' ? '' : sort}>
              {t(SORT_LABELS[sort])}
            </option>
          ))}
        </Choice>
      </div>
      <button type="submit" className={buttonClass('sea', 'col-span-2 h-12')}>
        <SearchIcon />
        {tCommon('choice.submit')}
      </button>
    </form>
  );
}
