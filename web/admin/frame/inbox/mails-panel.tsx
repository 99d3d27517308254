import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { MailState } from '#contract/mail/mail-admin.ts';
import type { AdminMail } from '#contract/transfers/admin/admin.ts';
import { formatInstant } from '../behaviour/dates.ts';
import { useRights } from '../behaviour/use-rights.ts';
import { TextButton } from '../button.tsx';
import { Panel } from '../panel.tsx';
import { StateBadge } from '../state-badge.tsx';
import { MAIL_STATES } from '../state-labels.ts';
import { MailDialog, mailPath } from './mail-dialog.tsx';

type MailsPanelProps = { mails: readonly AdminMail[]; onResent: () => void };

/** Mails about one record, newest first; each can be opened and sent again. */
export function MailsPanel({ mails, onResent }: MailsPanelProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { may } = useRights();
  const [openId, setOpenId] = useState<string>();
  return (
    <Panel title={t('inbox.mails')}>
      {mails.length === 0 ? (
        <p className="text-stone">{t('inbox.no_mails')}</p>
      ) : (
        <ul className="divide-y divide-limestone-200">
          {mails.map((mail) => (
            <li key={mail.id} className="py-3 first:pt-0 last:pb-0">
              {may('GET', mailPath(mail.id)) ? (
                <TextButton
                  className="min-h-11 text-left break-words"
                  label={mail.subject}
                  onClick={() => setOpenId(mail.id)}
                />
              ) : (
                <p className="font-semibold break-words">{mail.subject}</p>
              )}
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
                <StateBadge state={MAIL_STATES[mail.status as MailState]} />
                <span className="break-all">{t('mails.to', { address: mail.to })}</span>
                <time dateTime={mail.createdAt}>{formatInstant(mail.createdAt, language)}</time>
              </p>
              {mail.error && (
                <p className="mt-1 font-mono text-sm break-words text-danger">{mail.error}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {openId && (
        <MailDialog id={openId} onClose={() => setOpenId(undefined)} onResent={onResent} />
      )}
    </Panel>
  );
}
