import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminPath } from '#admin/frame/behaviour/paths.ts';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { MailDialog } from '#admin/frame/inbox/mail-dialog.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { Column, ListTable } from '#admin/frame/list/list-table.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { MAIL_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { MAIL_KINDS, type MailState, type OutboxItem } from '#contract/mail/mail-admin.ts';
import { EmailNav } from './email-nav.tsx';
import { OUTBOX, releaseHeld, resendFailed } from './email-settings.api.ts';
import { MAIL_KIND_LABELS } from './mail-kinds.ts';

const ORDERED = ['order', 'booking', 'transfer_request'];

/** Path of the record that a mail is about. */
const aboutPath = ({ relatedKind, relatedId }: OutboxItem): AdminPath | undefined =>
  relatedId && relatedKind && ORDERED.includes(relatedKind) ? `/orders/${relatedId}` : undefined;

function OutboxRow({ mail, onOpen }: { mail: OutboxItem; onOpen: () => void }) {
  const { t } = useTranslation('admin-area');
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
        {mail.error && (
          <p className="mt-1 font-mono text-sm break-words text-danger">{mail.error}</p>
        )}
      </Column>
      <Column title={t('email.kind')}>
        <p>{MAIL_KIND_LABELS[mail.kind] ? t(MAIL_KIND_LABELS[mail.kind].label) : mail.kind}</p>
        {about && <TextLink to={about} className="text-sm" label={t('email.about')} />}
        {mail.relatedKind === 'contact_message' && (
          <TextLink
            to="/messages"
            search={{ open: mail.relatedId }}
            className="text-sm"
            label={t('email.about')}
          />
        )}
      </Column>
      <Column title={t('field.status')}>
        <StateBadge state={MAIL_STATES[mail.status]} />
        {mail.attempts > 1 && (
          <p className="mt-1 text-sm text-stone">
            {t('mails.attempts', { attempts: mail.attempts })}
          </p>
        )}
      </Column>
      <Column title={t('email.when')}>
        <time dateTime={mail.sentAt ?? mail.createdAt} className="text-sm text-stone">
          {formatInstant(mail.sentAt ?? mail.createdAt, language)}
        </time>
      </Column>
    </>
  );
}

const BULKS = [
  { title: 'email.resend_failed', text: 'email.resend_failed_text', send: resendFailed },
  { title: 'email.release_held', text: 'email.release_held_text', send: releaseHeld },
] as const;
type Bulk = (typeof BULKS)[number];

/** Outbox: every mail with its delivery state. */
export function OutboxScreen() {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const touch = useTouch();
  const [openId, setOpenId] = useState<string>();
  const [asked, setAsked] = useState<Bulk>();
  const refresh = () => void touch(OUTBOX, '/api/admin/dashboard');
  return (
    <>
      <EmailNav current="/email-settings/outbox" />
      <InboxScreen<MailState, OutboxItem>
        path="/outbox"
        title={t('email.outbox')}
        empty={t('email.outbox_empty')}
        states={MAIL_STATES}
        hasTrash={false}
        hasExport={false}
        asked={['kind']}
        actions={BULKS.map((bulk) => (
          <Button key={bulk.title} label={t(bulk.title)} onClick={() => setAsked(bulk)} />
        ))}
        filters={
          <SearchSelect
            name="kind"
            label={t('email.kind')}
            all={t('email.all_kinds')}
            options={MAIL_KINDS.map((kind) => [kind, t(MAIL_KIND_LABELS[kind].label)])}
          />
        }
      >
        {(mails) => (
          <ListTable label={t('email.outbox')} rows={mails}>
            {(mail) => <OutboxRow mail={mail} onOpen={() => setOpenId(mail.id)} />}
          </ListTable>
        )}
      </InboxScreen>
      {openId && <MailDialog id={openId} onClose={() => setOpenId(undefined)} onResent={refresh} />}
      {asked && (
        <ConfirmDialog
          title={t(asked.title)}
          text={t(asked.text)}
          button={t(asked.title)}
          onClose={() => setAsked(undefined)}
          onConfirm={asked.send}
          onDone={({ count }) => {
            addToast(mailWords({ title: t('email.resent', { count }) }));
            refresh();
          }}
        />
      )}
    </>
  );
}
