import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { GuestReceipts, ReceiptCustomer } from '#contract/money/receipts.ts';
import { isTaxNumber, tidyTaxNumber } from '#contract/money/tax-number.ts';
import { isPrinted, printedText } from '#contract/texts/printed-text.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { apiOf, type BookedItem, receiptsQuery } from '../items.ts';
import { useShown } from '../shown-order.ts';

const isPrintable = (text: string) => isPrinted(printedText(text));

function wrong({
  name,
  taxNumber,
  address,
}: {
  name: string;
  taxNumber: string;
  address: string;
}): FormErrors {
  return {
    ...(!isPrintable(name) && { name: 'latin_letters' }),
    ...(isBlank(name) && { name: 'required' }),
    ...(!isPrintable(address) && { address: 'latin_letters' }),
    ...(!isBlank(taxNumber) &&
      !isTaxNumber(tidyTaxNumber(taxNumber)) && { taxNumber: 'tax_number' }),
  };
}

type ReceiptFormProps = { item: BookedItem; customer: ReceiptCustomer | null };

/** Name, tax number and address for the receipts, with or without scripts. Opening it changes nothing. */
export function ReceiptForm({ item, customer }: ReceiptFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { queryKey } = receiptsQuery(item);
  const path = `${apiOf(item)}/receipts`;
  const { token } = item;
  const { idOf } = useShown(item.reference);
  const id = idOf('receipt-data');
  const form = useForm({
    id,
    initial: {
      name: customer?.name ?? '',
      taxNumber: customer?.taxNumber ?? '',
      address: customer?.address ?? '',
    },
    check: wrong,
    send: (values) =>
      fetchJson<GuestReceipts>(path, { method: 'POST', body: { token, ...values } }),
    onSent: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      addToast({ title: t('receipts.data_done') });
    },
  });
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm(id) !== undefined;
  return (
    <details id={id} open={isRefused || undefined} className="mt-3 scroll-mt-28">
      <summary className="min-h-11 py-2 font-semibold text-deep-900">
        {t('receipts.data_open')}
      </summary>
      <form {...form.formProps} action={`${path}#${id}`} className="mt-2 space-y-4">
        <FormPage id={id} />
        <input type="hidden" name="token" value={token} />
        <p className="text-stone">
          {t('receipts.data_text')} {t('receipts.data_kept')}
        </p>
        <TextField
          form={form}
          name="name"
          label={t('receipts.name')}
          required
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          form={form}
          name="taxNumber"
          label={t('receipts.tax_number')}
          required={false}
          maxLength={40}
          spellCheck={false}
        />
        <TextAreaField
          form={form}
          name="address"
          label={t('receipts.address')}
          required={false}
          rows={2}
          maxLength={300}
          autoComplete="street-address"
        />
        <FormStatus failure={form.failure} />
        <button type="submit" disabled={form.isSending} className={buttonClass('quiet', 'w-full')}>
          <BusyLabel isBusy={form.isSending}>{t('receipts.data_send')}</BusyLabel>
        </button>
      </form>
    </details>
  );
}
