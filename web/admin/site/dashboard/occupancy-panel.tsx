import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { departuresQuery } from '#admin/frame/days/days.api.ts';
import { Occupancy } from '#admin/frame/days/departure-state.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { addDays } from '#contract/calendar.ts';

const DAYS = 14;

/** Places of a day: sold, and in all; departures that are closed or without a limit do not count. */
function placesOf(departures: readonly FirmDeparture[]) {
  const open = departures.filter(
    ({ isClosed, calledOffAt, capacity }) => !isClosed && calledOffAt === null && capacity !== null,
  );
  const sum = (count: (one: FirmDeparture) => number) =>
    open.reduce((total, one) => total + count(one), 0);
  return { sold: sum(({ sold }) => sold), held: 0, capacity: sum(({ capacity }) => capacity ?? 0) };
}

/** How full the next two weeks are. */
export function OccupancyPanel({ today }: { today: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data } = useQuery(departuresQuery(today, addDays(today, DAYS - 1)));
  const byDay = Map.groupBy(data?.departures ?? [], ({ date }) => date);
  return (
    <Panel title={t('calendar.occupancy')}>
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
    </Panel>
  );
}
