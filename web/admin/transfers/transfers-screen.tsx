import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#admin/button.tsx';
import type { AdminKey } from '#admin/paths.ts';
import { useListSearch } from '#admin/use-list-search.ts';
import { useScreenTitle } from '#admin/use-screen-title.ts';
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
  useScreenTitle(t('transfers.title'));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">{t('transfers.title')}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/transfers/day" label={t('transfers.day_sheet')} />
          <Button label={t('transfers.export')} onClick={() => setExporting(true)} />
        </div>
      </div>
      <div role="toolbar" aria-label={t('transfers.views')} className="mt-6 inline-flex rounded-full bg-limestone-200 p-1">
        {VIEW_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => set({ view: name === 'list' ? undefined : name })}
            className="min-h-11 rounded-full px-5 font-semibold text-deep-800 aria-pressed:bg-white aria-pressed:shadow-card"
          >
            {t(VIEWS[name].label)}
          </button>
        ))}
      </div>
      <View />
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </>
  );
}
