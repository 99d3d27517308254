import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { PlainForm } from '#admin/plain-form.tsx';
import { useRefresh } from '#admin/use-refresh.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/password.ts';
import { TextField } from '#forms/fields.tsx';
import { type FormErrors, useForm } from '#forms/use-form.ts';
import { addToast } from '#ui/toast-store.ts';
import { ACCOUNT, accountApi } from './account.queries.ts';

export function PasswordPanel({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh();
  const form = useForm({
    id: 'password',
    initial: { password: '' },
    check: ({ password }): FormErrors =>
      password.length < PASSWORD_MIN ? { password: password === '' ? 'required' : 'password_short' } : {},
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
