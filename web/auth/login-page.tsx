import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#api/fetch-json.ts';
import { afterSignIn, type CurrentUser } from '#contract/user.ts';
import { FormStatus, TextField } from '#forms/fields.tsx';
import { FormPage } from '#forms/form-page.tsx';
import { useForm } from '#forms/use-form.ts';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const ACTION = '/api/auth/login';

/** Signing in; a whole page load follows, so that everything is asked anew as the one who signed in. */
export function LoginPage() {
  const { t } = useTranslation();
  const { next = '' } = useSearch({ from: '/layout/auth/login' });
  const form = useForm({
    id: 'login',
    initial: { email: '', password: '', next },
    send: ({ email, password }) => fetchJson<CurrentUser>(ACTION, { method: 'POST', body: { email, password } }),
    onSent: ({ role }) => window.location.assign(afterSignIn(role, form.values.next)),
  });
  const isBusy = form.isSending || form.answer !== undefined;
  return (
    <section className="container-page py-14 lg:py-20">
      <div className="mx-auto max-w-md rounded-card bg-white p-6 shadow-card sm:p-9">
        <h1 className="text-4xl">{t('login.title')}</h1>
        <p className="mt-3 text-stone">{t('login.text')}</p>
        <form {...form.formProps} action={ACTION} className="mt-7 space-y-5">
          <FormPage id="login" />
          {form.values.next && <input type="hidden" name="next" value={form.values.next} />}
          {form.status === 401 ? (
            <p role="alert" className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
              {t('login.wrong')}
            </p>
          ) : (
            <FormStatus failure={form.failure} />
          )}
          <TextField form={form} name="email" label={t('login.email')} type="email" required autoComplete="username" maxLength={254} />
          <TextField
            form={form}
            name="password"
            label={t('login.password')}
            type="password"
            required
            autoComplete="current-password"
            maxLength={200}
          />
          <button type="submit" disabled={isBusy} className={buttonClass('sea', 'h-12 w-full')}>
            {isBusy && <Spinner />}
            {t('login.submit')}
          </button>
        </form>
      </div>
    </section>
  );
}
