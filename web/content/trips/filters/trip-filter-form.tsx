import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useFollowedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass, iconButtonClass } from '#base/ui/button.tsx';
import { CloseIcon, SearchIcon } from '#base/ui/icons.tsx';
import { addressFor } from '#contract/address.ts';
import { CONTROL, LABEL } from './filter-field.tsx';
import { FilterFields, useFacets } from './filter-fields.tsx';
import {
  allTripsLink,
  countFilters,
  filterSearch,
  parseTripFilters,
  type TripFilters,
} from './trip-filters.ts';

/** On narrow screens a popover at the foot of the screen, which the browser opens without scripts too; on wide ones part of the form. */
const SHEET =
  'max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:mx-auto max-lg:max-h-[88dvh] max-lg:w-full max-lg:max-w-2xl max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-t-card max-lg:bg-white max-lg:text-ink max-lg:shadow-lifted backdrop:bg-deep-900/60 lg:contents';

type SheetProps = {
  id: string;
  filters: TripFilters;
  onApply: (form: HTMLFormElement) => void;
};

function FilterSheet({ id, filters, onApply }: SheetProps) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const { duration } = filters;
  const number = useFacets(filters)?.counts.duration?.[duration ?? 'any'];
  return (
    <div id={id} popover="auto" className={SHEET}>
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-limestone-200 bg-white py-2 pr-2 pl-5 lg:hidden">
        <h2 className="text-xl">{t('list.filters')}</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={tCommon('close')}
          className={iconButtonClass}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 px-5 py-4 lg:contents">
        <FilterFields id={`${id}-day`} filters={filters} onApply={onApply} />
      </div>
      <div className="sticky bottom-0 flex items-center justify-between gap-3 border-t border-limestone-200 bg-white px-5 py-3 lg:hidden">
        <Link
          {...allTripsLink(filters)}
          className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline-offset-4 hover:underline"
        >
          {t('list.clear')}
        </Link>
        <button type="submit" className={buttonClass('sea', 'w-60 shrink-0')}>
          {number === undefined ? t('list.show_any') : t('list.show', { count: number })}
        </button>
      </div>
    </div>
  );
}

/** A GET form, so that its filters are in the URL. */
export function TripFilterForm({ filters }: { filters: TripFilters }) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const textId = useId();
  const sheetId = useId();
  const [textField, text, setText] = useFollowedField<HTMLInputElement>(filters.q ?? '');
  const active = countFilters(filters);

  const apply = (form: HTMLFormElement) => {
    const chosen = parseTripFilters(Object.fromEntries(new FormData(form)));
    void navigate({
      to: '/trips',
      search: filterSearch({ ...chosen, view: filters.view, page: 1 }),
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sheet = document.getElementById(sheetId);
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
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
      className="mt-4 grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-2 lg:mt-6 lg:grid-cols-5 lg:gap-x-3 lg:gap-y-4 lg:rounded-card lg:bg-white lg:p-5 lg:shadow-card"
      data-no-print
    >
      {filters.view === 'map' && <input type="hidden" name="view" value="map" />}
      {!filters.date && filters.from && <input type="hidden" name="from" value={filters.from} />}
      {!filters.date && filters.to && <input type="hidden" name="to" value={filters.to} />}
      <div className="relative lg:min-h-18">
        <label htmlFor={textId} className={`${LABEL} max-lg:sr-only`}>
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
          className={`${CONTROL} pr-12`}
        />
        <button
          type="submit"
          aria-label={tCommon('choice.submit')}
          className={`${iconButtonClass} absolute right-0.5 bottom-0.5`}
        >
          <SearchIcon />
        </button>
      </div>
      <button
        type="button"
        popoverTarget={sheetId}
        className="relative h-12 rounded-xl border border-deep-800 bg-white font-semibold text-deep-900 lg:hidden"
      >
        {t('list.filters')}
        {active > 0 && (
          <>
            <span
              aria-hidden="true"
              className="absolute -top-2 -right-1.5 grid size-6 place-items-center rounded-full bg-terracotta-600 text-sm text-white"
            >
              {active}
            </span>
            <span className="sr-only">{t('list.filters_on', { count: active })}</span>
          </>
        )}
      </button>
      <FilterSheet id={sheetId} filters={filters} onApply={apply} />
    </form>
  );
}
