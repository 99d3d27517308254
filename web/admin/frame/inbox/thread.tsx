import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { MailState } from '#contract/mail/mail-admin.ts';
import type { ThreadEntry } from '#contract/mail/threads.ts';
import { formatInstant } from '../behaviour/dates.ts';
import { useRights } from '../behaviour/use-rights.ts';
import { Button, TextButton } from '../button.tsx';
import { StateBadge } from '../state-badge.tsx';
import { MAIL_STATES } from '../state-labels.ts';
import { MailDialog, mailPath } from './mail-dialog.tsx';

type EntryMailProps = {
  mail: NonNullable<ThreadEntry['mail']>;
  isBusy: boolean;
  onResend: () => void;
  onChanged: () => void;
};

/** Whether an answer has left, and the mail as it was written. */
function EntryMail({ mail, isBusy, onResend, onChanged }: EntryMailProps) {
  const { t } = useTranslation('admin-area');
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-3 space-y-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={MAIL_STATES[mail.status as MailState]} />
        {may('GET', mailPath(mail.id)) ? (
          <TextButton
            className="min-h-11 text-left break-words"
            label={mail.subject || t('mail_view.title')}
            onClick={() => setOpen(true)}
          />
        ) : (
          <span className="break-words text-stone">{mail.subject}</span>
        )}
      </p>
      {mail.error && <p className="font-mono break-words text-danger">{mail.error}</p>}
      {mail.status === 'failed' && (
        <Button label={t('mail_view.resend')} isBusy={isBusy} onClick={onResend} />
      )}
      {isOpen && <MailDialog id={mail.id} onClose={() => setOpen(false)} onResent={onChanged} />}
    </div>
  );
}

type ThreadProps = {
  /** Guest's first message; empty where the firm wrote first. */
  first: { text: string; at: string };
  guest: string;
  language: Language;
  entries: readonly ThreadEntry[];
  /** Address where replies arrive; null: they come back here. */
  repliesTo: string | null;
  isBusy: boolean;
  onResend: (entry: ThreadEntry) => void;
  /** A mail was sent again from its own view. */
  onChanged: () => void;
};

/** A conversation with a guest, oldest first: the guest on the left, the firm indented. */
export function Thread({
  first,
  guest,
  language: written,
  entries,
  repliesTo,
  isBusy,
  onResend,
  onChanged,
}: ThreadProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const head = (name: string, at: string) => (
    <p className="mb-1 flex flex-wrap gap-x-3 text-sm">
      <span className="min-w-0 font-semibold break-words text-deep-900">{name}</span>
      <time dateTime={at} className="text-stone">
        {formatInstant(at, language)}
      </time>
    </p>
  );
  const words = (text: string) => (
    <p lang={written} className="max-w-prose break-words whitespace-pre-line">
      {text}
    </p>
  );
  return (
    <>
      <ol aria-label={t('thread.title')} className="space-y-4">
        {first.text && (
          <li className="mr-4 rounded-2xl bg-limestone-100 p-4 sm:mr-10">
            {head(guest, first.at)}
            {words(first.text)}
          </li>
        )}
        {entries.map((entry) =>
          entry.writer === 'guest' ? (
            <li key={entry.id} className="mr-4 rounded-2xl bg-limestone-100 p-4 sm:mr-10">
              {head(guest, entry.createdAt)}
              {entry.isAutomatic && <p className="text-sm text-stone">{t('thread.automatic')}</p>}
              {words(entry.text)}
              {entry.original && (
                <details className="mt-3 text-sm">
                  <summary className="min-h-11 cursor-pointer content-center font-semibold text-sea-800">
                    {t('thread.original')}
                  </summary>
                  <p lang={written} className="max-w-prose break-words whitespace-pre-line">
                    {entry.original}
                  </p>
                </details>
              )}
            </li>
          ) : (
            <li key={entry.id} className="ml-4 rounded-2xl bg-sea-100 p-4 sm:ml-10">
              {head(entry.author ?? t('thread.firm'), entry.createdAt)}
              {words(entry.text)}
              {entry.mail && (
                <EntryMail
                  mail={entry.mail}
                  isBusy={isBusy}
                  onResend={() => onResend(entry)}
                  onChanged={onChanged}
                />
              )}
            </li>
          ),
        )}
      </ol>
      <p className="text-sm text-stone">
        {repliesTo === null
          ? t('thread.replies_here')
          : t('thread.replies_elsewhere', { address: repliesTo })}
      </p>
    </>
  );
}
