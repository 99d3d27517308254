import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { useRemoval } from '#admin/frame/behaviour/use-removal.ts';
import { Button, ParentLink, TextButton, TextLink } from '#admin/frame/button.tsx';
import {
  forgetCreated,
  justCreated,
  keepCreated,
} from '#admin/frame/editor/panels/just-created.ts';
import { LeaveGuard } from '#admin/frame/editor/panels/leave-guard.tsx';
import { TrashNotice } from '#admin/frame/editor/panels/trash-notice.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { FormFailed } from '#admin/frame/plain-form.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { currentUserQuery } from '#base/api/current-user.ts';
import { currentOf } from '#base/api/fetch-json.ts';
import { SelectField, TextField } from '#base/forms/fields.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/password.ts';
import type { Role } from '#contract/accounts/user.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { Language } from '#contract/languages/language.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { InvitationFields, InvitationPanel } from './invitation-panel.tsx';
import { ROLE_CHOICES, ROLE_NAMES } from './role-names.ts';
import { UserHelp } from './user-help.tsx';
import { inviteUser, type UserValues, usersApi } from './users-api.ts';

const valuesOf = (row: UserRow | undefined, language: Language) => ({
  email: row?.email ?? '',
  name: row?.name ?? '',
  role: row?.role ?? 'user',
  password: '',
  way: row ? '' : 'invitation',
  language,
});

/** Never autosaved, as it may contain a password. On a version conflict both versions are shown, and saving again is a choice. */
function UserForm({ row: read }: { row: UserRow | undefined }) {
  const { t } = useTranslation('admin-area');
  const { data: me } = useQuery(currentUserQuery);
  const [row, setRow] = useState(read);
  const [theirs, setTheirs] = useState<UserRow>();
  const mailWords = useMailWords();
  const go = useGo();
  const refresh = useRefresh();
  const removal = useRemoval(usersApi);
  const language = useLanguage();
  const title = row ? row.name : t('users.new');
  useScreenTitle(title);
  useEffect(forgetCreated, []);
  const isInTrash = (row?.deletedAt ?? null) !== null;
  const isSelf = row !== undefined && row.id === me?.id;

  const send = async (values: ReturnType<typeof valuesOf>): Promise<UserRow> => {
    const { email, name, password } = values;
    const body = { email, name, role: values.role as Role, password };
    if (!row && values.way === 'invitation')
      return inviteUser({ ...body, language: values.language as Language });
    const saved = row
      ? await usersApi.save(row.id, { ...body, version: row.version })
      : await usersApi.create(body);
    return saved as UserValues & UserRow;
  };
  const form = useForm({
    id: 'user',
    initial: valuesOf(read, language) as Record<keyof ReturnType<typeof valuesOf>, string>,
    send: (values) => send(values as ReturnType<typeof valuesOf>),
    onFailed: (error) => {
      const current = currentOf<UserRow>(error);
      if (!current) return;
      setTheirs(current);
      setRow(current);
    },
    onSent: (saved) => {
      setRow(saved);
      setTheirs(undefined);
      form.set('password', '');
      addToast(
        saved.invitation && !row
          ? mailWords({ title: t('users.invited', { email: saved.email }) })
          : { title: t('editor.saved') },
      );
      void refresh(usersApi.base, ...(isSelf ? [String(currentUserQuery.queryKey[0])] : [])).then(
        () => {
          if (row) return;
          keepCreated(usersApi.path, saved);
          return go(`/users/${saved.id}/edit`, { replace: true, ignoreBlocker: true });
        },
      );
    },
  });
  const saved = valuesOf(row, language);
  const isDirty = (['email', 'name', 'role', 'password'] as const).some(
    (field) => form.values[field] !== saved[field],
  );
  const stored = (field: 'email' | 'name', hint?: string) =>
    theirs && theirs[field] !== form.values[field]
      ? t('users.stored', { value: theirs[field] })
      : hint;

  return (
    <>
      <ParentLink to="/users" label={t('users.title')} />
      <form {...form.formProps}>
        <h1 className="mt-2 mb-6 text-2xl break-words sm:text-3xl">{title}</h1>
        {row && isInTrash && (
          <TrashNotice
            api={usersApi}
            id={row.id}
            onRestored={(now) => setRow(now as UserValues & UserRow)}
          />
        )}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Panel title={t('users.account')}>
            {theirs ? (
              <p role="alert" className="rounded-xl border-l-8 border-sun bg-limestone-50 p-4">
                {t('users.conflict')}
              </p>
            ) : (
              <FormFailed failure={form.failure} />
            )}
            <TextField
              form={form}
              name="name"
              label={t('field.name')}
              hint={stored('name')}
              required
              autoComplete="off"
              maxLength={NAME_LENGTH}
            />
            <TextField
              form={form}
              name="email"
              label={t('users.email')}
              hint={stored('email')}
              type="email"
              required
              autoComplete="off"
              maxLength={254}
            />
            <SelectField
              form={form}
              name="role"
              label={t('users.role')}
              hint={
                theirs && theirs.role !== form.values.role
                  ? t('users.stored', {
                      value: t(ROLE_NAMES[theirs.role]),
                    })
                  : t('users.role_hint')
              }
              required
            >
              {ROLE_CHOICES.map((role) => (
                <option key={role} value={role}>
                  {t(ROLE_NAMES[role])}
                </option>
              ))}
            </SelectField>
            {!row && <InvitationFields form={form} />}
            {isSelf ? (
              <p className="text-stone">
                {t('users.self')} <TextLink to="/account" label={t('menu.account')} />
              </p>
            ) : (
              (row || form.values.way === 'password') && (
                <TextField
                  form={form}
                  name="password"
                  label={t('users.password')}
                  hint={
                    row
                      ? t('users.password_keep')
                      : t('account.password_hint', { min: PASSWORD_MIN })
                  }
                  type="password"
                  required={!row}
                  autoComplete="new-password"
                  maxLength={PASSWORD_MAX}
                />
              )
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                look="sea"
                label={t('editor.save')}
                type="submit"
                disabled={isInTrash}
                isBusy={form.isSending}
              />
              {row && !isInTrash && (
                <TextButton
                  isDanger
                  className="min-h-11 px-2"
                  label={t('list.delete')}
                  onClick={async () => {
                    if (await removal([{ id: row.id, name: row.name }]))
                      await go('/users', { ignoreBlocker: true });
                  }}
                />
              )}
            </div>
          </Panel>
          {row && !isSelf && !isInTrash && !row.invitation && (
            <UserHelp row={row} onChanged={setRow} />
          )}
          {row?.invitation && !isInTrash && <InvitationPanel row={row} onChanged={setRow} />}
        </div>
      </form>
      <LeaveGuard isDirty={() => isDirty} />
    </>
  );
}

export function UserEditorScreen() {
  const { t } = useTranslation('admin-area');
  const { id } = useParams({ strict: false });
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
