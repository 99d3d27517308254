import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { ConfirmDialog } from '#admin/confirm-dialog.tsx';
import { InboxScreen } from '#admin/inbox/inbox-screen.tsx';
import { MailDialog } from '#admin/inbox/mail-dialog.tsx';
import { useTouch } from '#admin/inbox/use-record.ts';
import { ListTable } from '#admin/list-table.tsx';
import { useMailWords } from '#admin/mail-outlook.ts';
import { SearchSelect } from '#admin/options.tsx';
import { MAIL_STATES } from '#admin/state-labels.ts';
import { MAIL_KINDS, type MailState, type OutboxItem } from '#contract/mail-admin.ts';
import { addToast } from '#ui/toast-store.ts';
import { EmailNav } from './email-nav.tsx';
import { OUTBOX, releaseHeld, resendFailed } from './email-settings.api.ts';
import { MAIL_KIND_LABELS } from './mail-kinds.ts';
import { OutboxRow } from './outbox-row.tsx';

const BULKS = [
  { title: 'email.resend_failed', text: 'email.resend_failed_text', send: resendFailed },
  { title: 'email.release_held', text: 'email.release_held_text', send: releaseHeld },
] as const;
type Bulk = (typeof BULKS)[number];

/** Outbox: every mail with its delivery state. */
export function OutboxScreen() {
  const { t } = useTranslation('admin');
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
        actions={BULKS.map((bulk) => <Button key={bulk.title} label={t(bulk.title)} onClick={() => setAsked(bulk)} />)}
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
