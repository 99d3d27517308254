import { useTranslation } from 'react-i18next';
import { ScreenHead } from '#admin/screen-head.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { UpkeepPanel } from './upkeep-panel.tsx';

/** Maintenance of the site: checks, exports, links, backups. */
export function UtilitiesScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ScreenHead title={t('utilities.title')} className="mb-6" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ChecksPanel />
        <div className="min-w-0 space-y-6">
          <UpkeepPanel />
          <LinksPanel />
          <BackupPanel />
        </div>
      </div>
    </>
  );
}
