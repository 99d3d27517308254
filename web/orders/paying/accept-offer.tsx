import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { CARD } from '#base/content/orders/booking-parts.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { TermsField } from '#base/forms/terms-field.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';

const FORM = 'offer-accept';
type AcceptOfferProps<Answer> = {
  action: string;
  token: string;
  onAccepted: (answer: Answer) => void;
  /** What is offered, above the button. */
  children: ReactNode;
};

/** The firm's offer for a request that came without the terms: it binds the guest once it is accepted, with or without scripts. */
export function AcceptOffer<Answer>({
  action,
  token,
  onAccepted,
  children,
}: AcceptOfferProps<Answer>) {
  const { t } = useTranslation();
  const form = useForm<{ termsAccepted: string }, Answer>({
    id: FORM,
    initial: { termsAccepted: '' },
    check: ({ termsAccepted }): FormErrors =>
      termsAccepted ? {} : { termsAccepted: 'terms_needed' },
    send: () => fetchJson<Answer>(action, { method: 'POST', body: { token, termsAccepted: true } }),
    onSent: (answer) => {
      onAccepted(answer);
      document.getElementById('content')?.focus();
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <section id="offer" className={`${CARD} scroll-mt-28`} data-no-print>
      <h2 className="mb-3 text-2xl">{t('offer.title')}</h2>
      <p>{t('offer.text')}</p>
      <form {...form.formProps} action={`${action}#offer`} className="mt-5 space-y-5">
        <FormPage id={FORM} />
        <input type="hidden" name="token" value={token} />
        <TermsField form={form} />
        {children}
        <FormStatus failure={form.failure} />
        <button
          type="submit"
          disabled={form.isSending}
          className={buttonClass('primary', 'w-full sm:w-auto')}
        >
          <BusyLabel isBusy={form.isSending}>{t('offer.accept')}</BusyLabel>
        </button>
      </form>
    </section>
  );
}
