import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/dates.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { NameCell } from '#admin/row-parts.tsx';
import { SearchSelect } from '#admin/search-select.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import { useLanguage } from '#i18n/page-language.tsx';
import { usersApi } from './users-api.ts';

export function UserListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ListScreen
      api={usersApi}
      title={t('users.title')}
      empty={t('users.empty')}
      newPath="/users/new"
      editPath={({ id }) => `/users/${id}/edit`}
      nameOf={({ name }) => name}
      filters={(tools) => (
        <SearchSelect {...tools} name="role" label={t('users.role')}>
          <option value="">{t('users.role_all')}</option>
          <option value="admin">{t('users.role_admin')}</option>
          <option value="user">{t('users.role_user')}</option>
        </SearchSelect>
      )}
      head={(tools) => (
        <>
          <SortHead {...tools} name="name" isDefault>
            {t('field.name')}
          </SortHead>
          <SortHead {...tools} name="role">
            {t('users.role')}
          </SortHead>
          <Head>{t('factor.title')}</Head>
          <SortHead {...tools} name="last-sign-in">
            {t('users.last_sign_in')}
          </SortHead>
        </>
      )}
      row={(user) => (
        <>
          <Cell isWide>
            <NameCell name={user.name} note={user.email} />
          </Cell>
          <Cell>{t(user.role === 'admin' ? 'users.role_admin' : 'users.role_user')}</Cell>
          <Cell>
            <span className="mr-2 md:hidden">{t('factor.title')}:</span>
            <StateBadge state={user.hasSecondFactor ? { label: 'factor.on', tone: 'good' } : { label: 'factor.off', tone: 'over' }} />
          </Cell>
          <Cell>
            <span className="mr-2 md:hidden">{t('users.last_sign_in')}:</span>
            {user.lastSignInAt ? formatInstant(user.lastSignInAt, language) : t('users.never')}
          </Cell>
        </>
      )}
    />
  );
}
