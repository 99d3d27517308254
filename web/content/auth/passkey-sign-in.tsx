import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { PasskeyError, signByPasskey, usePasskeySupport } from '#base/passkeys/passkey-browser.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { afterSignIn, type CurrentUser } from '#contract/accounts/user.ts';
import { LoginAlert } from './login-card.tsx';

function useReason() {
  const { t } = useTranslation('passkey');
  const { t: common } = useTranslation();
  const failureText = useFailureText();
  return (error: Error): string => {
    if (error instanceof PasskeyError)
      return t(error.reason === 'cancelled' ? 'passkey.cancelled' : 'passkey.failed');
    return error instanceof AnswerError && error.status === 401
      ? t('passkey.wrong')
      : failureText(error, common('form.failed'));
  };
}

/** Its place is kept until hydration shows whether the browser has passkeys; without scripts it stays empty. */
export function PasskeySignIn({ next }: { next: string }) {
  const { t } = useTranslation('passkey');
  const reasonOf = useReason();
  const isSupported = usePasskeySupport();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => signByPasskey<CurrentUser>('/api/auth/passkey'),
    onSuccess: ({ role }) => window.location.assign(afterSignIn(role, next)),
  });
  if (isSupported === false) return null;
  const isBusy = isPending || isSuccess;
  return (
    <div className={isSupported ? 'mt-5' : 'invisible mt-5'}>
      <p className="mb-5 flex items-center gap-4 text-stone before:h-px before:flex-1 before:bg-limestone-200 after:h-px after:flex-1 after:bg-limestone-200">
        {t('passkey.or')}
      </p>
      {error && (
        <div className="mb-5">
          <LoginAlert>{reasonOf(error)}</LoginAlert>
        </div>
      )}
      <button
        type="button"
        disabled={isBusy}
        onClick={() => mutate()}
        className={buttonClass('quiet', 'min-h-12 w-full')}
      >
        <BusyLabel isBusy={isBusy}>{t('passkey.sign_in')}</BusyLabel>
      </button>
    </div>
  );
}
