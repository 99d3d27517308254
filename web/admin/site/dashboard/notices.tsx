import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { useMailOutlook } from '#admin/frame/orders/mail-outlook.ts';
import type { Dashboard } from '#contract/admin/admin.ts';
import type { CalledOff } from '#contract/bookings/calling-off/calling-off.ts';

/** `isUrgent`: guests or money wait for it. */
const Notice = ({ isUrgent = true, children }: { isUrgent?: boolean; children: ReactNode }) => (
  <div
    role="status"
    className={`mt-6 rounded-card border-l-8 bg-white p-4 shadow-card ${isUrgent ? 'border-danger' : 'border-sun'}`}
  >
    {children}
  </div>
);

/** Says that visitors' mails are held in the outbox, while there are any. */
export function HeldNotice({ count }: { count: number }) {
  const { t } = useTranslation('admin-area');
  const outlook = useMailOutlook();
  if (count === 0 || !outlook) return null;
  return (
    <Notice>
      <p>
        {t('outlook.held', { count, limit: outlook.ceiling })}{' '}
        <TextLink
          to="/email-settings/outbox"
          search={{ status: 'held' }}
          label={t('outlook.see_held')}
        />
      </p>
    </Notice>
  );
}

/** Says how many guests of called-off departures have not chosen yet. */
export function CalledOffNotice() {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(liveRecord<CalledOff[]>('/api/admin/called-off'));
  const count = (data ?? []).reduce((sum, { waiting }) => sum + waiting.length, 0);
  if (count === 0) return null;
  return (
    <Notice>
      <p>
        {t('called_off.waiting', { count })}{' '}
        <TextLink to="/calendar/called-off" label={t('called_off.title')} />
      </p>
    </Notice>
  );
}

/** Names the bookings and transfers whose payments are disputed until the firm has answered. */
export function DisputeNotice({ disputes }: { disputes: Dashboard['disputes'] }) {
  const { t } = useTranslation('admin-area');
  if (disputes.length === 0) return null;
  return (
    <Notice>
      <p>{t('dashboard.disputes', { count: disputes.length })}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {disputes.map(({ id, reference, at }) => (
          <li key={`${id} ${at}`}>
            <TextLink to={`/orders/${id}`} label={reference} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Names the partners with months to be stated, or statements to be paid. */
export function PartnerNotice({ partners }: { partners: Dashboard['partners'] }) {
  const { t } = useTranslation('admin-area');
  if (partners.length === 0) return null;
  return (
    <Notice isUrgent={false}>
      <p>{t('dashboard.statements')}</p>
      <ul className="mt-1">
        {partners.map(({ id, name, toIssue, toPay }) => (
          <li key={id} className="py-1">
            <TextLink to={`/partners/${id}`} label={name} className="wrap-anywhere" />
            {': '}
            {[
              ...(toIssue > 0 ? [t('dashboard.to_issue', { count: toIssue })] : []),
              ...(toPay > 0 ? [t('dashboard.to_pay', { count: toPay })] : []),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
