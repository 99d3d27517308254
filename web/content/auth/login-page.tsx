import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ForgotForm } from './forgot-form.tsx';
import { LoginCard, LoginNotice } from './login-card.tsx';
import { loginSearch } from './login-search.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in, password reset request, and setting a new password with the mailed link. */
export function LoginPage() {
  const { t } = useTranslation();
  const { next = '', state, reset } = loginSearch(useSearch({ from: '/layout/auth/login' }));
  if (reset) return <ResetForm token={reset} />;
  if (state === 'forgot' || state === 'sent' || state === 'unsent')
    return <ForgotForm state={state} next={next} />;
  return (
    <LoginCard title={t('login.title')} text={t('login.text')}>
      {state === 'changed' && <LoginNotice>{t('login.changed')}</LoginNotice>}
      <SignInForm next={next} />
      <PasskeySignIn next={next} />
    </LoginCard>
  );
}
