import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { formatFullDay, formatShortDay, formatWeekdayName } from '#admin/frame/days/format-span.ts';
import { JourneyEntry } from '#admin/frame/days/journey-entry.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalendarOption, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import type { CalendarDay } from './days-of.ts';
import { DepartureEntry } from './departure-entry.tsx';

type DayListProps = {
  days: readonly CalendarDay[];
  options: readonly CalendarOption[];
  today: string;
  isWeek: boolean;
  onDeparture: (departure: FirmDeparture) => void;
};

/** Days one below the other, or a week in seven columns on wide screens. A day's heading leads to its sheet. */
export function DayList({ days, options, today, isWeek, onDeparture }: DayListProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ol className={`grid gap-3 ${isWeek ? 'xl:grid-cols-7 xl:gap-1.5' : ''}`}>
      {days.map(({ day, departures, legs }) => (
        <li
          key={day}
          className={`min-w-0 rounded-xl p-2 ${day === today ? 'bg-sea-100' : 'bg-limestone-200/60'}`}
        >
          <h3 className="font-sans text-sm font-semibold">
            <AdminLink
              to="/transfers/day"
              search={{ date: day }}
              title={t('calendar.sheet_of', { day: formatFullDay(day, language) })}
              className="flex min-h-11 items-center justify-between gap-1 rounded-lg px-1 text-deep-900 hover:underline"
            >
              <span className="capitalize">
                {formatWeekdayName(day, language, isWeek ? 'short' : 'long')}
              </span>
              <span className="font-normal text-stone">{formatShortDay(day, language)}</span>
            </AdminLink>
          </h3>
          {departures.length + legs.length === 0 ? (
            <p className="px-1 text-sm text-stone">{t('calendar.nothing')}</p>
          ) : (
            <ul className={`mt-1 grid gap-1.5 ${isWeek ? '' : 'sm:grid-cols-2 xl:grid-cols-3'}`}>
              {departures.map((departure) => (
                <li key={startPath(departure)}>
                  <DepartureEntry
                    departure={departure}
                    option={options.find(({ id }) => id === departure.optionId)}
                    onOpen={onDeparture}
                  />
                </li>
              ))}
              {legs.map((leg) => (
                <li key={`${leg.id}-${leg.leg}`}>
                  <JourneyEntry leg={leg} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
