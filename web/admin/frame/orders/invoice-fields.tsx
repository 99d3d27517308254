import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/problem.ts';
import { AreaField, TextField } from '../fields/fields.tsx';

export type InvoiceDraft = { name: string; taxNumber: string; address: string };
export const NO_INVOICE: InvoiceDraft = { name: '', taxNumber: '', address: '' };

type InvoiceFieldsProps = {
  customer: InvoiceDraft;
  errors: Readonly<Record<string, FieldErrorCode>>;
  onChange: (customer: InvoiceDraft) => void;
};

/** For whom documents are. */
export function InvoiceInputs({ customer, errors, onChange }: InvoiceFieldsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('invoices.name')}
        error={errors['customer.name']}
        value={customer.name}
        maxLength={120}
        autoComplete="off"
        onChange={(name) => onChange({ ...customer, name })}
      />
      <TextField
        label={t('invoices.tax_number')}
        error={errors['customer.taxNumber']}
        value={customer.taxNumber}
        maxLength={40}
        autoComplete="off"
        onChange={(taxNumber) => onChange({ ...customer, taxNumber })}
      />
      <AreaField
        label={t('invoices.address')}
        error={errors['customer.address']}
        rows={2}
        value={customer.address}
        maxLength={300}
        onChange={(address) => onChange({ ...customer, address })}
      />
    </div>
  );
}

/** For whom the documents of an order are, behind a line that opens it. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { t } = useTranslation('admin-area');
  const isRefused = Object.keys(props.errors).some((path) => path.startsWith('customer.'));
  return (
    <details open={isRefused || undefined}>
      <summary className="min-h-11 w-fit cursor-pointer content-center text-sea-700 underline underline-offset-4">
        {t('invoices.need')}
      </summary>
      <div className="mt-3">
        <InvoiceInputs {...props} />
      </div>
    </details>
  );
}
