import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ParentLink } from '#admin/frame/button.tsx';
import { departuresQuery, startPath } from '#admin/frame/days/days.api.ts';
import { Occupancy, useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { serverNow } from '#base/clock/server-clock.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { FirmCalendar, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { isInHorizon } from '#contract/calendar.ts';
import { WalkInForm } from './walk-in-form.tsx';

/** Whether a walk-in can come along: there is a place, and the departure is not over. */
const hasPlace = (one: FirmDeparture, now: number) =>
  !one.isClosed &&
  one.calledOffAt === null &&
  Date.parse(one.endsAt) > now &&
  (one.capacity === null || one.sold + one.held < one.capacity);

type DeparturesProps = { calendar: FirmCalendar; onChoose: (departure: FirmDeparture) => void };

function Departures({ calendar: { departures, options }, onChoose }: DeparturesProps) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  const now = serverNow();
  const open = departures.filter((one) => hasPlace(one, now));
  if (open.length === 0)
    return (
      <p className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
        {t('walk_in.none')}
      </p>
    );
  return (
    <ul aria-label={t('walk_in.which')} className="grid gap-2 sm:grid-cols-2">
      {open.map((departure) => (
        <li key={startPath(departure)} className="flex">
          <button
            type="button"
            onClick={() => onChoose(departure)}
            className="flex grow gap-3 rounded-2xl bg-white p-4 text-left shadow-card hover:shadow-lifted"
          >
            <span
              className={`w-22 shrink-0 leading-tight font-semibold tabular-nums text-deep-900 ${departure.time ? 'text-lg' : 'pt-0.5 text-sm'}`}
            >
              {departure.time || t('departure.all_day')}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold break-words text-deep-900">
                {optionName(options.find(({ id }) => id === departure.optionId))}
              </span>
              <Occupancy departure={departure} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Guests without a name at the counter or on the quay: a departure of the day, how many, and paid at once. */
export function WalkInScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const asked = String(search.date ?? '');
  const date = isInHorizon(asked) ? asked : serverToday();
  const query = useQuery(departuresQuery(date, date));
  const chosen = query.data?.departures.find(
    ({ optionId, time }) =>
      String(optionId) === String(search.option) && time === String(search.time ?? ''),
  );
  const option = query.data?.options.find(({ id }) => id === chosen?.optionId);
  return (
    <>
      <ParentLink to="/dashboard" label={t('menu.dashboard')} className="mb-2" />
      <ScreenHead title={t('walk_in.title')} />
      <p className="mt-2 mb-6 text-stone first-letter:uppercase">{formatFullDay(date, language)}</p>
      {query.data ? (
        chosen && option ? (
          <WalkInForm
            key={startPath(chosen)}
            departure={chosen}
            option={option}
            onOther={() => set({ option: undefined, time: undefined })}
          />
        ) : (
          <Departures
            calendar={query.data}
            onChoose={({ optionId, time }) => set({ date, option: optionId, time })}
          />
        )
      ) : (
        <QueryState query={query} />
      )}
    </>
  );
}
