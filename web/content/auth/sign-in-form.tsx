import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { EmailField } from '#base/forms/email-field.tsx';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { afterSignIn, type CurrentUser } from '#contract/accounts/user.ts';
import { LOGIN_LINK, LoginAlert, LoginNotice } from './login-card.tsx';

const ACTION = '/api/auth/login';

/**
 * E-mail and password, then the code of a second factor if there is one. Followed by a full page load, so that all data is refetched for
 * the signed-in user.
 */
export function SignInForm({ next }: { next: string }) {
  const { t } = useTranslation();
  const [isCodeRequested, setCodeRequested] = useState(false);
  const form = useForm({
    id: 'login',
    initial: { email: '', password: '', code: '', next },
    send: ({ email, password, code }) =>
      fetchJson<CurrentUser>(ACTION, { method: 'POST', body: { email, password, code } }),
    onSent: ({ role }) => window.location.assign(afterSignIn(role, form.values.next)),
    // Rendered synchronously so that the new field can receive focus.
    onRefused: (errors) => flushSync(() => setCodeRequested('code' in errors)),
  });
  const asksCode = isCodeRequested || 'code' in form.errors;
  // Without JavaScript the response does not repeat the password, so it is requested again.
  const hasPassword = form.values.password !== '';
  const isCodeMissing = form.errors.code === 'totp_required';
  const { code: _missing, ...otherErrors } = form.errors;
  return (
    <form {...form.formProps} action={ACTION} className="mt-7 space-y-5">
      <FormPage id="login" />
      {form.values.next && <input type="hidden" name="next" value={form.values.next} />}
      {asksCode ? (
        <LoginNotice>{t('login.code_text')}</LoginNotice>
      ) : form.status === 401 ? (
        <LoginAlert>{t('login.wrong')}</LoginAlert>
      ) : null}
      {form.status !== 401 && <FormStatus failure={form.failure} />}
      {asksCode && hasPassword ? (
        <p className="truncate font-semibold text-deep-900">{form.values.email}</p>
      ) : (
        <>
          <EmailField
            form={form}
            name="email"
            label={t('login.email')}
            required
            autoComplete="username"
          />
          <TextField
            form={form}
            name="password"
            label={t('login.password')}
            type="password"
            required
            autoComplete="current-password"
            maxLength={200}
          />
        </>
      )}
      {asksCode && (
        <TextField
          form={isCodeMissing ? { ...form, errors: otherErrors } : form}
          name="code"
          label={t('login.code')}
          hint={t('login.code_hint')}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <button
        type="submit"
        disabled={form.isSending || form.answer !== undefined}
        className={buttonClass('sea', 'h-12 w-full')}
      >
        <BusyLabel isBusy={form.isSending || form.answer !== undefined}>
          {t('login.submit')}
        </BusyLabel>
      </button>
      <p>
        <Link
          to="/auth/login"
          search={{ next: next || undefined, state: 'forgot' }}
          className={LOGIN_LINK}
        >
          {t('login.forgot')}
        </Link>
      </p>
    </form>
  );
}
