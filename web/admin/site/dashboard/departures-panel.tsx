import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { departuresQuery, startPath } from '#admin/frame/days/days.api.ts';
import { DepartureBadge, Occupancy, useOptionName } from '#admin/frame/days/departure-state.tsx';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalledOff, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { addDays } from '#contract/calendar.ts';

const DAYS = 14;
const isGoing = ({ sold, calledOffAt }: FirmDeparture) => sold > 0 || calledOffAt !== null;

/** Places of a day: sold, and in all; departures that are closed or without a limit do not count. */
function placesOf(departures: readonly FirmDeparture[]) {
  const open = departures.filter(
    ({ isClosed, calledOffAt, capacity }) => !isClosed && calledOffAt === null && capacity !== null,
  );
  const sum = (count: (one: FirmDeparture) => number) =>
    open.reduce((total, one) => total + count(one), 0);
  return { sold: sum(({ sold }) => sold), held: 0, capacity: sum(({ capacity }) => capacity ?? 0) };
}

/** Guests of called-off departures who have not chosen yet. */
function WaitingChoice() {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(liveRecord<CalledOff[]>('/api/admin/called-off'));
  const count = (data ?? []).reduce((sum, { waiting }) => sum + waiting.length, 0);
  if (count === 0) return null;
  return (
    <p className="rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3">
      {t('called_off.waiting', { count })}{' '}
      <TextLink to="/calendar/called-off" label={t('called_off.title')} />
    </p>
  );
}

/** Departures of today and tomorrow, and how full the next two weeks are. */
export function DeparturesPanel() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const today = serverToday();
  const { data } = useQuery(departuresQuery(today, addDays(today, DAYS - 1)));
  const byDay = Map.groupBy(data?.departures ?? [], ({ date }) => date);
  return (
    <Panel title={t('calendar.departures')}>
      <WaitingChoice />
      {[today, addDays(today, 1)].map((day) => {
        const going = (byDay.get(day) ?? []).filter(isGoing);
        return (
          <section key={day}>
            <h3 className="border-b border-limestone-200 pb-1 font-sans text-base font-semibold text-deep-900">
              {day === today
                ? t('week.today', { day: formatWeekday(day, language) })
                : formatWeekday(day, language)}
            </h3>
            {data && going.length === 0 && (
              <p className="py-2 text-stone">{t('calendar.nothing')}</p>
            )}
            <ul>
              {going.map((departure) => (
                <li key={startPath(departure)} className="flex gap-3 py-2">
                  <span className="w-14 shrink-0 font-semibold tabular-nums">
                    {departure.time || '–'}
                  </span>
                  <div className="min-w-0 grow">
                    <AdminLink
                      to={`/departures/${startPath(departure)}`}
                      className="font-semibold break-words underline underline-offset-4"
                    >
                      {optionName(data?.options.find(({ id }) => id === departure.optionId))}
                    </AdminLink>
                    <Occupancy departure={departure} />
                    {departure.calledOffAt && <DepartureBadge departure={departure} />}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <section>
        <h3 className="mb-2 font-sans text-base font-semibold text-deep-900">
          {t('calendar.occupancy')}
        </h3>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
          {Array.from({ length: DAYS }, (_, n) => addDays(today, n)).map((day) => (
            <li key={day}>
              <AdminLink
                to="/calendar"
                search={{ day, span: 'day' }}
                className="block text-sm font-semibold underline underline-offset-4"
              >
                {formatWeekday(day, language)}
              </AdminLink>
              <Occupancy departure={placesOf(byDay.get(day) ?? [])} />
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  );
}
