import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { QrCode } from '#base/ui/qr-code.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { RecoveryCodes as Codes, TotpStart } from '#contract/accounts/account.ts';
import { accountApi } from './account.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type FactorButtonProps<A> = { label: string; act: () => Promise<A>; onDone: (answer: A) => void };

/** Submit button of one second-factor step; shows a busy state while the request is pending. */
export function FactorButton<A>({ label, act, onDone }: FactorButtonProps<A>) {
  const { t } = useTranslation('admin-area');
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (answer) => onDone(answer),
    onError: () => addToast({ title: t('list.failed'), variant: 'destructive' }),
  });
  return <Button look="sea" label={label} onClick={() => mutate()} isBusy={isPending} />;
}

function ConfirmStep({
  start,
  onConfirmed,
}: {
  start: TotpStart;
  onConfirmed: (codes: Codes) => void;
}) {
  const { t } = useTranslation('admin-area');
  const form = useForm({
    id: 'confirm',
    initial: { code: '' },
    check: ({ code }): FormErrors => (code.trim() === '' ? { code: 'required' } : {}),
    send: ({ code }) => accountApi.confirmFactor(code),
    onSent: onConfirmed,
  });
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={start.uri} label={t('factor.qr')} className="my-4 size-56 rounded-xl" />
      <p className="text-sm">
        <a href={start.uri} className="font-semibold text-sea-700 underline underline-offset-4">
          {t('factor.open_app')}
        </a>
      </p>
      <p className="mt-4 text-sm text-stone">{t('factor.secret')}</p>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <code className="font-mono break-words">{start.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={start.secret} />
      </div>
      <PlainForm form={form} submit={t('factor.confirm')}>
        <TextField
          form={form}
          name="code"
          label={t('factor.code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </PlainForm>
    </>
  );
}

/** Shows the QR code, verifies a code from the authenticator app, then shows the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const [start, setStart] = useState<TotpStart>();
  const [codes, setCodes] = useState<Codes>();
  if (codes)
    return (
      <Dialog title={t('factor.codes_title')} onClose={onClose}>
        <RecoveryCodes codes={codes.recoveryCodes} onKept={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t('factor.title')} onClose={onClose}>
      {start ? (
        <ConfirmStep start={start} onConfirmed={setCodes} />
      ) : (
        <>
          <p className="mb-5">{t('factor.turn_on_text')}</p>
          <FactorButton
            label={t('factor.continue')}
            act={accountApi.beginFactor}
            onDone={setStart}
          />
        </>
      )}
    </Dialog>
  );
}
