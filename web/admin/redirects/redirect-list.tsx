import { useTranslation } from 'react-i18next';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { NameCell, UpdatedAt } from '#admin/row-parts.tsx';
import { NotFoundPanel } from './not-found-panel.tsx';
import { redirectsApi } from './redirects-api.ts';

/** Redirects, and addresses that were not found. */
export function RedirectListScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ListScreen
        api={redirectsApi}
        title={t('redirects.title')}
        empty={t('redirects.empty')}
        newPath="/redirects/new"
        editPath={({ id }) => `/redirects/edit/${id}`}
        nameOf={({ fromPath }) => fromPath}
        head={(tools) => (
          <>
            <SortHead {...tools} name="fromPath" isDefault>
              {t('redirects.from')}
            </SortHead>
            <Head>{t('redirects.to')}</Head>
            <SortHead {...tools} name="hits">
              {t('redirects.hits')}
            </SortHead>
            <SortHead {...tools} name="updated">
              {t('field.updated')}
            </SortHead>
          </>
        )}
        row={(redirect) => (
          <>
            <Cell isWide>
              <NameCell name={redirect.fromPath} />
            </Cell>
            <Cell>
              <span className="break-all">{redirect.toPath ?? t('redirects.gone')}</span>
            </Cell>
            <Cell>
              <span className="mr-2 md:hidden">{t('redirects.hits')}:</span>
              {redirect.hits}
            </Cell>
            <Cell>
              <UpdatedAt at={redirect.updatedAt} />
            </Cell>
          </>
        )}
      />
      <div className="mt-10">
        <NotFoundPanel />
      </div>
    </>
  );
}
