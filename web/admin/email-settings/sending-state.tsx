import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import type { EmailSettings } from '#contract/mail-admin.ts';
import { DRIVER_LABELS } from './driver-labels.ts';

/** Current delivery of mail, and the drivers this installation supports. */
export function SendingState({ settings: { effective, installed } }: { settings: EmailSettings }) {
  const { t } = useTranslation('admin');
  const isKept = effective.driver === 'outbox';
  const facts: [string, string][] = [
    [t('email.now_way'), t(DRIVER_LABELS[effective.driver])],
    [t('email.now_sender'), effective.senderAddress ? `${effective.senderName} <${effective.senderAddress}>` : t('email.no_sender')],
    [t('email.now_reply'), effective.replyTo ?? t('email.same_as_sender')],
  ];
  const ways = [
    ['email.driver_cloudflare', installed.cloudflare],
    ['email.driver_http', installed.http],
  ] as const;
  return (
    <Panel title={t('email.now')}>
      {isKept && <p className="rounded-xl border-l-8 border-sun bg-limestone-100 p-3">{t('email.kept_warning')}</p>}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone max-sm:-mb-2 max-sm:text-sm">{label}</dt>
            <dd className="font-semibold break-words text-deep-900">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="space-y-2 border-t border-limestone-200 pt-4">
        {ways.map(([label, isThere]) => (
          <li key={label} className="flex flex-wrap items-center justify-between gap-2">
            <span>{t(label)}</span>
            <StateBadge state={isThere ? { label: 'email.is_installed', tone: 'good' } : { label: 'email.not_installed', tone: 'over' }} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
