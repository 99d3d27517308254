import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  PublicationColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';

export function OwnPageListScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <ListScreen
      api={APIS.pages}
      title={t('menu.own_pages')}
      empty={t('own_pages.empty')}
      nameOf={({ title }) => title}
      states={['draft', 'published', 'scheduled']}
      canPublish
      canDuplicate
    >
      {(page) => (
        <>
          <Column title={t('field.title')} sort="title" isWide>
            <NameCell name={page.title} note={`/${page.slug}`} />
          </Column>
          <PublicationColumn {...page} />
          <LanguagesColumn row={page} fields={['title', 'body']} />
          <UpdatedColumn at={page.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
