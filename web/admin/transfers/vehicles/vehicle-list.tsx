import { useTranslation } from 'react-i18next';
import { vehiclesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, SortOrder, UpdatedAt } from '#admin/row-parts.tsx';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';

export function VehicleListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ListScreen
      api={vehiclesApi}
      title={t('vehicles.title')}
      empty={t('vehicles.empty')}
      newPath="/transfers/vehicles/new"
      editPath={({ id }) => `/transfers/vehicles/edit/${id}`}
      nameOf={(vehicle) => localize(vehicle, 'name', language)}
      canDuplicate
      head={(tools) => (
        <>
          <SortHead {...tools} name="name">
            {t('field.name')}
          </SortHead>
          <Head>{t('vehicles.room')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="order" isDefault>
            {t('field.order')}
          </SortHead>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(vehicle) => (
        <>
          <Cell isWide>
            <NameCell image={vehicle.image} name={localize(vehicle, 'name', language)} note={vehicle.code} />
          </Cell>
          <Cell>{t('vehicles.room_text', { people: vehicle.maxPassengers, bags: vehicle.largeBags })}</Cell>
          <Cell>
            <LanguageDots row={vehicle} fields={['name']} />
          </Cell>
          <Cell>
            <SortOrder order={vehicle.sortOrder} />
          </Cell>
          <Cell>
            <UpdatedAt at={vehicle.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
