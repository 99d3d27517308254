import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerError, fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { OutboxMail } from '#contract/mail/mail-admin.ts';
import { formatInstant } from '../behaviour/dates.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Loading } from '../loading.tsx';
import { useMailWords } from '../orders/mail-outlook.ts';
import { StateBadge } from '../state-badge.tsx';
import { MAIL_STATES } from '../state-labels.ts';
import { MailView } from './mail-view.tsx';

const OUTBOX = '/api/admin/outbox';
export const mailPath = (id: string) => `${OUTBOX}/${id}`;

/** Sends a copy of a delivered mail; retries any other. */
export const resendMail = (id: string) =>
  fetchJson<object>(`${mailPath(id)}/resend`, { method: 'POST' });

function Facts({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const facts = [
    [t('mail_view.to'), mail.to],
    [t('mail_view.reply_to'), mail.replyTo],
    [t('mail_view.made'), formatInstant(mail.createdAt, language)],
    [t('mail_view.sent'), mail.sentAt && formatInstant(mail.sentAt, language)],
    [t('mail_view.attempts'), mail.attempts > 0 ? String(mail.attempts) : null],
    [
      t('mail_view.next'),
      mail.attempts > 0 && mail.nextAttemptAt ? formatInstant(mail.nextAttemptAt, language) : null,
    ],
  ].filter(([, value]) => value);
  return (
    <dl className="mb-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-stone max-sm:mt-2">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type MailDialogProps = { id: string; onClose: () => void; onResent: () => void };

/** One mail of the outbox: content, delivery state, and a button to send it again. */
export function MailDialog({ id, onClose, onResent }: MailDialogProps) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const { error, data, isError, refetch } = useQuery<OutboxMail>({
    queryKey: [mailPath(id)],
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate: resend, isPending } = useMutation({
    mutationFn: () => resendMail(id),
    onSuccess: () => {
      addToast(mailWords({ title: t('mail_view.resent') }));
      onResent();
      onClose();
    },
    onError: (error) =>
      addToast({
        title: t(
          error instanceof AnswerError && error.status === 409
            ? 'mail_view.not_resendable'
            : 'list.failed',
        ),
        variant: 'destructive',
      }),
  });
  return (
    <Dialog title={data?.subject ?? t('mail_view.title')} isWide onClose={onClose}>
      {isError && <LoadError error={error} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <StateBadge state={MAIL_STATES[data.status]} />
            {data.html !== '' && data.status !== 'sending' && (
              <Button
                className="px-4"
                label={t(data.status === 'sent' ? 'mail_view.resend_copy' : 'mail_view.resend')}
                onClick={() => resend()}
                isBusy={isPending}
              />
            )}
          </div>
          {data.error && (
            <p className="mb-3 font-mono text-sm break-words text-danger">{data.error}</p>
          )}
          <Facts mail={data} />
          {data.html === '' ? (
            <p className="text-stone">{t('mail_view.forgotten')}</p>
          ) : (
            <MailView mail={data} />
          )}
        </>
      )}
    </Dialog>
  );
}
