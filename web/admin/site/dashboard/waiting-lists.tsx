import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminPath } from '#admin/frame/behaviour/paths.ts';
import { useMailOutlook } from '#admin/frame/orders/mail-outlook.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { MAIL_STATES, MESSAGE_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Dashboard, OpenChangeRequest, OpenMail } from '#contract/admin/admin.ts';
import { InboxItem } from './inbox-item.tsx';
import { TransferItem, TripItem } from './request-items.tsx';

const SHOWN = 3;

type InboxSectionProps<T> = {
  id: string;
  title: string;
  /** Path of the full list. */
  to: AdminPath;
  search?: Record<string, unknown>;
  empty: string;
  items: T[];
  /** Total count, including items not shown. */
  total: number;
  children: (item: T) => ReactNode;
};

/** Open items under a heading, or a text if there are none. */
function InboxSection<T>({
  id,
  title,
  to,
  search,
  empty,
  items,
  total,
  children,
}: InboxSectionProps<T>) {
  const { t } = useTranslation('admin-area');
  const shown = items.slice(0, SHOWN);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <AdminLink
          to={to}
          {...(search && { search })}
          className="text-sm font-semibold text-sea-700 underline underline-offset-4"
        >
          {total > shown.length ? t('dashboard.all_of', { count: total }) : t('dashboard.see_list')}
          <span className="sr-only"> · {title}</span>
        </AdminLink>
      </div>
      {shown.length === 0 ? (
        <p className="text-stone">{empty}</p>
      ) : (
        <ul className="space-y-3">{shown.map(children)}</ul>
      )}
    </section>
  );
}

/** A change requested by a guest. */
function ChangeRequestItem({ request }: { request: OpenChangeRequest }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <li className="rounded-card border-l-8 border-sun bg-white p-5 shadow-card">
      <h3 className="font-sans text-lg font-semibold">
        <AdminLink
          to={`/orders/${request.reference}`}
          className="underline decoration-deep-800/30 underline-offset-4"
        >
          {request.guest || t('contact.anonymous')}
        </AdminLink>{' '}
        <span className="font-mono text-sm font-normal text-stone">{request.reference}</span>
      </h3>
      {request.words && (
        <p lang={request.language} className="mt-1 line-clamp-4 break-words whitespace-pre-line">
          {request.words}
        </p>
      )}
      <p className="mt-1 text-sm text-stone">
        {t('received', { date: formatInstant(request.at, language) })}
      </p>
    </li>
  );
}

function MailItem({ mail }: { mail: OpenMail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <li className="rounded-card bg-white p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-lg font-semibold">{mail.subject}</h3>
        <StateBadge state={MAIL_STATES[mail.status]} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm break-all text-stone">
        <span>{t('mails.to', { address: mail.to })}</span>
        <time dateTime={mail.createdAt}>{formatInstant(mail.createdAt, language)}</time>
        {mail.attempts > 0 && <span>{t('mails.attempts', { attempts: mail.attempts })}</span>}
      </p>
      {mail.error && <p className="mt-2 font-mono text-sm break-words text-danger">{mail.error}</p>}
    </li>
  );
}

const isNew = ({ status }: { status: string }) => status === 'new';
const NEW = { status: 'new' };
const hasAny = (counts: object) => Object.keys(counts).length > 0;

/** Unanswered items with buttons to answer them. */
export function WaitingLists({
  data: { transfers, wishes, trips, messages, mails },
}: {
  data: Dashboard;
}) {
  const { t } = useTranslation('admin-area');
  const outlook = useMailOutlook();
  const { failed = 0, pending = 0, sending = 0, held = 0, kept = 0 } = mails.counts;
  const openMails = failed + pending + sending + held;
  const emptyOf = (counts: object, none: string) =>
    hasAny(counts) ? t('dashboard.all_answered') : none;
  return (
    <>
      {wishes.length > 0 && (
        <InboxSection
          id="wishes"
          title={t('wishes.title')}
          to="/orders"
          search={{ task: 'answer', kind: 'transfer' }}
          empty=""
          items={wishes}
          total={wishes.length}
        >
          {(request) => <ChangeRequestItem key={request.id} request={request} />}
        </InboxSection>
      )}
      <InboxSection
        id="transfers"
        title={t('transfers.title')}
        to="/orders"
        search={{ task: 'answer', kind: 'transfer' }}
        empty={emptyOf(transfers.counts, t('transfers.empty'))}
        items={transfers.newest.filter(isNew)}
        total={transfers.counts.new ?? 0}
      >
        {(request) => <TransferItem key={request.reference} request={request} />}
      </InboxSection>
      <InboxSection
        id="trips"
        title={t('trips.title')}
        to="/orders"
        search={{ task: 'answer', kind: 'trip' }}
        empty={emptyOf(trips.counts, t('trips.empty'))}
        items={trips.newest.filter(isNew)}
        total={trips.counts.new ?? 0}
      >
        {(request) => <TripItem key={request.reference} request={request} />}
      </InboxSection>
      <InboxSection
        id="messages"
        title={t('messages.title')}
        to="/messages"
        search={NEW}
        empty={emptyOf(messages.counts, t('messages.empty'))}
        items={messages.newest.filter(isNew)}
        total={messages.counts.new ?? 0}
      >
        {(one) => (
          <InboxItem
            key={one.id}
            to="/messages"
            search={{ open: one.id }}
            state={MESSAGE_STATES[one.status]}
            received={one}
            words={one.message}
          />
        )}
      </InboxSection>
      <InboxSection
        id="mails"
        title={t('mails.title')}
        to="/email-settings/outbox"
        search={{ status: openMails === 0 && kept > 0 ? 'kept' : 'open' }}
        empty={
          kept > 0
            ? t('mails.kept', { count: kept })
            : t(outlook?.block ? 'mails.nothing_leaves' : 'mails.empty')
        }
        items={mails.newest}
        total={openMails || kept}
      >
        {(mail) => <MailItem key={mail.id} mail={mail} />}
      </InboxSection>
    </>
  );
}
