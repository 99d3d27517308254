import { useTranslation } from 'react-i18next';
import { formatFullDay, formatWeekdayName } from '#admin/frame/days/format-span.ts';
import { isDriven } from '#admin/frame/days/is-driven.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalendarDay } from './days-of.ts';

const WEEK = 7;

type DayProps = {
  shown: CalendarDay;
  isOutside: boolean;
  isToday: boolean;
  onDay: (day: string) => void;
};

function MonthDay({
  shown: { day, departures, legs, guests },
  isOutside,
  isToday,
  onDay,
}: DayProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const driven = legs.filter(isDriven);
  const isOff = departures.some(({ calledOffAt }) => calledOffAt !== null);
  const hasClash =
    departures.some(({ isClash }) => isClash) ||
    driven.some(({ conflicts }) => conflicts.some(({ kind }) => kind === 'driver'));
  const words = [
    guests > 0 && t('departure.sold', { count: guests }),
    driven.length > 0 && t('calendar.journeys', { count: driven.length }),
    isOff && t('departure.called_off'),
    hasClash && t('calendar.clash'),
  ].filter((word) => word !== false);
  return (
    <td className="h-14 p-0.5 align-top sm:h-24">
      <button
        type="button"
        onClick={() => onDay(day)}
        className={`flex size-full flex-col items-stretch gap-0.5 rounded-lg border p-1 text-left hover:border-deep-800 ${isOutside ? 'border-transparent text-stone' : 'border-limestone-300'} ${isToday ? 'bg-sea-100' : isOutside ? 'bg-limestone-100' : 'bg-white'}`}
      >
        <span className="sr-only">{`${formatFullDay(day, language)}: ${words.length > 0 ? words.join(', ') : t('calendar.nothing')}`}</span>
        <span aria-hidden="true" className={`text-sm ${isToday ? 'font-bold' : ''}`}>
          {Number(day.slice(8))}
        </span>
        <span aria-hidden="true" className="hidden flex-col text-xs leading-4 sm:flex">
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
        <span aria-hidden="true" className="flex flex-wrap gap-0.5 text-xs sm:hidden">
          {guests > 0 && (
            <span className="rounded-full bg-sea-100 px-1 font-semibold text-sea-800">
              {guests}
            </span>
          )}
          {driven.length > 0 && (
            <span className="rounded-full bg-limestone-200 px-1 font-semibold">
              {driven.length}
            </span>
          )}
          {(isOff || hasClash) && (
            <span className="rounded-full bg-danger px-1.5 font-semibold text-white">!</span>
          )}
        </span>
      </button>
    </td>
  );
}

type MonthViewProps = {
  days: readonly CalendarDay[];
  month: string;
  today: string;
  onDay: (day: string) => void;
};

/** Guests and journeys of each day; a day opens its own view. */
export function MonthView({ days, month, today, onDay }: MonthViewProps) {
  const language = useLanguage();
  const weeks = Array.from({ length: days.length / WEEK }, (_, n) =>
    days.slice(n * WEEK, (n + 1) * WEEK),
  );
  return (
    <table className="w-full table-fixed border-collapse">
      <thead className="text-sm text-stone">
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col" className="pb-1 pl-1.75 text-left font-semibold capitalize">
              <span className="sr-only">{formatWeekdayName(day, language, 'long')}</span>
              <span aria-hidden="true">{formatWeekdayName(day, language, 'short')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((shown) => (
              <MonthDay
                key={shown.day}
                shown={shown}
                isOutside={!shown.day.startsWith(month)}
                isToday={shown.day === today}
                onDay={onDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
