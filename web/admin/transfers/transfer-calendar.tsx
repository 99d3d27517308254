import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '#admin/loading.tsx';
import { useListSearch } from '#admin/use-list-search.ts';
import { formatMonth } from '#content/format-day.ts';
import { addDays, isCalendarDay, menorcaToday } from '#contract/calendar.ts';
import type { DayLeg } from '#contract/transfer-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { addMonths, weekOf, weeksOfMonth } from './calendar-days.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { CalendarWeek } from './calendar-week.tsx';
import { DriverLegend } from './driver-legend.tsx';
import { formatSpan } from './format-span.ts';
import { calendarQuery } from './transfer-api.ts';

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
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
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
