import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { useScreenTitle } from '#admin/use-screen-title.ts';
import { LoadError } from '#ui/section-states.tsx';
import { CountCards } from './count-cards.tsx';
import { dashboardQuery } from './dashboard.queries.ts';
import { HealthPanel } from './health-panel.tsx';
import { HeldNotice } from './held-notice.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { WaitingLists } from './waiting-lists.tsx';
import { WeekPanel } from './week-panel.tsx';

const CARDS = ['transfers', 'trips', 'messages', 'mails', 'translations', 'drafts'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">{t('loading')}</span>
      <ul className="grid animate-pulse grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 2xl:grid-cols-6" aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card} className="h-36 rounded-card bg-limestone-200" />
        ))}
      </ul>
    </div>
  );
}

/** Dashboard: open items, upcoming journeys, and the site's health. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const { error, data, isPending, isError, isFetching, refetch } = useQuery(dashboardQuery);
  useScreenTitle(t('dashboard.title'));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{t('dashboard.title')}</h1>
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
          <CountCards data={data} />
          <QuickActions />
          <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0 space-y-8">
              <WaitingLists data={data} />
            </div>
            <div className="min-w-0 space-y-6">
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
