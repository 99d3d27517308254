import { useTranslation } from 'react-i18next';
import { tripTypesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, SortOrder, UpdatedAt } from '#admin/row-parts.tsx';

export function TripTypeListScreen() {
  const { t } = useTranslation('admin');
  return (
    <ListScreen
      api={tripTypesApi}
      title={t('content.trip_types')}
      empty={t('content.trip_types_empty')}
      newPath="/trip-types/new"
      editPath={({ id }) => `/trip-types/edit/${id}`}
      nameOf={({ name }) => name}
      canDuplicate
      head={(tools) => (
        <>
          <SortHead {...tools} name="name">
            {t('field.name')}
          </SortHead>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="order" isDefault>
            {t('field.order')}
          </SortHead>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(type) => (
        <>
          <Cell isWide>
            <NameCell name={type.name} note={type.slug} />
          </Cell>
          <Cell>
            <LanguageDots row={type} fields={['name']} />
          </Cell>
          <Cell>
            <SortOrder order={type.sortOrder} />
          </Cell>
          <Cell>
            <UpdatedAt at={type.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
