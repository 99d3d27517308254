import { useTranslation } from 'react-i18next';
import { Inbox } from '#admin/inbox/inbox-screen.tsx';
import { ListTable } from '#admin/list-table.tsx';
import { TRANSFER_STATES } from '#admin/state-labels.ts';
import type { TransferInboxState } from '#contract/admin.ts';
import type { TransferListItem } from '#contract/transfer-admin.ts';
import { TransferFilters } from './transfer-filters.tsx';
import { TransferRow } from './transfer-row.tsx';

/** Requests with search, states, travel dates, sort and page, all in the URL. */
export function TransferInbox() {
  const { t } = useTranslation('admin');
  return (
    <Inbox<TransferInboxState, TransferListItem>
      path="/transfers"
      empty={t('transfers.empty')}
      emptyHint={<p className="mt-2">{t('transfers.empty_hint')}</p>}
      states={TRANSFER_STATES}
      hidden="spam"
      open={['new', 'quoted', 'confirmed', 'driver_assigned']}
      asked={['from', 'to', 'sort']}
      filters={<TransferFilters />}
    >
      {(requests) => (
        <ListTable label={t('transfers.title')} rows={requests}>
          {(request) => <TransferRow request={request} />}
        </ListTable>
      )}
    </Inbox>
  );
}
