import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTaxNumber, tidyTaxNumber } from '#contract/money/tax-number.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { type FormFields, TextAreaField, TextField } from '../fields.tsx';
import type { FormErrors } from '../use-form.ts';

/** The fields of an invoice. A tax number is checked when the field is left. */
export function InvoiceFields({ form }: { form: FormFields }) {
  const { t } = useTranslation('invoices');
  const [left, setLeft] = useState('');
  const typed = form.values['customer.taxNumber'] ?? '';
  const isWrong = left === typed && !isBlank(typed) && !isTaxNumber(tidyTaxNumber(typed));
  const errors: FormErrors = isWrong
    ? { ...form.errors, 'customer.taxNumber': 'tax_number' }
    : form.errors;
  return (
    <div className="mt-3 space-y-6">
      <p className="text-pretty text-stone">{t('customer.text')}</p>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="customer.name"
          label={t('customer.name')}
          autoComplete="organization"
          maxLength={120}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when the field in it is left. */}
        <div onBlur={() => setLeft(typed)}>
          <TextField
            form={{ ...form, errors }}
            name="customer.taxNumber"
            label={t('customer.tax_number')}
            hint={t('customer.tax_number_hint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </div>
      </div>
      <TextAreaField
        form={form}
        name="customer.address"
        label={t('customer.address')}
        hint={t('customer.address_hint')}
        autoComplete="street-address"
        rows={2}
        maxLength={300}
      />
    </div>
  );
}
