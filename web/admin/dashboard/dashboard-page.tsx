import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MAIL_STATES, MESSAGE_STATES, TRANSFER_STATES, TRIP_STATES } from '#admin/state-labels.ts';
import { useScreenTitle } from '#admin/use-screen-title.ts';
import type { Dashboard } from '#contract/admin.ts';
import { buttonClass } from '#ui/button.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CountCard } from './count-card.tsx';
import { dashboardQuery } from './dashboard.queries.ts';
import { InboxItem } from './inbox-item.tsx';
import { InboxSection } from './inbox-section.tsx';
import { MailItem } from './mail-item.tsx';
import { TransferItem, TripItem } from './request-items.tsx';

function Cards({ data: { transfers, trips, messages, mails } }: { data: Dashboard }) {
  const { t } = useTranslation('admin');
  const waiting = { urgent: 'new', urgentText: t('card.new') } as const;
  return (
    <section aria-labelledby="summary-title" className="mt-8">
      <h2 id="summary-title" className="sr-only">
        {t('dashboard.summary')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <CountCard title={t('transfers.title')} listId="transfers" counts={transfers.counts} states={TRANSFER_STATES} {...waiting} />
        <CountCard title={t('trips.title')} listId="trips" counts={trips.counts} states={TRIP_STATES} {...waiting} />
        <CountCard title={t('messages.title')} listId="messages" counts={messages.counts} states={MESSAGE_STATES} {...waiting} />
        <CountCard
          title={t('mails.title')}
          listId="mails"
          counts={mails.counts}
          states={MAIL_STATES}
          urgent="failed"
          urgentText={t('card.failed')}
        />
      </ul>
      <p className="mt-4 text-sm text-stone">{t('dashboard.newest')}</p>
    </section>
  );
}

function Lists({ data: { transfers, trips, messages, mails } }: { data: Dashboard }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <InboxSection id="transfers" title={t('transfers.title')} empty={t('transfers.empty')} items={transfers.newest}>
        {(request) => <TransferItem key={request.reference} request={request} />}
      </InboxSection>
      <InboxSection id="trips" title={t('trips.title')} empty={t('trips.empty')} items={trips.newest}>
        {(request) => <TripItem key={request.reference} request={request} />}
      </InboxSection>
      <InboxSection id="messages" title={t('messages.title')} empty={t('messages.empty')} items={messages.newest}>
        {(one) => <InboxItem key={one.id} state={MESSAGE_STATES[one.status]} received={one} words={one.message} />}
      </InboxSection>
      <InboxSection id="mails" title={t('mails.title')} empty={t('mails.empty')} items={mails.newest}>
        {(mail) => <MailItem key={mail.id} mail={mail} />}
      </InboxSection>
    </>
  );
}

const CARDS = ['transfers', 'trips', 'messages', 'mails'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="mt-8">
      <span className="sr-only">{t('loading')}</span>
      <ul className="grid animate-pulse gap-4 sm:grid-cols-2 xl:grid-cols-4" aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card} className="h-36 rounded-card bg-limestone-200" />
        ))}
      </ul>
    </div>
  );
}

/** What waits for an answer, and what came in last. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const { data, isPending, isError, isFetching, refetch } = useQuery(dashboardQuery);
  useScreenTitle(t('dashboard.title'));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{t('dashboard.title')}</h1>
          <p className="mt-2 text-stone">{t('dashboard.text')}</p>
        </div>
        <button type="button" className={buttonClass('quiet')} disabled={isFetching} onClick={() => void refetch()}>
          {isFetching && <Spinner />}
          {t('dashboard.refresh')}
        </button>
      </div>
      {isError && (
        <div className="mt-8">
          <LoadError onRetry={refetch} />
        </div>
      )}
      {isPending && <Loading />}
      {data && <Cards data={data} />}
      {data && <Lists data={data} />}
    </>
  );
}
