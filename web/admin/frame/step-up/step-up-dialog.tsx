import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#base/api/current-user.ts';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { usePasskeySupport } from '#base/passkeys/passkey-browser.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Account } from '#contract/accounts/account.ts';
import { Button, TextButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { PlainForm } from '../plain-form.tsx';
import {
  endAsking,
  prove,
  proveByPasskey,
  startAsking,
  stopAsking,
  useIsProofAsked,
} from './step-up-store.ts';

function PasskeyProof() {
  const { t } = useTranslation('admin-area');
  const isSupported = usePasskeySupport();
  const { mutate, isPending } = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: () => endAsking(true),
    onError: () => addToast({ title: t('step_up.passkey_failed'), variant: 'destructive' }),
  });
  if (!isSupported) return null;
  return (
    <Button
      className="mt-4"
      label={t('step_up.use_passkey')}
      onClick={() => mutate()}
      isBusy={isPending}
    />
  );
}

function ProofForm() {
  const { t } = useTranslation('admin-area');
  const { data: me } = useQuery(currentUserQuery);
  const { data: account } = useQuery<Account>({ queryKey: ['/api/account'] });
  const [isByCode, setByCode] = useState(false);
  const field = isByCode ? 'code' : 'password';
  const form = useForm({
    id: 'proof',
    initial: { password: '', code: '' },
    check: (values): FormErrors => (values[field].trim() === '' ? { [field]: 'required' } : {}),
    send: (values) => prove({ [field]: values[field] }),
    onSent: () => endAsking(true),
  });
  return (
    <>
      <p className="mb-5">{t('step_up.text')}</p>
      <PlainForm form={form} submit={t('factor.confirm')}>
        {/* Tells password managers which account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={me?.email ?? ''}
          readOnly
          hidden
        />
        {isByCode ? (
          <TextField
            form={form}
            name="code"
            label={t('step_up.code')}
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <TextField
            form={form}
            name="password"
            label={t('step_up.password')}
            type="password"
            required
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </PlainForm>
      {Boolean(account?.passkeys) && <PasskeyProof />}
      {account?.hasSecondFactor && (
        <TextButton
          className="mt-3 min-h-11"
          label={t(isByCode ? 'step_up.use_password' : 'step_up.use_code')}
          onClick={() => setByCode(!isByCode)}
        />
      )}
    </>
  );
}

/** Opens when the API requires a fresh proof of identity; the rejected request is then retried, and form input is preserved. */
export function StepUpDialog() {
  const { t } = useTranslation('admin-area');
  const isAsked = useIsProofAsked();
  useEffect(() => {
    startAsking();
    return stopAsking;
  }, []);
  if (!isAsked) return null;
  return (
    <Dialog title={t('step_up.title')} onClose={() => endAsking(false)}>
      <ProofForm />
    </Dialog>
  );
}
