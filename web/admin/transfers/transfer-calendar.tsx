import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { Button } from '#admin/button.tsx';
import { SWITCH, Toggle } from '#admin/fields/toggle.tsx';
import { useListSearch } from '#admin/list/use-list-search.ts';
import { QueryState } from '#admin/loading.tsx';
import { formatMonth } from '#content/format-day.ts';
import { addDays, isCalendarDay, menorcaToday } from '#contract/calendar.ts';
import type { DayLeg } from '#contract/transfers/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { iconButtonClass } from '#ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { addMonths, weekOf, weeksOfMonth } from './calendar-days.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { DriverName } from './driver-name.tsx';
import { formatFullDay, formatShortDay, formatSpan, formatWeekdayName } from './format-span.ts';
import { isDriven } from './is-driven.ts';
import { JourneyEntry } from './journey-entry.tsx';
import { calendarQuery } from './transfer-api.ts';

type CalendarWeekProps = { week: readonly string[]; today: string; days: ReadonlyMap<string, DayLeg[]> };

/** Seven columns, stacked on phones; a day's heading links to its day sheet. */
function CalendarWeek({ week, today, days }: CalendarWeekProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ol className="grid gap-3 lg:grid-cols-7 lg:gap-1.5">
      {week.map((day) => {
        const legs = days.get(day) ?? [];
        return (
          <li key={day} className={`min-w-0 rounded-xl p-2 ${day === today ? 'bg-sea-100' : 'bg-limestone-200/60'}`}>
            <h3 className="font-sans text-sm font-semibold">
              <AdminLink
                to="/transfers/day"
                search={{ date: day }}
                aria-label={t('calendar.sheet_of', { day: formatFullDay(day, language) })}
                className="flex min-h-9 items-center justify-between gap-1 rounded-lg px-1 text-deep-900 hover:underline lg:flex-col lg:items-start lg:gap-0"
              >
                <span className="capitalize">{formatWeekdayName(day, language, 'short')}</span>
                <span className="font-normal text-stone">{formatShortDay(day, language)}</span>
              </AdminLink>
            </h3>
            {legs.length > 0 && (
              <ul className="mt-1 space-y-1.5">
                {legs.map((leg) => (
                  <li key={`${leg.id}-${leg.leg}`}>
                    <JourneyEntry leg={leg} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type CalendarToolsProps = {
  title: string;
  isMonth: boolean;
  isFetching: boolean;
  onSpan: (span: 'week' | 'month') => void;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
};

/** Calendar navigation and the choice of month or week. */
function CalendarTools({ title, isMonth, isFetching, onSpan, onPrevious, onToday, onNext }: CalendarToolsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center">
        <button type="button" className={iconButtonClass} aria-label={t('calendar.previous')} onClick={onPrevious}>
          <ChevronLeftIcon />
        </button>
        <button type="button" className={iconButtonClass} aria-label={t('calendar.next')} onClick={onNext}>
          <ChevronRightIcon />
        </button>
      </div>
      <h2 aria-live="polite" className="text-xl first-letter:uppercase sm:text-2xl">
        {title}
      </h2>
      {isFetching && <Spinner />}
      <div className="flex flex-wrap gap-3 sm:ml-auto">
        <Button className="px-5" label={t('transfers.today')} onClick={onToday} />
        <div role="toolbar" aria-label={t('calendar.span')} className={SWITCH}>
          {(['week', 'month'] as const).map((span) => (
            <Toggle
              key={span}
              look="part"
              className="min-h-9!"
              label={t(`calendar.${span}`)}
              isOn={isMonth === (span === 'month')}
              onClick={() => onSpan(span)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Journeys per driver, and how many have none. */
export function DriverLegend({ legs }: { legs: readonly DayLeg[] }) {
  const { t } = useTranslation('admin');
  const driven = legs.filter(isDriven);
  const drivers = new Map(driven.flatMap(({ driver }) => (driver ? [[driver.id, driver]] : [])));
  const open = driven.filter(({ driver }) => driver === null).length;
  if (driven.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label={t('calendar.drivers')}>
      {[...drivers.values()].map((driver) => (
        <li key={driver.id}>
          <DriverName driver={driver} /> <span className="text-stone">{driven.filter((leg) => leg.driver?.id === driver.id).length}</span>
        </li>
      ))}
      {open > 0 && <li className="font-semibold text-terracotta-700">{t('calendar.without_driver', { count: open })}</li>}
    </ul>
  );
}

const byDay = (legs: readonly DayLeg[]) => {
  const days = new Map<string, DayLeg[]>();
  for (const leg of legs) days.set(leg.date, [...(days.get(leg.date) ?? []), leg]);
  return days;
};

/** Journeys of a week or a month, by day. */
export function TransferCalendarView() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const today = menorcaToday(new Date());
  const asked = String(search.day ?? '');
  const day = isCalendarDay(asked) ? asked : today;
  const isMonth = search.span === 'month';
  const weeks = isMonth ? weeksOfMonth(day) : [weekOf(day)];
  const [from, to] = [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day];
  const query = useQuery({ ...calendarQuery(from, to), placeholderData: (previous) => previous });
  const legs = query.data?.legs ?? [];
  const days = byDay(legs);
  const goTo = (next: string) => set({ day: next === today ? '' : next });
  return (
    <div className="mt-6">
      <CalendarTools
        title={isMonth ? formatMonth(day.slice(0, 7), language) : formatSpan(from, to, language)}
        isMonth={isMonth}
        isFetching={query.isFetching}
        onSpan={(span) => set({ span: span === 'month' ? 'month' : '' })}
        onPrevious={() => goTo(isMonth ? addMonths(day, -1) : addDays(day, -7))}
        onToday={() => goTo(today)}
        onNext={() => goTo(isMonth ? addMonths(day, 1) : addDays(day, 7))}
      />
      <QueryState query={query} />
      {query.data && (
        <>
          <DriverLegend legs={legs} />
          {isMonth ? (
            <CalendarMonth weeks={weeks} month={day.slice(0, 7)} day={day} today={today} days={days} onDay={goTo} />
          ) : (
            <CalendarWeek week={weeks[0] ?? []} today={today} days={days} />
          )}
          {!legs.some(({ date }) => !isMonth || date.startsWith(day.slice(0, 7))) && (
            <p className="mt-4 text-center text-stone">{t('calendar.empty')}</p>
          )}
        </>
      )}
    </div>
  );
}
