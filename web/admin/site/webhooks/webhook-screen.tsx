import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { SECRET_OVERLAP_HOURS, type WebhookDetail } from '#contract/admin/webhooks.ts';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookDialog, WebhookSecret } from './webhook-dialog.tsx';
import { WEBHOOK_STATES } from './webhook-labels.ts';
import {
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  testWebhook,
  WEBHOOKS,
  webhookQuery,
} from './webhooks.queries.ts';

/** How it goes, in words. */
function State({ webhook }: { webhook: WebhookDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { state, failingSince, stoppedAt, formerUntil, url } = webhook;
  return (
    <div className="mb-6 space-y-2">
      <p className="font-mono text-sm break-all">{url}</p>
      <p className="flex flex-wrap items-center gap-3">
        <StateBadge state={WEBHOOK_STATES[state]} />
        {stoppedAt
          ? t('webhooks.stopped_since', { since: formatInstant(stoppedAt, language) })
          : failingSince &&
            t('webhooks.failing_since', { since: formatInstant(failingSince, language) })}
      </p>
      {formerUntil && (
        <p>{t('webhooks.overlap', { until: formatInstant(formerUntil, language) })}</p>
      )}
    </div>
  );
}

type Asked = 'edit' | 'rotate' | 'remove';

function Detail({ webhook }: { webhook: WebhookDetail }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const [secret, setSecret] = useState<string>();
  const { id, name, state } = webhook;
  const close = () => setAsked(undefined);
  const after = (title: string) => () => {
    addToast({ title });
    return refresh(WEBHOOKS);
  };
  const test = useAction({
    mutationFn: () => testWebhook(id),
    onSuccess: after(t('webhooks.test_sent')),
  });
  const resume = useAction({
    mutationFn: () => resumeWebhook(id),
    onSuccess: after(t('webhooks.resumed')),
  });
  return (
    <>
      <ScreenHead title={name} className="mb-4">
        {state === 'stopped' ? (
          <Button
            look="sea"
            label={t('webhooks.resume')}
            onClick={() => resume.mutate()}
            isBusy={resume.isPending}
          />
        ) : (
          <Button
            look="sea"
            label={t('webhooks.test')}
            onClick={() => test.mutate()}
            isBusy={test.isPending}
          />
        )}
        <Button label={t('webhooks.edit')} onClick={() => setAsked('edit')} />
        <Button label={t('webhooks.rotate')} onClick={() => setAsked('rotate')} />
        <Button
          className="text-danger"
          label={t('list.delete')}
          onClick={() => setAsked('remove')}
        />
      </ScreenHead>
      <State webhook={webhook} />
      <h2 className="mb-4 text-xl">{t('webhooks.deliveries')}</h2>
      <DeliveryList webhook={webhook} />
      {asked === 'edit' && <WebhookDialog row={webhook} onClose={close} />}
      {asked === 'rotate' && (
        <ConfirmDialog
          title={t('webhooks.rotate')}
          text={t('webhooks.rotate_text', { hours: SECRET_OVERLAP_HOURS })}
          button={t('webhooks.rotate')}
          onClose={close}
          onConfirm={() => rotateSecret(id)}
          onDone={(made) => {
            setSecret(made.secret);
            return refresh(WEBHOOKS);
          }}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={t('webhooks.delete_title')}
          text={t('webhooks.delete_text', { name })}
          button={t('list.delete')}
          onClose={close}
          onConfirm={() => removeWebhook(id)}
          onDone={async () => {
            addToast({ title: t('webhooks.deleted') });
            await navigate({ to: '/webhooks' } as never);
            return refresh(WEBHOOKS);
          }}
        />
      )}
      {secret && <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

export function WebhookScreen() {
  const { t } = useTranslation('admin-area');
  const { id = '' } = useParams({ strict: false });
  const query = useQuery({ ...webhookQuery(id), staleTime: 0 });
  return (
    <>
      <TextLink
        to="/webhooks"
        label={t('webhooks.back')}
        className="mb-4 inline-flex min-h-11 items-center"
      />
      <QueryState query={query} />
      {query.data && <Detail webhook={query.data} />}
    </>
  );
}
