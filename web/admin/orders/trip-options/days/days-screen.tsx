import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { ParentLink, TextButton, TextLink } from '#admin/frame/button.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PartTabs } from '#admin/frame/part-tabs.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { TripException, TripPlanInput } from '#contract/bookings/plans.ts';
import { localize } from '#contract/languages/translation.ts';
import { OptionTabs } from '../option-tabs.tsx';
import { exceptionsQuery, removeException } from '../options-api.ts';
import { OversoldPanel } from '../oversold-panel.tsx';
import { DeparturePreview } from './departure-preview.tsx';
import { ExceptionForm } from './exception-form.tsx';
import { KIND_LABELS } from './exception-kinds.ts';

type Option = EditedRow<TripPlanInput>;

/** Days that were set, each with what is different. */
function ExceptionList({
  option,
  onRemove,
}: {
  option: Option;
  onRemove: (exception: TripException) => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const query = useQuery(exceptionsQuery(option.id));
  const nameOf = (key: string) => {
    const unit = option.units.find(({ id }) => String(id) === key);
    return unit ? localize(unit, 'name', language) : t('options.whole_booking');
  };
  return (
    <>
      <QueryState query={query} />
      {query.data?.items.length === 0 && (
        <p className="text-stone">{t('options.exceptions_empty')}</p>
      )}
      <ul className="divide-y divide-limestone-200">
        {query.data?.items.map((exception) => {
          const { localDate, localTime, kind, capacity, minPeople, cents, note, isCalledOff } =
            exception;
          const day = `${formatDate(localDate, language)} ${localTime}`.trim();
          return (
            <li key={day} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold text-deep-900">
                  {day}: {t(KIND_LABELS[kind])}
                </p>
                <p className="text-sm break-words text-stone">
                  {[
                    capacity !== null && t('departure.sold', { count: capacity }),
                    minPeople !== null && `${t('options.min_people')}: ${minPeople}`,
                    ...Object.entries(cents).map(
                      ([key, price]) => `${nameOf(key)} ${formatCents(price, 'EUR', language)}`,
                    ),
                    note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {isCalledOff ? (
                <TextLink to="/calendar" label={t('departure.called_off')} of={day} />
              ) : (
                <TextButton
                  className="min-h-11"
                  label={t('options.reset_day')}
                  of={day}
                  onClick={() => onRemove(exception)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Days({ option }: { option: Option }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { search, set } = useListSearch();
  const tab = search.tab === 'weeks' ? 'weeks' : 'set';
  const again = () => refresh(`${APIS['trip-options'].base}/${option.id}/`);
  const { mutate: remove } = useAction({
    mutationFn: (exception: TripException) => removeException(option.id, exception),
    onSuccess: again,
  });
  return (
    <>
      <ParentLink to="/trips/options" label={t('options.title')} />
      <h1 className="mt-2 mb-5 text-3xl break-words">{localize(option, 'name', language)}</h1>
      <OptionTabs id={option.id} current="days" />
      <OversoldPanel id={option.id} />
      <PartTabs
        label="options.days"
        current={tab}
        onOpen={(name) => set({ tab: name })}
        parts={[
          {
            name: 'set',
            label: 'options.exceptions',
            content: (
              <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
                <Panel title={t('options.set_day')}>
                  <ExceptionForm option={option} onSaved={again} />
                </Panel>
                <Panel title={t('options.exceptions')}>
                  <ExceptionList option={option} onRemove={remove} />
                </Panel>
              </div>
            ),
          },
          {
            name: 'weeks',
            label: 'options.fourweeks',
            content: <DeparturePreview id={option.id} />,
          },
        ]}
      />
    </>
  );
}

/** The departures that an option's plan comes to, and the days that differ from its timetable. */
export function OptionDaysScreen() {
  const { t } = useTranslation('admin-area');
  const { id = '' } = useParams({ strict: false });
  const query = useQuery({ ...APIS['trip-options'].one(id), staleTime: 0 });
  useScreenTitle(query.data?.name ?? t('options.days'));
  return query.data ? (
    <Days option={query.data} />
  ) : (
    <RowState query={query} listPath="/trips/options" listTitle={t('options.title')} />
  );
}
