import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#admin/button.tsx';
import type { AdminKey } from '#admin/paths.ts';
import { ScreenHead } from '#admin/screen-head.tsx';
import { SWITCH, Toggle } from '#admin/toggle.tsx';
import { useListSearch } from '#admin/use-list-search.ts';
import { ExportDialog } from './export-dialog.tsx';
import { TransferCalendarView } from './transfer-calendar.tsx';
import { TransferInbox } from './transfer-inbox.tsx';
import { TransferMapView } from './transfer-map.tsx';

const VIEWS = {
  list: { label: 'transfers.view_list', View: TransferInbox },
  calendar: { label: 'transfers.view_calendar', View: TransferCalendarView },
  map: { label: 'transfers.view_map', View: TransferMapView },
} as const satisfies Record<string, { label: AdminKey; View: () => React.JSX.Element }>;
type ViewName = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as ViewName[];

/** Transfer requests as a list, a calendar, or a map. */
export function TransfersScreen() {
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const [isExporting, setExporting] = useState(false);
  const view = VIEW_NAMES.find((name) => name === search.view) ?? 'list';
  const { View } = VIEWS[view];
  return (
    <>
      <ScreenHead title={t('transfers.title')}>
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
