import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { EmailField } from '#base/forms/email-field.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { ResetRequestAnswer } from '#contract/accounts/account.ts';
import { LOGIN_LINK, LoginCard, LoginNotice } from './login-card.tsx';

const ACTION = '/api/auth/reset-request';

/** Requests a password reset by mail. The response is the same whether or not the account exists. */
export function ForgotForm({ state, next }: { state: 'forgot' | 'sent' | 'unsent'; next: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useForm({
    id: 'forgot',
    initial: { email: '' },
    send: ({ email }) =>
      fetchJson<ResetRequestAnswer>(ACTION, { method: 'POST', body: { email, language } }),
  });
  const isAnswered = state !== 'forgot' || form.answer !== undefined;
  const isUnsent = state === 'unsent' || form.answer?.leavesSite === false;
  return (
    <LoginCard title={t('login.forgot')} text={isAnswered ? undefined : t('login.forgot_text')}>
      {isAnswered ? (
        <LoginNotice>{t(isUnsent ? 'login.unsent' : 'login.sent')}</LoginNotice>
      ) : (
        <form {...form.formProps} action={ACTION} className="mt-7 space-y-5">
          <FormPage id="forgot" />
          <FormStatus failure={form.failure} />
          <EmailField
            form={form}
            name="email"
            label={t('login.email')}
            required
            autoComplete="username"
          />
          <button
            type="submit"
            disabled={form.isSending}
            className={buttonClass('sea', 'h-12 w-full')}
          >
            <BusyLabel isBusy={form.isSending}>{t('login.forgot_submit')}</BusyLabel>
          </button>
        </form>
      )}
      <p className="mt-5">
        <Link to="/auth/login" search={{ next: next || undefined }} className={LOGIN_LINK}>
          {t('login.back')}
        </Link>
      </p>
    </LoginCard>
  );
}
