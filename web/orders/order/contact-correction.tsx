import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { EmailField } from '#base/forms/email-field.tsx';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { Fold } from './item/item-card.tsx';
import { apiOf, type BookedItem } from './items.ts';
import { useOrderChanged } from './order-changed.ts';

const FORM = 'order-contact';
const REACHED: readonly string[] = ['contact.email', 'contact.phone'];

type ContactCorrectionProps = {
  item: BookedItem;
  contact: { email: string | null; phone: string | null };
};

/** Corrects address and telephone of an order, by the link of one of its items. */
export function ContactCorrection({ item, contact }: ContactCorrectionProps) {
  const { t } = useTranslation('order');
  const { token } = item;
  const action = `${apiOf(item)}/contact`;
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
      fetchJson<unknown>(action, {
        method: 'POST',
        body: {
          token,
          contact: { email: values['contact.email'], phone: values['contact.phone'] },
        },
      }),
    onSent: useOrderChanged(),
  });
  const isRefused = usePostedForm(FORM) !== undefined;
  return (
    <Fold id="contact" title={t('contact.open')} isOpen={isRefused}>
      <form {...form.formProps} action={`${action}#contact`} className="space-y-5">
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
    </Fold>
  );
}
