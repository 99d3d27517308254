import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { Column, ListTable } from '#admin/frame/list/list-table.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { DeliveryRow, WebhookDetail, WebhookEvent } from '#contract/admin/webhooks.ts';
import { DELIVERY_STATES, EVENT_LABELS } from './webhook-labels.ts';
import { sendAgain, WEBHOOKS } from './webhooks.queries.ts';

const isEvent = (event: string): event is WebhookEvent => Object.hasOwn(EVENT_LABELS, event);

type DeliveryProps = { row: DeliveryRow; isBusy: boolean; onAgain: (() => void) | undefined };

function Delivery({ row, isBusy, onAgain }: DeliveryProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <>
      <Column title={t('webhooks.event')} isWide>
        <p className="font-semibold">
          {t(isEvent(row.event) ? EVENT_LABELS[row.event] : 'webhooks.event_test')}
        </p>
        <p className="font-mono text-sm break-all text-stone">{row.id}</p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
            {t('webhooks.content')}
          </summary>
          <pre className="max-w-xl overflow-x-auto rounded-xl bg-limestone-100 p-3 text-sm">
            {JSON.stringify(row.payload, null, 2)}
          </pre>
        </details>
      </Column>
      <Column title={t('webhooks.answer')} hasLabel>
        <span className="font-mono">{row.answer ?? t('webhooks.no_answer')}</span>
        {row.lastError && row.answer === null && (
          <p className="font-mono text-sm break-words text-danger">{row.lastError}</p>
        )}
      </Column>
      <Column title={t('keys.state')}>
        <StateBadge state={DELIVERY_STATES[row.status]} />
        {row.attempts > 1 && (
          <p className="mt-1 text-sm text-stone">
            {t('mails.attempts', { attempts: row.attempts })}
          </p>
        )}
        {row.status === 'pending' && row.attempts > 0 && (
          <p className="mt-1 text-sm text-stone">
            {t('webhooks.next_attempt', { at: formatInstant(row.nextAttemptAt, language) })}
          </p>
        )}
      </Column>
      <Column title={t('webhooks.when')}>
        <time dateTime={row.triedAt ?? row.createdAt} className="text-sm text-stone">
          {formatInstant(row.triedAt ?? row.createdAt, language)}
        </time>
      </Column>
      <Column title={t('list.actions')} hasHiddenTitle>
        {onAgain && (
          <TextButton
            className="inline-flex min-h-11 items-center px-2 max-md:-ml-2"
            label={t('webhooks.again')}
            of={row.id}
            disabled={isBusy}
            onClick={onAgain}
          />
        )}
      </Column>
    </>
  );
}

/** What was sent, newest first; each can be sent again unless the webhook is stopped. */
export function DeliveryList({ webhook: { id, state, deliveries } }: { webhook: WebhookDetail }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const again = useAction({
    mutationFn: (delivery: string) => sendAgain(id, delivery),
    onSuccess: () => {
      addToast({ title: t('webhooks.sent_again') });
      return refresh(WEBHOOKS);
    },
  });
  if (deliveries.length === 0) return <p className="text-stone">{t('webhooks.no_deliveries')}</p>;
  return (
    <ListTable label={t('webhooks.deliveries')} rows={deliveries}>
      {(row) => (
        <Delivery
          row={row}
          isBusy={again.isPending}
          onAgain={state === 'stopped' ? undefined : () => again.mutate(row.id)}
        />
      )}
    </ListTable>
  );
}
