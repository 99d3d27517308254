import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/dates.ts';
import { StateBadge } from '#admin/state-badge.tsx';
import { MAIL_STATES } from '#admin/state-labels.ts';
import type { OpenMail } from '#contract/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

export function MailItem({ mail }: { mail: OpenMail }) {
  const { t } = useTranslation('admin');
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
