import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { Column } from '#admin/list-table.tsx';
import type { AdminPath } from '#admin/paths.ts';
import { StateBadge } from '#admin/state-badge.tsx';
import { MAIL_STATES } from '#admin/state-labels.ts';
import type { OutboxItem } from '#contract/mail-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { MAIL_KIND_LABELS } from './mail-kinds.ts';

/** Path of the record that a mail is about. */
function aboutPath({ relatedKind, relatedId }: OutboxItem): AdminPath | undefined {
  if (!relatedId) return undefined;
  if (relatedKind === 'trip_request') return `/trip-requests/${relatedId}`;
  if (relatedKind === 'transfer_request') return `/transfers/request/${relatedId}`;
  return undefined;
}

export function OutboxRow({ mail, onOpen }: { mail: OutboxItem; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const about = aboutPath(mail);
  return (
    <>
      <Column title={t('reply.subject')} isWide>
        <button
          type="button"
          className="min-h-8 text-left font-semibold break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
          onClick={onOpen}
        >
          {mail.subject || t('email.no_subject')}
        </button>
        <p className="text-sm break-all text-stone">{mail.to}</p>
        {mail.error && <p className="mt-1 font-mono text-sm break-words text-danger">{mail.error}</p>}
      </Column>
      <Column title={t('email.kind')}>
        <p>{MAIL_KIND_LABELS[mail.kind] ? t(MAIL_KIND_LABELS[mail.kind].label) : mail.kind}</p>
        {about && <TextLink to={about} className="text-sm" label={t('email.about')} />}
        {mail.relatedKind === 'contact_message' && (
          <TextLink to="/messages" search={{ open: mail.relatedId }} className="text-sm" label={t('email.about')} />
        )}
      </Column>
      <Column title={t('field.status')}>
        <StateBadge state={MAIL_STATES[mail.status]} />
        {mail.attempts > 1 && <p className="mt-1 text-sm text-stone">{t('mails.attempts', { attempts: mail.attempts })}</p>}
      </Column>
      <Column title={t('email.when')}>
        <time dateTime={mail.sentAt ?? mail.createdAt} className="text-sm text-stone">
          {formatInstant(mail.sentAt ?? mail.createdAt, language)}
        </time>
      </Column>
    </>
  );
}
