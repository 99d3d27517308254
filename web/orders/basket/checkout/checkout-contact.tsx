import { useTranslation } from 'react-i18next';
import { EmailField } from '#base/forms/email-field.tsx';
import { type FormFields, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { InvoiceDetails } from '#base/forms/invoice/invoice-part.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PhoneField } from '#web-orders/transfer/steps/phone-field.tsx';

/** Who orders, once for all items, and what the company should know. */
export function CheckoutContact({ form }: { form: FormFields }) {
  const { t } = useTranslation('trips');
  const { t: ofTransfers } = useTranslation('airport-transfers');
  return (
    <div className="space-y-6">
      <TextField
        form={form}
        name="contact.name"
        label={t('request.name')}
        required
        autoComplete="name"
        maxLength={NAME_LENGTH}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <EmailField form={form} name="contact.email" label={t('request.email')} />
        <PhoneField
          form={form}
          label={t('request.phone')}
          hint={ofTransfers('request.phone_hint')}
        />
      </div>
      <TextAreaField
        form={form}
        name="notes"
        label={t('request.message')}
        hint={t('request.message_hint')}
        required={false}
        rows={3}
        maxLength={3000}
      />
      <InvoiceDetails form={form} />
    </div>
  );
}
