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

export function TripTypeListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={APIS['trip-types']}
      title={t('content.trip_types')}
      empty={t('content.trip_types_empty')}
      nameOf={(type) => localize(type, 'name', language)}
      canDuplicate
    >
      {(type) => (
        <>
          <Column title={t('field.name')} sort="name" isWide>
            <NameCell name={localize(type, 'name', language)} note={type.slug} />
          </Column>
          <LanguagesColumn row={type} fields={['name']} />
          <SortOrderColumn order={type.sortOrder} />
          <UpdatedColumn at={type.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
