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
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';

export function OwnPageListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={APIS.pages}
      title={t('menu.own_pages')}
      empty={t('own_pages.empty')}
      nameOf={(page) => localize(page, 'title', language)}
      states={['draft', 'published', 'scheduled']}
      canPublish
      canDuplicate
    >
      {(page) => (
        <>
          <Column title={t('field.title')} sort="title" isWide>
            <NameCell name={localize(page, 'title', language)} note={`/${page.slug}`} />
          </Column>
          <PublicationColumn {...page} />
          <LanguagesColumn row={page} fields={['title', 'body']} />
          <UpdatedColumn at={page.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
