import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#admin/frame/button.tsx';
import { addMonths, weekOf, weeksOfMonth } from '#admin/frame/days/calendar-days.ts';
import { departuresQuery, journeysQuery } from '#admin/frame/days/days.api.ts';
import { DriverLegend } from '#admin/frame/days/driver-legend.tsx';
import { formatFullDay, formatSpan } from '#admin/frame/days/format-span.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { formatMonth } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { addDays, isInHorizon } from '#contract/calendar.ts';
import { CalendarTools, SPANS, type Span } from './calendar-tools.tsx';
import { DayList } from './day-list.tsx';
import { daysOf } from './days-of.ts';
import { DepartureSheet } from './departure-sheet.tsx';
import { MonthView } from './month-view.tsx';

/** Days of the list. */
const LIST_DAYS = 14;

const daysShown = (span: Span, day: string): string[] => {
  if (span === 'month') return weeksOfMonth(day).flat();
  if (span === 'week') return weekOf(day);
  return span === 'day' ? [day] : Array.from({ length: LIST_DAYS }, (_, n) => addDays(day, n));
};

const STEP: Record<Exclude<Span, 'month'>, number> = { day: 1, week: 7, list: LIST_DAYS };
const move = (span: Span, day: string, by: 1 | -1) =>
  span === 'month' ? addMonths(day, by) : addDays(day, by * STEP[span]);

/** Departures and journeys of a month, a week, a day, or the next two weeks. */
export function CalendarScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const [opened, setOpened] = useState<FirmDeparture>();
  const today = serverToday();
  const asked = String(search.day ?? '');
  const day = isInHorizon(asked) ? asked : today;
  const span = SPANS.find((one) => one === search.span) ?? 'list';
  const shown = daysShown(span, day);
  const [from, to] = [shown[0] ?? day, shown.at(-1) ?? day];
  const departures = useQuery({
    ...departuresQuery(from, to),
    placeholderData: (previous) => previous,
  });
  const journeys = useQuery({
    ...journeysQuery(from, to),
    placeholderData: (previous) => previous,
  });
  const isAll = String(search.all ?? '') === '1' || span === 'day';
  const options = departures.data?.options ?? [];
  const days = daysOf(shown, departures.data?.departures ?? [], journeys.data?.legs ?? [], isAll);
  const goTo = (next: string) => set({ day: next === today ? '' : next });
  const current =
    opened &&
    (departures.data?.departures.find(
      (one) => one.startsAt === opened.startsAt && one.optionId === opened.optionId,
    ) ??
      opened);
  return (
    <>
      <ScreenHead title={t('menu.calendar')}>
        <ButtonLink to="/transfers/day" search={{ date: day }} label={t('transfers.day_sheet')} />
        <ButtonLink
          to="/calendar/weather-day"
          search={{ date: day }}
          label={t('weather_day.title')}
        />
        <ButtonLink to="/calendar/called-off" label={t('called_off.title')} />
        <ButtonLink to="/calendar/feeds" label={t('feeds.title')} />
      </ScreenHead>
      <CalendarTools
        title={
          span === 'month'
            ? formatMonth(day.slice(0, 7), language)
            : span === 'day'
              ? formatFullDay(day, language)
              : formatSpan(from, to, language)
        }
        span={span}
        isFetching={departures.isFetching || journeys.isFetching}
        onSpan={(next) => set({ span: next === 'list' ? '' : next })}
        onPrevious={() => goTo(move(span, day, -1))}
        onToday={() => goTo(today)}
        onNext={() => goTo(move(span, day, 1))}
      />
      {span !== 'day' && span !== 'month' && (
        <div className="mb-4">
          <Checkbox
            label={t('calendar.show_empty')}
            value={isAll}
            onChange={(next) => set({ all: next ? '1' : '' })}
          />
        </div>
      )}
      <QueryState query={departures} />
      <QueryState query={journeys} />
      {departures.data && journeys.data && (
        <>
          <DriverLegend legs={journeys.data.legs} />
          {span === 'month' ? (
            <MonthView
              days={days}
              month={day.slice(0, 7)}
              today={today}
              onDay={(next) => set({ day: next, span: 'day' })}
            />
          ) : (
            <DayList
              days={days}
              options={options}
              today={today}
              isWeek={span === 'week'}
              onDeparture={setOpened}
            />
          )}
        </>
      )}
      {current && (
        <DepartureSheet
          departure={current}
          option={options.find(({ id }) => id === current.optionId)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
