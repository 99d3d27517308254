import { useTranslation } from 'react-i18next';
import { ConsentField } from '#base/forms/consent-field.tsx';
import { EmailField } from '#base/forms/email-field.tsx';
import { type FormFields, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { InvoiceDetails } from '#base/forms/invoice/invoice-part.ts';
import { TermsField } from '#base/forms/terms-field.tsx';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';

type ContactFieldsProps = {
  form: FormFields;
  /** What the option needs; without address or telephone among it either is enough. */
  required?: readonly string[];
};

/** Who books, what the firm should know, and consent. */
export function ContactFields({ form, required = [] }: ContactFieldsProps) {
  const { t } = useTranslation('trips');
  return (
    <div className="space-y-6">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          form={form}
          name="contact.name"
          label={t('request.name')}
          required
          autoComplete="name"
          maxLength={NAME_LENGTH}
        />
        <EmailField form={form} name="contact.email" label={t('request.email')} />
        <TextField
          form={form}
          name="contact.phone"
          type="tel"
          label={t('request.phone')}
          autoComplete="tel"
          maxLength={PHONE_LENGTH}
        />
      </div>
      {!required.includes('emailAddress') && !required.includes('phoneNumber') && (
        <p className="text-sm text-stone">{t('request.either')}</p>
      )}
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
      <ConsentField
        form={form}
        text={(place) => t('request.privacy', place)}
        link={t('request.privacy_link')}
      />
      <TermsField form={form} />
    </div>
  );
}
