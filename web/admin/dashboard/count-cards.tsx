import { useTranslation } from 'react-i18next';
import type { Dashboard } from '#contract/admin.ts';
import { LANGUAGES } from '#contract/language.ts';
import { CountCard } from './count-card.tsx';

/** Counts of items that need work. */
export function CountCards({ data: { transfers, wishes, trips, messages, mails, health } }: { data: Dashboard }) {
  const { t } = useTranslation('admin');
  const gaps = LANGUAGES.reduce((sum, language) => sum + health.translations[language].missing + health.translations[language].outdated, 0);
  const isNew = { search: { status: 'new' }, text: t('card.new') };
  const waiting = mails.counts.pending ?? 0;
  const kept = mails.counts.kept ?? 0;
  return (
    <section aria-labelledby="summary-title" className="mt-6">
      <h2 id="summary-title" className="sr-only">
        {t('dashboard.summary')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 2xl:grid-cols-6">
        <CountCard
          title={t('transfers.title')}
          to="/transfers"
          count={transfers.counts.new ?? 0}
          {...isNew}
          note={wishes.length > 0 ? t('card.wishes', { count: wishes.length }) : undefined}
        />
        <CountCard title={t('trips.title')} to="/trip-requests" count={trips.counts.new ?? 0} {...isNew} />
        <CountCard title={t('messages.title')} to="/messages" count={messages.counts.new ?? 0} {...isNew} />
        <CountCard
          title={t('mails.title')}
          to="/email-settings/outbox"
          search={{ status: 'failed' }}
          count={mails.counts.failed ?? 0}
          text={t('card.failed')}
          note={waiting > 0 ? t('card.waiting_mails', { count: waiting }) : kept > 0 ? t('card.kept_mails', { count: kept }) : undefined}
        />
        <CountCard title={t('menu.translations')} to="/translations" count={gaps} text={t('card.texts')} />
        <CountCard
          title={t('health.drafts')}
          to="/trips"
          search={{ status: 'draft' }}
          count={health.drafts.total}
          text={t('card.drafts')}
        />
      </ul>
    </section>
  );
}
