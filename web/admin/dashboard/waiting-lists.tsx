import { useTranslation } from 'react-i18next';
import { useMailOutlook } from '#admin/mail-outlook.ts';
import { MESSAGE_STATES } from '#admin/state-labels.ts';
import type { Dashboard } from '#contract/admin.ts';
import { InboxItem } from './inbox-item.tsx';
import { InboxSection } from './inbox-section.tsx';
import { MailItem } from './mail-item.tsx';
import { TransferItem, TripItem } from './request-items.tsx';
import { WishItem } from './wish-item.tsx';

const isNew = ({ status }: { status: string }) => status === 'new';
const NEW = { status: 'new' };
const hasAny = (counts: object) => Object.keys(counts).length > 0;

/** Unanswered items with buttons to answer them. */
export function WaitingLists({ data: { transfers, wishes, trips, messages, mails } }: { data: Dashboard }) {
  const { t } = useTranslation('admin');
  const outlook = useMailOutlook();
  const { failed = 0, pending = 0, sending = 0, held = 0, kept = 0 } = mails.counts;
  const openMails = failed + pending + sending + held;
  const emptyOf = (counts: object, none: string) => (hasAny(counts) ? t('dashboard.all_answered') : none);
  return (
    <>
      {wishes.length > 0 && (
        <InboxSection
          id="wishes"
          title={t('wishes.title')}
          to="/transfers"
          search={{ status: 'open' }}
          empty=""
          items={wishes}
          total={wishes.length}
        >
          {(wish) => <WishItem key={wish.id} wish={wish} />}
        </InboxSection>
      )}
      <InboxSection
        id="transfers"
        title={t('transfers.title')}
        to="/transfers"
        search={NEW}
        empty={emptyOf(transfers.counts, t('transfers.empty'))}
        items={transfers.newest.filter(isNew)}
        total={transfers.counts.new ?? 0}
      >
        {(request) => <TransferItem key={request.reference} request={request} />}
      </InboxSection>
      <InboxSection
        id="trips"
        title={t('trips.title')}
        to="/trip-requests"
        search={NEW}
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
        empty={kept > 0 ? t('mails.kept', { count: kept }) : t(outlook?.block ? 'mails.nothing_leaves' : 'mails.empty')}
        items={mails.newest}
        total={openMails || kept}
      >
        {(mail) => <MailItem key={mail.id} mail={mail} />}
      </InboxSection>
    </>
  );
}
