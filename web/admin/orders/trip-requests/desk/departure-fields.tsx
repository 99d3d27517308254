import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Loading, QueryState } from '#admin/frame/loading.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripDeparture } from '#contract/bookings/availability.ts';
import { localize } from '#contract/languages/translation.ts';
import { isForDesk } from './order.ts';
import type { Choice, Departures } from './use-departures.ts';
import type { FieldErrors } from './use-desk-action.ts';

/** Places of a departure in words. */
function usePlaces() {
  const { t } = useTranslation('admin-area');
  return (departure: TripDeparture, now: number) => {
    const { status, vacancies } = departure;
    if (status === 'SOLD_OUT') return t('departure.sold_out');
    if (!isForDesk(departure, now)) return t('departure.closed');
    const places =
      vacancies === null ? t('departure.freesale') : t('desk.places_left', { count: vacancies });
    if (status !== 'CLOSED') return places;
    const hasLeft = Date.parse(departure.id) < now;
    return `${places} · ${t(hasLeft ? 'desk.has_left' : 'desk.after_cutoff')}`;
  };
}

type TimesProps = {
  departures: Departures;
  choice: Choice;
  error: boolean;
  onChange: (choice: Choice) => void;
};

/** The starts of the day with their places; without one, the next days. */
function Times({
  departures: { query, option, ofDay, isKnown, departure, next, now },
  choice,
  error,
  onChange,
}: TimesProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const placesOf = usePlaces();
  const name = useId();
  if (!option) return <QueryState query={query} />;
  if (!isKnown) return <Loading />;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-deep-900">{t('departure.departure')}</legend>
      <div className="flex flex-wrap gap-2">
        {ofDay.map((one) => (
          <label
            key={one.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-limestone-400 bg-white px-3.5 py-2 has-checked:border-sea-700 has-disabled:cursor-default has-disabled:bg-limestone-100 has-disabled:text-stone"
          >
            <input
              type="radio"
              name={name}
              checked={one.id === departure?.id}
              disabled={!isForDesk(one, now)}
              aria-invalid={error || undefined}
              onChange={() => onChange({ ...choice, time: one.time })}
              className="size-5 shrink-0 accent-sea-700"
            />
            <span>
              <span className="font-semibold">{one.time || t('departure.all_day')}</span> ·{' '}
              {placesOf(one, now)}
            </span>
          </label>
        ))}
      </div>
      {!ofDay.some((one) => isForDesk(one, now)) && (
        <p role="status" className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <span>{t(next.length > 0 ? 'desk.no_departure' : 'desk.no_departures')}</span>
          {next.map((date) => (
            <TextButton
              key={date}
              label={formatWeekday(date, language)}
              onClick={() => onChange({ ...choice, date, time: null })}
            />
          ))}
        </p>
      )}
      {error && <Problem text={t('desk.choose_departure')} className="mt-1 text-sm" />}
    </fieldset>
  );
}

type DepartureFieldsProps = {
  departures: Departures;
  choice: Choice;
  errors: FieldErrors;
  onChange: (choice: Choice) => void;
};

/** Option, day and start of a booking. */
export function DepartureFields({ departures, choice, errors, onChange }: DepartureFieldsProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { options, option, query } = departures;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('inbox.option')}
          error={errors.optionId}
          value={String(option?.id ?? '')}
          disabled={options.length === 0}
          onChange={(id) => onChange({ ...choice, optionId: Number(id), time: null })}
          options={options.map((one) => [one.id, localize(one, 'name', language)])}
        />
        <TextField
          label={t('inbox.day')}
          type="date"
          value={choice.date}
          onChange={(date) => onChange({ ...choice, date, time: null })}
        />
      </div>
      {query.data && options.length === 0 ? (
        <p role="status">{t('desk.no_options')}</p>
      ) : query.fetchStatus !== 'idle' || query.data ? (
        <Times {...{ departures, choice, onChange }} error={errors.departureId !== undefined} />
      ) : null}
    </>
  );
}
