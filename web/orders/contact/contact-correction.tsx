import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { EmailField } from '#base/forms/email-hint.tsx';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';

const FORM = 'order-contact';
const REACHED: readonly string[] = ['contact.email', 'contact.phone'];

type ContactCorrectionProps<B> = {
  /** API path of the booking or the transfer. */
  action: string;
  token: string;
  contact: { email: string | null; phone: string | null };
  onSaved: (answer: B) => void;
};

/** Corrects address and telephone of a booking or a transfer. */
export function ContactCorrection<B>({
  action,
  token,
  contact,
  onSaved,
}: ContactCorrectionProps<B>) {
  const { t } = useTranslation('trips');
  const form = useForm({
    id: FORM,
    initial: { 'contact.email': contact.email ?? '', 'contact.phone': contact.phone ?? '' },
    check: (values): FormErrors => {
      if (!isBlank(values['contact.email'])) return {};
      if (contact.email !== null) return { 'contact.email': 'required' };
      return isBlank(values['contact.phone']) ? { 'contact.email': 'contact_needed' } : {};
    },
    relatedTo: (name) => (REACHED.includes(name) ? REACHED : []),
    send: (values) =>
      fetchJson<B>(action, {
        method: 'POST',
        body: {
          token,
          contact: { email: values['contact.email'], phone: values['contact.phone'] },
        },
      }),
    onSent: onSaved,
  });
  const isRefused = usePostedForm(FORM) !== undefined;
  return (
    <details
      id="contact"
      open={isRefused || undefined}
      className="scroll-mt-28 rounded-card border border-limestone-300 bg-white"
      data-no-print
    >
      <summary className="min-h-11 px-5 py-4 font-semibold text-deep-900 sm:px-6">
        {t('contact.open')}
      </summary>
      <form
        {...form.formProps}
        action={`${action}#contact`}
        className="space-y-5 px-5 pb-6 sm:px-6"
      >
        <FormPage id={FORM} />
        <input type="hidden" name="token" value={token} />
        <p className="text-pretty text-stone">{t('contact.text')}</p>
        <FormStatus failure={form.failure} />
        <EmailField
          form={form}
          name="contact.email"
          label={t('contact.email')}
          required={contact.email === null ? undefined : true}
        />
        <TextField
          form={form}
          name="contact.phone"
          type="tel"
          label={t('contact.phone')}
          autoComplete="tel"
          maxLength={PHONE_LENGTH}
        />
        <button type="submit" disabled={form.isSending} className={buttonClass('sea')}>
          <BusyLabel isBusy={form.isSending}>{t('contact.save')}</BusyLabel>
        </button>
        <p role="status" className="font-semibold text-deep-900">
          {form.answer !== undefined && t('contact.saved')}
        </p>
      </form>
    </details>
  );
}
