import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { InvoiceInputs, NO_INVOICE } from '#admin/frame/orders/invoice-fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { InvoiceRow } from '#contract/money/invoices/invoices.ts';
import { correctInvoice, INVOICES } from './invoices.api.ts';

/** Whom the invoices of a booking or transfer are to name. */
export function CorrectDialog({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const { id, printedNumber, customer: former } = invoice;
  const [customer, setCustomer] = useState({
    ...NO_INVOICE,
    name: former?.name ?? '',
    taxNumber: former?.taxNumber ?? '',
    address: former?.address ?? '',
  });
  const [errors, setErrors] = useState<FormErrors>({});
  const correct = useAction({
    mutationFn: () => correctInvoice(id, customer),
    onSuccess: () => {
      addToast({ title: t('invoices.corrected') });
      onClose();
    },
    onError: (error) => {
      const refused = error instanceof AnswerError ? errorsOf(error.fieldErrors) : {};
      setErrors(refused);
      if (Object.keys(refused).length === 0) showFailure(error);
    },
    onSettled: () => refresh(INVOICES),
  });
  return (
    <Dialog title={`${t('invoices.correct')}: ${printedNumber}`} onClose={onClose}>
      <SubmitForm noValidate className="space-y-4" onSubmit={() => correct.mutate()}>
        <p className="text-stone">{t('invoices.correct_text')}</p>
        <InvoiceInputs customer={customer} errors={errors} onChange={setCustomer} />
        <Button look="sea" type="submit" label={t('invoices.issue')} isBusy={correct.isPending} />
      </SubmitForm>
    </Dialog>
  );
}
