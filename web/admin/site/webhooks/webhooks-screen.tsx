import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { Column, EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import type { WebhookRow } from '#contract/admin/webhooks.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { EVENT_LABELS, WEBHOOK_STATES } from './webhook-labels.ts';
import { webhooksQuery } from './webhooks.queries.ts';

function Row({ row }: { row: WebhookRow }) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <Column title={t('webhooks.name')} isWide>
        <TextLink
          to={`/webhooks/${row.id}`}
          label={row.name}
          className="inline-flex min-h-11 items-center font-semibold"
        />
        <p className="text-sm break-all text-stone">{row.url}</p>
      </Column>
      <Column title={t('webhooks.events')}>
        <ul className="flex flex-wrap gap-1">
          {row.events.map((event) => (
            <li key={event} className="rounded-md bg-limestone-200 px-2 text-sm leading-6">
              {t(EVENT_LABELS[event])}
            </li>
          ))}
        </ul>
      </Column>
      <Column title={t('keys.state')}>
        <StateBadge state={WEBHOOK_STATES[row.state]} />
      </Column>
    </>
  );
}

export function WebhooksScreen() {
  const { t } = useTranslation('admin-area');
  const query = useQuery({ ...webhooksQuery, staleTime: 0 });
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ScreenHead title={t('webhooks.title')} text={t('webhooks.text')} className="mb-6">
        <Button look="sea" label={t('list.new')} onClick={() => setNew(true)} />
      </ScreenHead>
      <QueryState query={query} />
      {query.data?.length === 0 && <EmptyList isFiltered={false} text={t('webhooks.empty')} />}
      <ListTable label={t('webhooks.title')} rows={query.data ?? []}>
        {(row) => <Row row={row} />}
      </ListTable>
      {isNew && <WebhookDialog onClose={() => setNew(false)} />}
    </>
  );
}
