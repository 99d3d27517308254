import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminPath } from '#admin/frame/behaviour/paths.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Dashboard } from '#contract/admin/admin.ts';
import { LANGUAGES } from '#contract/languages/language.ts';

type CountCardProps = {
  title: string;
  to: AdminPath;
  search?: Record<string, unknown>;
  /** Number of items that need work, and what it means. */
  count: number;
  text: string;
  /** Further information. */
  note?: string | undefined;
};

/** Number of items that need work, linked to their list. */
function CountCard({ title, to, search, count, text, note }: CountCardProps) {
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return (
    <li className="relative flex flex-col rounded-card bg-white p-3 shadow-card focus-within:ring-3 focus-within:ring-deep-700 hover:shadow-lifted sm:p-5">
      <h3 className="font-sans text-sm leading-snug sm:text-base font-semibold break-words hyphens-auto text-deep-900">
        <AdminLink
          to={to}
          {...(search && { search })}
          className="outline-none after:absolute after:inset-0"
        >
          {title}
        </AdminLink>
      </h3>
      <p className="mt-auto flex flex-col pt-2">
        <span
          className={`font-display text-4xl ${count > 0 ? 'text-terracotta-700' : 'text-deep-900'}`}
        >
          {format.format(count)}
        </span>
        <span className="text-sm text-stone">{text}</span>
        {note && <span className="text-sm font-semibold text-terracotta-700">{note}</span>}
      </p>
    </li>
  );
}

/** Counts of items that need work. */
export function CountCards({
  data: { transfers, wishes, trips, messages, mails, health },
}: {
  data: Dashboard;
}) {
  const { t } = useTranslation('admin-area');
  const gaps = LANGUAGES.reduce(
    (sum, language) =>
      sum + health.translations[language].missing + health.translations[language].outdated,
    0,
  );
  const waiting = mails.counts.pending ?? 0;
  const kept = mails.counts.kept ?? 0;
  return (
    <section aria-labelledby="summary-title" className="mt-6">
      <h2 id="summary-title" className="sr-only">
        {t('dashboard.summary')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 2xl:grid-cols-6">
        <CountCard
          title={t('transfers.title')}
          to="/orders"
          search={{ task: 'answer', kind: 'transfer' }}
          count={transfers.counts.new ?? 0}
          text={t('card.new')}
          note={wishes.length > 0 ? t('card.wishes', { count: wishes.length }) : undefined}
        />
        <CountCard
          title={t('trips.title')}
          to="/orders"
          search={{ task: 'answer', kind: 'trip' }}
          count={trips.counts.new ?? 0}
          text={t('card.new')}
        />
        <CountCard
          title={t('messages.title')}
          to="/messages"
          count={messages.counts.new ?? 0}
          search={{ status: 'new' }}
          text={t('card.new')}
        />
        <CountCard
          title={t('mails.title')}
          to="/email-settings/outbox"
          search={{ status: 'failed' }}
          count={mails.counts.failed ?? 0}
          text={t('card.failed')}
          note={
            waiting > 0
              ? t('card.waiting_mails', { count: waiting })
              : kept > 0
                ? t('card.kept_mails', { count: kept })
                : undefined
          }
        />
        <CountCard
          title={t('menu.translations')}
          to="/translations"
          count={gaps}
          text={t('card.texts')}
        />
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
