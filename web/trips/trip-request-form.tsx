import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#api/fetch-json.ts';
import { CalendarDay } from '#content/calendar-day.tsx';
import { addDays, isCalendarDay, menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/language.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { MAX_DAYS_AHEAD, MAX_PEOPLE, type RequestAnswer } from '#contract/trips/trip-requests.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { AroundLink, LINK_PLACE } from '#forms/around-link.tsx';
import { ChildAges, ChildCount } from '#forms/child-ages-field.tsx';
import { CheckField, FormStatus, TextAreaField, TextField } from '#forms/fields.tsx';
import { FormPage } from '#forms/form-page.tsx';
import { Stepper } from '#forms/stepper.tsx';
import { useDraftForm } from '#forms/use-draft-form.ts';
import type { FormErrors } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { useHydrated } from '#ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { BusyLabel } from '#ui/spinner.tsx';

const EMPTY = {
  date: '',
  adults: '2',
  childAges: '',
  'contact.name': '',
  'contact.email': '',
  'contact.phone': '',
  message: '',
  privacyAccepted: '',
};
type Fields = typeof EMPTY;

const bodyOf = ({ date, adults, childAges, message, privacyAccepted, ...contact }: Fields, language: Language) => ({
  date,
  adults,
  childAges,
  contact: { name: contact['contact.name'], email: contact['contact.email'], phone: contact['contact.phone'] },
  message,
  language,
  privacyAccepted: privacyAccepted === 'true',
});

/** Missing values are reported at once; the API validates everything else. */
function missing(fields: Fields): FormErrors {
  const lacks = (name: keyof Fields) => isBlank(fields[name]);
  return {
    ...(lacks('date') && { date: 'required' }),
    ...(lacks('adults') && { adults: 'required' }),
    ...(lacks('contact.name') && { 'contact.name': 'required' }),
    ...(lacks('contact.email') && lacks('contact.phone') && { 'contact.email': 'contact_needed' }),
    ...(lacks('privacyAccepted') && { privacyAccepted: 'consent_needed' }),
  };
}

/** At least one of the two is required. */
const REACHED: readonly string[] = ['contact.email', 'contact.phone'];

/** Selectable days, computed in the browser: the page may have been rendered earlier. */
function useDays(): { min?: string; max?: string } {
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated) return {};
    const today = menorcaToday(new Date());
    return { min: addDays(today, 1), max: addDays(today, MAX_DAYS_AHEAD) };
  }, [isHydrated]);
}

/** The same input keeps its key, so that a retry cannot create a second request. */
function useIdempotencyKey() {
  const last = useRef({ words: '', key: '' });
  return (words: string) => {
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function TripRequestForm({ trip }: { trip: TripDetail }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const navigate = useNavigate();
  const days = useDays();
  const keyOf = useIdempotencyKey();
  const action = `/api/trips/${trip.id}/requests`;
  const form = useDraftForm(action, {
    id: 'trip-request',
    initial: EMPTY,
    check: missing,
    relatedTo: (name) => (REACHED.includes(name) ? REACHED : []),
    send: (values) => {
      const body = bodyOf(values, language);
      return fetchJson<RequestAnswer>(action, { method: 'POST', body, headers: { 'Idempotency-Key': keyOf(JSON.stringify(body)) } });
    },
    onSent: ({ reference, manageUrl }) =>
      void navigate({
        to: '/trips/booking/$reference',
        params: { reference },
        search: { token: new URL(manageUrl).searchParams.get('token') ?? '' },
      }),
  });
  const { date } = form.values;
  const most = trip.maxPeople ?? MAX_PEOPLE;
  const tooYoung = t('request.min_age', { age: trip.minAge });
  const children = {
    form,
    name: 'childAges',
    max: most - 1,
    note: (age: number) => (age < (trip.minAge ?? 0) ? tooYoung : undefined),
    errorText: form.errors.childAges === 'too_short' ? tooYoung : undefined,
  };
  return (
    <Section title={t('request.title')} text={t('request.text')} className="bg-limestone-100 print:hidden">
      <form
        {...form.formProps}
        id="request"
        action={`${action}#request`}
        className="max-w-4xl scroll-mt-28 space-y-6 rounded-card bg-white p-6 shadow-card sm:p-8"
      >
        <FormPage id="trip-request" />
        <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <div>
            <TextField form={form} name="date" type="date" label={t('request.date')} required {...days} />
            {isCalendarDay(date) && (
              <p className="mt-1 text-sm text-stone">
                <CalendarDay at={date} />
              </p>
            )}
          </div>
          <Stepper
            name="adults"
            label={t('request.adults')}
            hint={trip.maxPeople === null ? undefined : t('request.group_hint', { count: trip.maxPeople })}
            value={form.values.adults}
            min={1}
            max={most}
            onChange={(adults) => form.set('adults', adults)}
            error={form.errors.adults}
            errorText={form.errors.adults === 'too_many' ? t('request.group_max', { limit: most }) : undefined}
          />
          <ChildCount {...children} />
        </div>
        <ChildAges {...children} />
        <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <TextField form={form} name="contact.name" label={t('request.name')} required autoComplete="name" maxLength={NAME_LENGTH} />
          <TextField form={form} name="contact.email" type="email" label={t('request.email')} autoComplete="email" maxLength={254} />
          <TextField form={form} name="contact.phone" type="tel" label={t('request.phone')} autoComplete="tel" maxLength={PHONE_LENGTH} />
        </div>
        <p className="text-sm text-stone">{t('request.either')}</p>
        <TextAreaField
          form={form}
          name="message"
          label={t('request.message')}
          hint={t('request.message_hint')}
          required={false}
          rows={4}
          maxLength={3000}
        />
        <CheckField form={form} name="privacyAccepted">
          <AroundLink text={t('request.privacy', { link: LINK_PLACE })}>
            <Link to="/legal/privacy" className="text-sea-700 underline underline-offset-4">
              {t('request.privacy_link')}
            </Link>
          </AroundLink>
        </CheckField>
        <div className="space-y-4">
          <FormStatus failure={form.failure} />
          <button type="submit" disabled={form.isSending} className={buttonClass('primary', 'w-full sm:w-auto')}>
            <BusyLabel isBusy={form.isSending}>{t('request.send')}</BusyLabel>
          </button>
        </div>
      </form>
    </Section>
  );
}
