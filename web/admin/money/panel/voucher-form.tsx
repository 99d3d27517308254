import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import { enterVoucher, type MoneyOf } from './money.api.ts';

type FormProps = { of: MoneyOf; onDone: (ledger: SubjectLedger) => void };

/** A guest's gift voucher: pays as far as its balance goes. */
export function VoucherForm({ of, onDone }: FormProps) {
  const { t } = useTranslation('admin-area');
  const showFailure = useFailureToast();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const pay = useAction({
    mutationFn: () => enterVoucher(of, code),
    onError: (error) => {
      if (error instanceof AnswerError && error.fieldErrors.length > 0)
        setErrors(errorsOf(error.fieldErrors));
      else showFailure(error);
    },
    onSuccess: (ledger: SubjectLedger) => {
      addToast({ title: t('money.entered') });
      onDone(ledger);
    },
  });
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sea-700 underline underline-offset-4">
        {t('money.by_voucher')}
      </summary>
      <SubmitForm className="mt-3 space-y-3" onSubmit={() => pay.mutate()}>
        <TextField
          label={t('mail.gift_voucher.code')}
          error={errors.code}
          value={code}
          onChange={setCode}
          autoComplete="off"
        />
        <Button
          type="submit"
          label={t('money.enter')}
          isBusy={pay.isPending}
          disabled={code.trim() === ''}
        />
      </SubmitForm>
    </details>
  );
}
