import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { Column, ListTable } from '#admin/frame/list/list-table.tsx';
import { StateColumn } from '#admin/frame/list/row-parts.tsx';
import { SUBSCRIBER_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { SubscriberItem, SubscriberState } from '#contract/mail/inbox.ts';
import { ImportDialog } from './import-dialog.tsx';
import { eraseSubscriber, SUBSCRIBERS } from './subscribers.api.ts';

/** Source value of the site's own form. */
const FROM_SITE = 'site';

/** Source and time of the consent and of its withdrawal. */
function ConsentEvidence({ subscriber }: { subscriber: SubscriberItem }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { consentSource, requestedAt, confirmedAt, unsubscribedAt } = subscriber;
  return (
    <div className="text-sm">
      <p>
        {t('subscribers.source', {
          source: consentSource === FROM_SITE ? t('subscribers.source_site') : consentSource,
        })}
      </p>
      <p className="text-stone">
        {t('subscribers.requested', { date: formatInstant(requestedAt, language) })}
        <br />
        {confirmedAt
          ? t('subscribers.confirmed', { date: formatInstant(confirmedAt, language) })
          : t('subscribers.unconfirmed')}
        {unsubscribedAt && (
          <>
            <br />
            {t('subscribers.unsubscribed', { date: formatInstant(unsubscribedAt, language) })}
          </>
        )}
      </p>
    </div>
  );
}

/** Newsletter subscribers and evidence of their consent. */
export function SubscribersScreen() {
  const { t } = useTranslation('admin-area');
  const touch = useTouch();
  const [isImporting, setImporting] = useState(false);
  const [asked, setAsked] = useState<SubscriberItem>();
  return (
    <>
      <InboxScreen<SubscriberState, SubscriberItem>
        path="/subscribers"
        title={t('subscribers.title')}
        text={t('subscribers.text')}
        empty={t('subscribers.empty')}
        states={SUBSCRIBER_STATES}
        hasTrash={false}
        actions={<Button label={t('subscribers.import')} onClick={() => setImporting(true)} />}
      >
        {(subscribers) => (
          <ListTable label={t('subscribers.title')} rows={subscribers}>
            {(subscriber) => (
              <>
                <Column title={t('subscribers.address')} isWide>
                  <p className="font-semibold wrap-anywhere text-deep-900">{subscriber.email}</p>
                  <p className="text-sm text-stone">{LANGUAGE_LABELS[subscriber.language]}</p>
                </Column>
                <StateColumn state={SUBSCRIBER_STATES[subscriber.status]} />
                <Column title={t('subscribers.consent')}>
                  <ConsentEvidence subscriber={subscriber} />
                </Column>
                <Column title={t('list.actions')} hasHiddenTitle>
                  <div className="md:text-right">
                    <TextButton
                      isDanger
                      className="inline-flex min-h-11 items-center"
                      label={t('subscribers.erase')}
                      of={subscriber.email}
                      onClick={() => setAsked(subscriber)}
                    />
                  </div>
                </Column>
              </>
            )}
          </ListTable>
        )}
      </InboxScreen>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {asked && (
        <ConfirmDialog
          title={t('subscribers.erase_title')}
          text={t('subscribers.erase_text', { email: asked.email })}
          button={t('subscribers.erase')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => eraseSubscriber(asked.id)}
          onDone={async () => {
            await touch(SUBSCRIBERS);
            addToast({ title: t('subscribers.erased'), description: asked.email });
          }}
        />
      )}
    </>
  );
}
