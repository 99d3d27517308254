import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell } from '#admin/frame/list/row-parts.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ROLES } from '#contract/accounts/user.ts';
import { AccountRules } from './account-rules.tsx';
import { INVITATIONS } from './invitation-panel.tsx';
import { ROLE_NAMES } from './role-names.ts';
import { usersApi } from './users-api.ts';

export function UserListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ListScreen
      api={usersApi}
      title={t('users.title')}
      empty={t('users.empty')}
      editPath={({ id }) => `/users/${id}/edit`}
      nameOf={({ name }) => name}
      notice={<AccountRules />}
      filters={
        <SearchSelect
          name="role"
          label={t('users.role')}
          all={t('users.role_all')}
          options={ROLES.map((role) => [role, t(ROLE_NAMES[role])] as const)}
        />
      }
    >
      {(user) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault isWide>
            <NameCell name={user.name} note={user.email} />
          </Column>
          <Column title={t('users.role')} sort="role">
            {t(ROLE_NAMES[user.role])}
          </Column>
          <Column title={t('factor.title')} hasLabel>
            <StateBadge
              state={
                user.hasSecondFactor
                  ? { label: 'factor.on', tone: 'good' }
                  : { label: 'factor.off', tone: 'over' }
              }
            />
          </Column>
          <Column title={t('users.last_sign_in')} sort="last-sign-in" hasLabel>
            {user.lastSignInAt
              ? formatInstant(user.lastSignInAt, language)
              : t(user.invitation ? INVITATIONS[user.invitation] : 'users.never')}
          </Column>
        </>
      )}
    </ListScreen>
  );
}
