import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { seoApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, UpdatedAt } from '#admin/row-parts.tsx';
import { apiQuery } from '#api/api-query.ts';
import { withSiteName } from '#contract/site-name.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { seoPagePath } from './seo-page-path.ts';

export function SeoListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: site } = useQuery(apiQuery('/api/site'));
  return (
    <ListScreen
      api={seoApi}
      title={t('seo.title')}
      empty={t('seo.empty')}
      newPath="/seo/new"
      editPath={({ page }) => `/seo/edit/${page}`}
      nameOf={({ page }) => page}
      head={(tools) => (
        <>
          <SortHead {...tools} name="page" isDefault>
            {t('seo.page')}
          </SortHead>
          <Head>{t('seo.robots')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(record) => (
        <>
          <Cell isWide>
            <NameCell
              name={seoPagePath(record.page)}
              note={withSiteName(record.title[language] ?? record.title.es ?? '', site?.siteName ?? '')}
            />
          </Cell>
          <Cell>{record.robotsDirective}</Cell>
          <Cell>
            <LanguageDots
              row={{
                ...{ title: record.title.es, description: record.description.es },
                translations: { title: record.title, description: record.description },
              }}
              fields={['title', 'description']}
            />
          </Cell>
          <Cell>
            <UpdatedAt at={record.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
