import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CalendarDay } from '#base/content/orders/calendar-day.tsx';
import { AroundLink, LINK_PLACE } from '#base/forms/around-link.tsx';
import { EmailField } from '#base/forms/email-field.tsx';
import { CheckField, TextField } from '#base/forms/fields.tsx';
import { InvoiceDetails } from '#base/forms/invoice/invoice-part.ts';
import { TermsField } from '#base/forms/terms-field.tsx';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import type { RequestForm } from '../request/values.ts';
import { editionQuery } from '../transfers.queries.ts';
import { PhoneField } from './phone-field.tsx';

export function ContactStep({ form }: { form: RequestForm }) {
  const { t } = useTranslation('airport-transfers');
  const { data: policy } = useQuery(editionQuery);
  return (
    <>
      <TextField
        form={form}
        name="contact.name"
        label={t('request.name')}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          form={form}
          name="contact.email"
          label={t('request.email')}
          hint={t('request.contact_hint')}
        />
        <PhoneField form={form} label={t('request.phone')} hint={t('request.phone_hint')} />
      </div>
      <InvoiceDetails form={form} />
      <CheckField form={form} name="privacyAccepted">
        <AroundLink text={t('request.privacy', { link: LINK_PLACE })}>
          <Link
            to="/legal/privacy"
            target="_blank"
            className="text-sea-700 underline underline-offset-4"
          >
            {t('request.privacy_link')}
          </Link>
        </AroundLink>
        {policy?.edition && (
          <span className="text-stone">
            {' '}
            ({t('request.privacy_edition')} <CalendarDay at={policy.edition} />)
          </span>
        )}
      </CheckField>
      <TermsField form={form} />
    </>
  );
}
