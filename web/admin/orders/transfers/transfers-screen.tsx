import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button, ButtonLink } from '#admin/frame/button.tsx';
import { SWITCH, Toggle } from '#admin/frame/fields/toggle.tsx';
import { Inbox } from '#admin/frame/inbox/inbox-screen.tsx';
import { ListTable } from '#admin/frame/list/list-table.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import type { TransferInboxState } from '#contract/admin/admin.ts';
import type { TransferListItem } from '#contract/transfers/admin/admin.ts';
import { ExportDialog } from './export-dialog.tsx';
import { TransferFilters } from './transfer-filters.tsx';
import { TransferMapView } from './transfer-map.tsx';
import { TransferRow } from './transfer-row.tsx';

/** Requests with search, states, travel dates, sort and page, all in the URL. */
function TransferInbox() {
  const { t } = useTranslation('admin-area');
  return (
    <Inbox<TransferInboxState, TransferListItem>
      path="/transfers"
      empty={t('transfers.empty')}
      emptyHint={<p className="mt-2">{t('transfers.empty_hint')}</p>}
      states={TRANSFER_STATES}
      hidden="spam"
      open={['new', 'quoted', 'confirmed', 'driver_assigned']}
      asked={['from', 'to', 'partner', 'sort']}
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

const VIEWS = {
  list: { label: 'transfers.view_list', View: TransferInbox },
  map: { label: 'transfers.view_map', View: TransferMapView },
} as const satisfies Record<string, { label: AdminKey; View: () => React.JSX.Element }>;
type ViewName = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];

/** Transfer requests as a list or a map; by day they are in the calendar. */
export function TransfersScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const [isExporting, setExporting] = useState(false);
  const view = VIEW_NAMES.find((name) => name === search.view) ?? 'list';
  const { View } = VIEWS[view];
  return (
    <>
      <ScreenHead title={t('transfers.title')}>
        <ButtonLink to="/calendar" label={t('menu.calendar')} />
        <ButtonLink to="/transfers/day" label={t('transfers.day_sheet')} />
        <Button label={t('transfers.export')} onClick={() => setExporting(true)} />
      </ScreenHead>
      <div role="toolbar" aria-label={t('transfers.views')} className={`mt-6 ${SWITCH}`}>
        {VIEW_NAMES.map((name) => (
          <Toggle
            key={name}
            look="part"
            className="px-5"
            label={t(VIEWS[name].label)}
            isOn={name === view}
            onClick={() => set({ view: name === 'list' ? undefined : name })}
          />
        ))}
      </div>
      <View />
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </>
  );
}
