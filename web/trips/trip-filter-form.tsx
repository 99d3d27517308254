import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFor } from '#contract/address.ts';
import { TRIP_SORTS } from '#contract/admin/list-values.ts';
import { REGIONS } from '#contract/fields.ts';
import { localize } from '#contract/languages/translation.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { DURATION_LABELS, REGION_LABELS, SORT_LABELS } from './labels.ts';
import { filterSearch, parseTripFilters, type TripFilters, typeNamed } from './trip-filters.ts';
import { tripTypesQuery } from './trips.queries.ts';

const LABEL = 'mb-1 block text-sm font-semibold text-deep-900';
const CONTROL = 'h-12 w-full min-w-0 rounded-xl border border-limestone-400 bg-white px-3';

/** Value of a field: the URL's, until it is edited or the URL changes (links, back and forward). */
function useFollowing(value: string) {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setShown(value);
  }
  return [shown, setShown] as const;
}

type ChoiceProps = { label: string; name: string; value: string; onApply: (form: HTMLFormElement) => void; children: ReactNode };

/** Applies on change; without scripts by the button. */
function Choice({ label, name, value, onApply, children }: ChoiceProps) {
  const id = useId();
  const [shown, setShown] = useFollowing(value);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { form, value: chosen } = currentTarget;
    setShown(chosen);
    if (form) onApply(form);
  };
  return (
    <div className="min-h-18 min-w-0 md:row-start-2 xl:row-start-1">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select id={id} name={name} value={shown} onChange={onChange} className={CONTROL}>
        {children}
      </select>
    </div>
  );
}

/** A GET form, so that its filters are in the URL. */
export function TripFilterForm({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const textId = useId();
  const { data: types = [] } = useQuery(tripTypesQuery);
  const [text, setText] = useFollowing(filters.q ?? '');

  const apply = (form: HTMLFormElement) => {
    const chosen = parseTripFilters(Object.fromEntries(new FormData(form)));
    void navigate({ to: '/trips', search: filterSearch({ ...chosen, page: 1 }) });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search; a wrapper would add no information.
    <form
      action={addressFor('/trips', language, isPrefixed)}
      method="get"
      role="search"
      aria-label={t('list.filter')}
      onSubmit={onSubmit}
      className="mt-8 grid grid-cols-2 items-end [reading-flow:grid-rows] gap-x-3 gap-y-4 rounded-card bg-white p-5 shadow-card md:grid-cols-4 xl:grid-cols-[1.6fr_1fr_1fr_1fr_1fr_9rem]"
      data-no-print
    >
      <div className="col-span-2 md:col-span-3 md:row-start-1 xl:col-span-1">
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
      <Choice label={t('list.destination')} name="destination" value={filters.destination ?? ''} onApply={apply}>
        <option value="">{t('region.all')}</option>
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {t(REGION_LABELS[region])}
          </option>
        ))}
      </Choice>
      <Choice label={t('list.type')} name="type" value={typeNamed(types, filters.type)?.name ?? ''} onApply={apply}>
        <option value="">{t('list.all_types')}</option>
        {types.map((type) => (
          <option key={type.id} value={type.name}>
            {localize(type, 'name', language)}
          </option>
        ))}
      </Choice>
      <Choice label={t('list.duration')} name="duration" value={filters.duration ?? ''} onApply={apply}>
        <option value="">{t('duration.any')}</option>
        {DURATION_CLASSES.map((duration) => (
          <option key={duration} value={duration}>
            {t(DURATION_LABELS[duration])}
          </option>
        ))}
      </Choice>
      <Choice label={t('list.sort')} name="sort" value={filters.sort ?? ''} onApply={apply}>
        {TRIP_SORTS.map((sort) => (
          <option key={sort} value={sort === 'popular' ? '' : sort}>
            {t(SORT_LABELS[sort])}
          </option>
        ))}
      </Choice>
      <button type="submit" className={buttonClass('sea', 'col-span-2 h-12 md:col-span-1 md:col-start-4 md:row-start-1 xl:col-start-6')}>
        <SearchIcon />
        {t('list.submit')}
      </button>
    </form>
  );
}
