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
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';

export function VehicleListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={APIS['transfer-vehicles']}
      title={t('vehicles.title')}
      empty={t('vehicles.empty')}
      nameOf={(vehicle) => localize(vehicle, 'name', language)}
      canDuplicate
    >
      {(vehicle) => (
        <>
          <Column title={t('field.name')} sort="name" isWide>
            <NameCell
              image={vehicle.image}
              name={localize(vehicle, 'name', language)}
              note={vehicle.code}
            />
          </Column>
          <Column title={t('vehicles.room')}>
            {t('vehicles.room_text', { people: vehicle.maxPassengers, bags: vehicle.largeBags })}
          </Column>
          <LanguagesColumn row={vehicle} fields={['name']} />
          <SortOrderColumn order={vehicle.sortOrder} />
          <UpdatedColumn at={vehicle.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
