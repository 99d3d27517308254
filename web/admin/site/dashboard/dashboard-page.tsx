import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { Button } from '#admin/frame/button.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { Dashboard } from '#contract/admin/admin.ts';
import { CountCards } from './count-cards.tsx';
import { DeparturesPanel } from './departures-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { DisputeNotice, HeldNotice, PartnerNotice } from './notices.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { WaitingLists } from './waiting-lists.tsx';
import { WeekPanel } from './week-panel.tsx';

/** New submissions arrive at any time, so the dashboard is refetched on every visit. */
const dashboardQuery = queryOptions<Dashboard>({
  queryKey: ['/api/admin/dashboard'],
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});

const ACTIONS = [
  { to: '/trips/new', label: 'quick.trip' },
  { to: '/blog/posts/new', label: 'quick.post' },
  { to: '/transfers/day', label: 'quick.day_sheet' },
  { to: '/calendar', label: 'menu.calendar' },
  { to: '/transfers/prices', label: 'quick.prices' },
  { to: '/images', label: 'quick.pictures' },
] as const;

/** Links to the most frequent tasks. */
function QuickActions() {
  const { t } = useTranslation('admin-area');
  return (
    <nav aria-label={t('quick.title')} className="mt-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {ACTIONS.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <AdminLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-full border border-deep-800/25 bg-white px-4 text-sm font-semibold whitespace-nowrap text-deep-800 hover:border-deep-800/60"
            >
              {t(label)}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CARDS = ['transfers', 'trips', 'messages', 'mails', 'translations', 'drafts'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">{t('loading')}</span>
      <ul
        className="grid animate-pulse grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 2xl:grid-cols-6"
        aria-hidden="true"
      >
        {CARDS.map((card) => (
          <li key={card} className="h-36 rounded-card bg-limestone-200" />
        ))}
      </ul>
    </div>
  );
}

/** Dashboard: open items, upcoming journeys, and the site's health. */
export function DashboardPage() {
  const { t } = useTranslation('admin-area');
  const { error, data, isPending, isError, isFetching, refetch } = useQuery(dashboardQuery);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenHead title={t('dashboard.title')} />
          <p className="mt-2 text-stone">{t('dashboard.text')}</p>
        </div>
        <Button label={t('dashboard.refresh')} onClick={() => void refetch()} isBusy={isFetching} />
      </div>
      {isError && (
        <div className="mt-8">
          <LoadError error={error} onRetry={refetch} />
        </div>
      )}
      {isPending && <Loading />}
      {data && (
        <>
          <HeldNotice count={data.mails.counts.held ?? 0} />
          <DisputeNotice disputes={data.disputes} />
          <PartnerNotice partners={data.partners} />
          <CountCards data={data} />
          <QuickActions />
          <TasksPanel tasks={data.tasks} />
          <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0 space-y-8">
              <WaitingLists data={data} />
            </div>
            <div className="min-w-0 space-y-6">
              <DeparturesPanel />
              <WeekPanel week={data.week} />
              <HealthPanel health={data.health} />
            </div>
          </div>
          <div className="mt-6">
            <RequestsPanel history={data.requests} />
          </div>
        </>
      )}
    </>
  );
}
