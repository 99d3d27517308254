import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { ConsentField } from '#base/forms/consent-field.tsx';
import { EmailField } from '#base/forms/email-field.tsx';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { WaitingAnswer } from '#contract/bookings/waiting.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';

const FORM = 'trip-waiting';
type WaitingFormProps = {
  tripId: number;
  option: InLanguage<AvailableOption>;
  day: string;
  people: number;
};

/** For a day without enough places: the guest is notified when there are. */
export function WaitingForm({ tripId, option, day, people }: WaitingFormProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const action = `/api/trips/${tripId}/waiting`;
  const form = useForm({
    id: FORM,
    initial: { name: '', email: '', privacyAccepted: '' },
    check: ({ name, email, privacyAccepted }): FormErrors => ({
      ...(isBlank(name) && { name: 'required' }),
      ...(isBlank(email) && { email: 'required' }),
      ...(isBlank(privacyAccepted) && { privacyAccepted: 'consent_needed' }),
    }),
    send: ({ name, email, privacyAccepted }) =>
      fetchJson<WaitingAnswer>(action, {
        method: 'POST',
        body: {
          date: day,
          people,
          optionId: option.id,
          name,
          email,
          language,
          privacyAccepted: privacyAccepted === 'true',
        },
      }),
  });
  return (
    <form
      {...form.formProps}
      action={`${action}#waiting`}
      id="waiting"
      aria-labelledby="waiting-title"
      className="mt-6 scroll-mt-28 space-y-5 rounded-card bg-white p-4 shadow-card sm:p-8"
    >
      <FormPage id={FORM} />
      <input type="hidden" name="date" value={day} />
      <input type="hidden" name="people" value={people} />
      <input type="hidden" name="optionId" value={option.id} />
      <h3 id="waiting-title" className="text-2xl">
        {form.answer ? t('waiting.listed.title') : t('waiting.title')}
      </h3>
      <p suppressHydrationWarning className="font-semibold text-deep-900">
        {formatDate(day, language)}, {t('waiting.people', { count: people })}
      </p>
      {form.answer ? (
        <p role="status">{t('waiting.listed.text')}</p>
      ) : (
        <>
          <p className="text-stone">{t('waiting.text')}</p>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <TextField
              form={form}
              name="name"
              label={t('request.name')}
              required
              autoComplete="name"
              maxLength={NAME_LENGTH}
            />
            <EmailField form={form} name="email" label={t('request.email')} required />
          </div>
          <ConsentField
            form={form}
            text={(place) => t('request.privacy', place)}
            link={t('request.privacy_link')}
          />
          <FormStatus failure={form.failure} />
          <button
            type="submit"
            disabled={form.isSending}
            className={buttonClass('sea', 'w-full sm:w-auto')}
          >
            <BusyLabel isBusy={form.isSending}>{t('waiting.send')}</BusyLabel>
          </button>
        </>
      )}
    </form>
  );
}
