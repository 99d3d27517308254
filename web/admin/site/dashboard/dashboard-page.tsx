import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { Button } from '#admin/frame/button.tsx';
import { departuresQuery, journeysQuery } from '#admin/frame/days/days.api.ts';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { isDriven } from '#admin/frame/days/is-driven.ts';
import { todayQuery } from '#admin/frame/days/today.api.ts';
import { FirstHourNotice } from '#admin/frame/first-hour/first-hour-notice.tsx';
import { LockedKeysNotice } from '#admin/frame/first-hour/locked-keys-notice.tsx';
import { IssuerNotice } from '#admin/frame/orders/issuer-notice.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { Dashboard } from '#contract/admin/admin.ts';
import { TODAY_DAYS } from '#contract/admin/today.ts';
import { addDays } from '#contract/calendar.ts';
import { HealthPanel } from './health-panel.tsx';
import { CalledOffNotice, DisputeNotice, HeldNotice, PartnerNotice } from './notices.tsx';
import { OccupancyPanel } from './occupancy-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { NewMenu } from './today/new-menu.tsx';
import { clashesIn, todayEntries } from './today/today-entries.ts';
import { TodayList } from './today/today-list.tsx';
import { TodayTasks } from './today/today-tasks.tsx';
import { WaitingLists } from './waiting-lists.tsx';

/** New submissions arrive at any time, so the dashboard is refetched on every visit. */
const dashboardQuery = queryOptions<Dashboard>({
  queryKey: ['/api/admin/dashboard'],
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});

const BARS = ['one', 'two', 'three'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{t('loading')}</span>
      <ul className="animate-pulse space-y-2" aria-hidden="true">
        {BARS.map((bar) => (
          <li key={bar} className="h-24 rounded-2xl bg-limestone-200" />
        ))}
      </ul>
    </div>
  );
}

/** Departures and journeys of today and tomorrow. */
function useDays(today: string) {
  const days = Array.from({ length: TODAY_DAYS }, (_, n) => addDays(today, n));
  const last = days.at(-1) ?? today;
  const departures = useQuery(departuresQuery(today, last));
  const journeys = useQuery(journeysQuery(today, last));
  const entries = todayEntries(
    departures.data?.departures ?? [],
    departures.data?.options ?? [],
    (journeys.data?.legs ?? []).filter(isDriven),
  );
  return {
    ...{ days, entries },
    isPending: departures.isPending || journeys.isPending,
    error: departures.error ?? journeys.error,
    refetch: () => Promise.all([departures.refetch(), journeys.refetch()]),
  };
}

/** The first screen: what happens today, what waits for the firm, and, for administrators, the site's health. Made for a phone. */
export function DashboardPage() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const today = serverToday();
  const isWhole = useRights().may('GET', String(dashboardQuery.queryKey[0]));
  const { error, data, isLoading, isError, isFetching, refetch } = useQuery({
    ...dashboardQuery,
    enabled: isWhole,
  });
  const day = useDays(today);
  const refresh = useRefresh();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenHead title={t('dashboard.title')} />
          <p className="mt-2 text-stone first-letter:uppercase">{formatFullDay(today, language)}</p>
        </div>
        <Button
          label={t('dashboard.refresh')}
          onClick={() => {
            if (isWhole) void refetch();
            void day.refetch();
            void refresh(String(todayQuery.queryKey[0]));
          }}
          isBusy={isFetching}
        />
      </div>
      <LockedKeysNotice />
      {data && <HeldNotice count={data.mails.counts.held ?? 0} />}
      {data && <DisputeNotice disputes={data.disputes} />}
      {data && <IssuerNotice />}
      <TodayTasks failedMails={data?.mails.counts.failed ?? 0} clashes={clashesIn(day.entries)} />
      <CalledOffNotice />
      <FirstHourNotice />
      <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-8">
          {day.error ? (
            <LoadError error={day.error} onRetry={day.refetch} />
          ) : day.isPending ? (
            <Loading />
          ) : (
            <TodayList days={day.days} entries={day.entries} />
          )}
          {isError && <LoadError error={error} onRetry={refetch} />}
          {isLoading && <Loading />}
          {data && <WaitingLists data={data} />}
        </div>
        {(data || !isWhole) && (
          <div className="min-w-0 space-y-6">
            {data && <PartnerNotice partners={data.partners} />}
            {data && <TasksPanel tasks={data.tasks} />}
            <OccupancyPanel today={today} />
            {data && <HealthPanel health={data.health} />}
          </div>
        )}
      </div>
      {data && (
        <div className="mt-6">
          <RequestsPanel history={data.requests} />
        </div>
      )}
      <NewMenu />
    </>
  );
}
