import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#api/fetch-json.ts';
import { FormStatus, TextField } from '#forms/fields.tsx';
import { FormPage } from '#forms/form-page.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { LOGIN_LINK, LoginCard, LoginNotice } from './login-card.tsx';

const ACTION = '/api/auth/reset-request';

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export function ForgotForm({ isSent, next }: { isSent: boolean; next: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useForm({
    id: 'forgot',
    initial: { email: '' },
    send: ({ email }) => fetchJson<object>(ACTION, { method: 'POST', body: { email, language } }),
  });
  return (
    <LoginCard title={t('login.forgot')} text={isSent || form.answer ? undefined : t('login.forgot_text')}>
      {isSent || form.answer ? (
        <LoginNotice>{t('login.sent')}</LoginNotice>
      ) : (
        <form {...form.formProps} action={ACTION} className="mt-7 space-y-5">
          <FormPage id="forgot" />
          <FormStatus failure={form.failure} />
          <TextField form={form} name="email" label={t('login.email')} type="email" required autoComplete="username" maxLength={254} />
          <button type="submit" disabled={form.isSending} className={buttonClass('sea', 'h-12 w-full')}>
            {form.isSending && <Spinner />}
            {t('login.forgot_submit')}
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
