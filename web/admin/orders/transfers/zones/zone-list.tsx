import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  SortOrderColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';

export function ZoneListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={APIS['transfer-zones']}
      title={t('zones.title')}
      empty={t('zones.empty')}
      nameOf={(zone) => localize(zone, 'name', language)}
      canDuplicate
    >
      {(zone) => (
        <>
          <Column title={t('field.name')} sort="name" isWide>
            <NameCell name={localize(zone, 'name', language)} note={zone.slug} />
          </Column>
          <Column title={t('zones.from_airport')} sort="minutes">
            <span className="whitespace-nowrap">
              {t('zones.minutes_km', { minutes: zone.minutes, km: zone.km })}
            </span>
          </Column>
          <Column title={t('zones.page')}>
            <StateBadge
              state={
                zone.hasPage
                  ? { label: 'zones.with_page', tone: 'good' }
                  : { label: 'zones.without_page', tone: 'over' }
              }
            />
          </Column>
          <LanguagesColumn row={zone} fields={['name']} />
          <SortOrderColumn order={zone.sortOrder} />
          <UpdatedColumn at={zone.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
