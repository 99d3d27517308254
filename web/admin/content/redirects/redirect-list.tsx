import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { NotFoundPanel } from './not-found-panel.tsx';

/** Redirects, and addresses that were not found. */
export function RedirectListScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <ListScreen
        api={APIS.redirects}
        title={t('redirects.title')}
        empty={t('redirects.empty')}
        nameOf={({ fromPath }) => fromPath}
      >
        {(redirect) => (
          <>
            <Column title={t('redirects.from')} sort="fromPath" isDefault isWide>
              <NameCell name={redirect.fromPath} />
            </Column>
            <Column title={t('redirects.to')}>
              <span className="break-all">{redirect.toPath ?? t('redirects.gone')}</span>
            </Column>
            <Column title={t('redirects.hits')} sort="hits" hasLabel>
              {redirect.hits}
            </Column>
            <UpdatedColumn at={redirect.updatedAt} />
          </>
        )}
      </ListScreen>
      <div className="mt-10">
        <NotFoundPanel />
      </div>
    </>
  );
}
