import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { LanguagesColumn, NameCell, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useFilled } from '#admin/frame/placeholders.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ROBOTS_LABELS } from './robots-labels.ts';
import { seoPagePath } from './seo-page-path.ts';

export function SeoListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const filled = useFilled();
  return (
    <ListScreen
      api={APIS.seo}
      title={t('seo.title')}
      empty={t('seo.empty')}
      editPath={({ page }) => `/seo/edit/${page}`}
      nameOf={({ page }) => page}
    >
      {(record) => (
        <>
          <Column title={t('seo.page')} sort="page" isDefault isWide>
            <NameCell
              name={seoPagePath(record.page)}
              note={
                record.title[language]
                  ? filled(record.title[language], language)
                  : filled(record.title.es ?? '', 'es')
              }
            />
          </Column>
          <Column title={t('seo.robots')}>{t(ROBOTS_LABELS[record.robotsDirective])}</Column>
          <LanguagesColumn
            row={{
              ...{ title: record.title.es, description: record.description.es },
              translations: { title: record.title, description: record.description },
            }}
            fields={['title', 'description']}
          />
          <UpdatedColumn at={record.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
