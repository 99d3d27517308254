import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { AroundLink, LINK_PLACE } from '#forms/around-link.tsx';
import { CheckField, type FormFields, TextAreaField, TextField } from '#forms/fields.tsx';

/** Who books, and what the firm should know. */
export function ContactFields({ form, option }: { form: FormFields; option: AvailableOption }) {
  const { t } = useTranslation('trips');
  return (
    <div className="space-y-6">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField form={form} name="contact.name" label={t('request.name')} required autoComplete="name" maxLength={NAME_LENGTH} />
        <TextField form={form} name="contact.email" type="email" label={t('request.email')} autoComplete="email" maxLength={254} />
        <TextField form={form} name="contact.phone" type="tel" label={t('request.phone')} autoComplete="tel" maxLength={PHONE_LENGTH} />
      </div>
      {!option.requiredContactFields.some((field) => field === 'emailAddress' || field === 'phoneNumber') && (
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
      <CheckField form={form} name="privacyAccepted">
        <AroundLink text={t('request.privacy', { link: LINK_PLACE })}>
          <Link to="/legal/privacy" className="text-sea-700 underline underline-offset-4">
            {t('request.privacy_link')}
          </Link>
        </AroundLink>
      </CheckField>
    </div>
  );
}
