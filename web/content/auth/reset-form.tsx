import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/password.ts';
import { LOGIN_LINK, LoginAlert, LoginCard } from './login-card.tsx';

const ACTION = '/api/auth/reset';

const tooShort = ({ password }: { password: string }): FormErrors =>
  password.length < PASSWORD_MIN
    ? { password: password === '' ? 'required' : 'password_short' }
    : {};

/** Sets a new password with a mailed token. The token is removed from the URL after use, so that it does not remain in the history. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'reset',
    initial: { token, password: '' },
    check: tooShort,
    send: (body) => fetchJson<void>(ACTION, { method: 'POST', body }),
    onSent: () => window.location.replace('/auth/login?state=changed'),
  });
  const isInvalid = form.status === 404 || form.errors.token !== undefined;
  return (
    <LoginCard title={t('login.reset_title')}>
      {isInvalid ? (
        <div className="mt-7 space-y-5">
          <LoginAlert>{t('login.reset_invalid')}</LoginAlert>
          <Link
            to="/auth/login"
            search={{ state: 'forgot' }}
            className={buttonClass('sea', 'h-12 w-full')}
          >
            {t('login.reset_again')}
          </Link>
        </div>
      ) : (
        <form {...form.formProps} action={ACTION} className="mt-7 space-y-5">
          <FormPage id="reset" />
          <input type="hidden" name="token" value={form.values.token} />
          <FormStatus failure={form.failure} />
          <TextField
            form={form}
            name="password"
            label={t('login.new_password')}
            hint={t('login.password_hint', { min: PASSWORD_MIN })}
            type="password"
            required
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
          />
          <button
            type="submit"
            disabled={form.isSending}
            className={buttonClass('sea', 'h-12 w-full')}
          >
            <BusyLabel isBusy={form.isSending}>{t('login.reset_submit')}</BusyLabel>
          </button>
        </form>
      )}
      <p className="mt-5">
        <Link to="/auth/login" className={LOGIN_LINK}>
          {t('login.back')}
        </Link>
      </p>
    </LoginCard>
  );
}
