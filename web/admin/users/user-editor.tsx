import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { justCreated } from '#admin/just-created.ts';
import { RowState } from '#admin/row-state.tsx';
import type { EditedRow } from '#contract/crud.ts';
import { UserForm } from './user-form.tsx';
import { type UserValues, usersApi } from './users-api.ts';

export function UserEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false }) as { id?: string };
  const query = useQuery({
    ...usersApi.one(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    initialData: () => justCreated<EditedRow<UserValues>>(usersApi.path, id),
  });
  if (id === undefined) return <UserForm key="new" row={undefined} />;
  if (query.data) return <UserForm key={query.data.id} row={query.data as never} />;
  return <RowState query={query} listPath="/users" listTitle={t('users.title')} />;
}
