import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Loading, QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { currentUserQuery } from '#base/api/current-user.ts';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Account } from '#contract/accounts/account.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/password.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { ACCOUNT, accountApi, accountQuery } from './account.queries.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PushPanel } from './push-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

function PasswordPanel({ email }: { email: string }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const form = useForm({
    id: 'password',
    initial: { password: '' },
    check: ({ password }): FormErrors =>
      password.length < PASSWORD_MIN
        ? { password: password === '' ? 'required' : 'password_short' }
        : {},
    send: accountApi.changePassword,
    onSent: () => {
      form.reset();
      addToast({ title: t('account.password_changed') });
      void refresh(ACCOUNT);
    },
  });
  return (
    <Panel title={t('account.password')}>
      <p className="text-stone">{t('account.password_text')}</p>
      <PlainForm form={form} submit={t('account.change_password')}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          form={form}
          name="password"
          label={t('account.new_password')}
          hint={t('account.password_hint', { min: PASSWORD_MIN })}
          type="password"
          required
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
        />
      </PlainForm>
    </Panel>
  );
}

function ProfilePanel({ account }: { account: Account }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const form = useForm({
    id: 'profile',
    initial: { name: account.name },
    send: ({ name }) => accountApi.rename(name),
    onSent: () => {
      addToast({ title: t('account.saved') });
      void refresh(ACCOUNT, String(currentUserQuery.queryKey[0]));
    },
  });
  return (
    <Panel title={t('account.profile')}>
      <dl>
        <dt className="font-semibold text-deep-900">{t('account.email')}</dt>
        <dd className="break-all">{account.email}</dd>
        <dd className="text-sm text-stone">{t('account.email_hint')}</dd>
      </dl>
      <PlainForm form={form} submit={t('editor.save')}>
        <TextField
          form={form}
          name="name"
          label={t('field.name')}
          required
          autoComplete="name"
          maxLength={NAME_LENGTH}
        />
      </PlainForm>
    </Panel>
  );
}

/** The signed-in user's own account: name, password, second factor and open sessions. */
export function AccountScreen() {
  const { t } = useTranslation('admin-area');
  const { error, data, isError, isPending, refetch } = useQuery(accountQuery);
  return (
    <>
      <ScreenHead title={t('account.title')} />
      {isPending && <Loading />}
      {isError && (
        <div className="mt-8">
          <LoadError error={error} onRetry={refetch} />
        </div>
      )}
      {data && (
        <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <ProfilePanel account={data} />
          <PasswordPanel email={data.email} />
          <SecondFactorPanel account={data} />
          <PasskeysPanel />
          <SessionsPanel />
          <PushPanel />
        </div>
      )}
    </>
  );
}

/** Instead of the administration, for an account that must have a second factor or a passkey and has none. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const query = useQuery(accountQuery);
  const account = query.data;
  const isDone = account !== undefined && (account.hasSecondFactor || account.passkeys > 0);
  return (
    <main id="content" className="mx-auto min-h-dvh w-full max-w-5xl px-4 py-8 sm:px-6 lg:py-10">
      <ScreenHead title={t('factor_gate.title')} text={t('factor_gate.text')} className="mb-6" />
      <QueryState query={query} />
      {account && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <SecondFactorPanel account={account} />
          <PasskeysPanel />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isDone && (
          <Button
            look="sea"
            label={t('factor_gate.continue')}
            onClick={() => void refresh(String(currentUserQuery.queryKey[0]))}
          />
        )}
        {children}
      </div>
    </main>
  );
}
