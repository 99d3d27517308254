import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { resendMail } from '#admin/frame/inbox/mail-dialog.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import type { StateLabels } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { MailState, OutboxMail } from '#contract/mail/mail-admin.ts';
import type { AdminMail } from '#contract/transfers/admin/admin.ts';
import { TOUCHED_BY_TRANSFERS } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

const STATES: StateLabels<MailState> = {
  pending: { label: 'state.mail_pending', tone: 'open' },
  sending: { label: 'state.mail_sending', tone: 'good' },
  sent: { label: 'transfer.mail_sent', tone: 'good' },
  failed: { label: 'state.mail_failed', tone: 'bad' },
  kept: { label: 'transfer.mail_kept', tone: 'over' },
  held: { label: 'state.mail_held', tone: 'bad' },
};
const isKnown = (status: string): status is MailState => Object.hasOwn(STATES, status);

function MailDialog({ mail, onClose }: { mail: AdminMail; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const query = useQuery<OutboxMail>({ queryKey: [`/api/admin/outbox/${mail.id}`] });
  return (
    <Dialog title={mail.subject} onClose={onClose}>
      <QueryState query={query} />
      {query.data && (
        <p
          lang={mail.language}
          className="rounded-xl bg-white p-4 text-sm break-words whitespace-pre-wrap"
        >
          {query.data.text || t('transfer.mail_deleted')}
        </p>
      )}
    </Dialog>
  );
}

/** Mails about the request with their delivery state; each can be read and sent again. */
export function RequestMails() {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const language = useLanguage();
  const refresh = useRefresh();
  const { mails } = useRequest().request;
  const [open, setOpen] = useState<AdminMail>();
  const { mutate: resend, isPending } = useAction({
    mutationFn: ({ id }: AdminMail) => resendMail(id),
    onSuccess: (_, { to }) =>
      addToast(mailWords({ title: t('transfer.mail_resent'), description: to })),
    onSettled: () => refresh(...TOUCHED_BY_TRANSFERS),
  });
  return (
    <Panel title={t('transfer.mails')}>
      {mails.length === 0 ? (
        <p className="text-stone">{t('transfer.mails_empty')}</p>
      ) : (
        <ul className="divide-y divide-limestone-200">
          {mails.map((mail) => (
            <li key={mail.id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                <span lang={mail.language} className="font-semibold break-words text-deep-900">
                  {mail.subject}
                </span>
                {isKnown(mail.status) && <StateBadge state={STATES[mail.status]} />}
              </p>
              <p className="text-sm break-all text-stone">
                {t('mails.to', { address: mail.to })} ·{' '}
                {formatInstant(mail.sentAt ?? mail.createdAt, language)}
              </p>
              {mail.error && (
                <p className="font-mono text-sm break-words text-danger">{mail.error}</p>
              )}
              <p className="flex flex-wrap gap-x-4 print:hidden">
                <TextButton
                  className="min-h-11 text-sm"
                  label={t('transfer.mail_read')}
                  of={mail.subject}
                  onClick={() => setOpen(mail)}
                />
                {mail.status !== 'sending' && (
                  <TextButton
                    className="min-h-11 text-sm disabled:text-stone"
                    label={t('transfer.mail_resend')}
                    of={mail.subject}
                    disabled={isPending}
                    onClick={() => resend(mail)}
                  />
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {open && <MailDialog mail={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}
