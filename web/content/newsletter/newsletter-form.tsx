import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError, fetchJson } from '#base/api/fetch-json.ts';
import { EmailHint } from '#base/forms/email-hint.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { postedRefusal } from '#base/forms/posted-refusal.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useTypedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { EMAIL_PATTERN } from '#contract/mail/contact.ts';
import type { SubscriptionAnswer } from '#contract/mail/newsletter.ts';
import { tidyCode } from '#contract/texts/tidy-text.ts';

/** E-mail and button; the input clears on success. Without scripts the response page scrolls to the form by its fragment. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const posted = usePostedForm('newsletter');
  const [email, setEmail] = useState(posted?.values.email ?? '');
  const field = useTypedField<HTMLInputElement>(setEmail);
  /** Cleared when the address is edited. */
  const [refused, setRefused] = useState(posted);

  const failureText = useFailureText();
  const client = useQueryClient();
  const mutationKey = ['/api/subscribe'];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () =>
      fetchJson<SubscriptionAnswer>('/api/subscribe', {
        method: 'POST',
        body: { email: tidyCode(email), language },
      }),
    onSuccess: ({ confirmationEmailSent }) => {
      setEmail('');
      if (confirmationEmailSent)
        addToast({
          title: t('newsletter.success_confirm'),
          description: t('newsletter.success_confirm_text'),
        });
      else addToast({ title: t('newsletter.success'), description: t('newsletter.success_text') });
    },
    onError: (error) => {
      const isInvalid =
        error instanceof AnswerError && error.fieldErrors.some(({ path }) => path === 'email');
      addToast({
        variant: 'destructive',
        title: t('toast.error'),
        description: isInvalid
          ? t('newsletter.invalid')
          : failureText(error, t('newsletter.failure')),
      });
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (client.isMutating({ mutationKey }) > 0) return;
    if (!EMAIL_PATTERN.test(tidyCode(email)))
      addToast({
        variant: 'destructive',
        title: t('newsletter.invalid_input'),
        description: t('newsletter.invalid'),
      });
    else mutate();
  };

  return (
    <form
      id="form-newsletter"
      method="post"
      action="/api/subscribe#form-newsletter"
      noValidate
      onSubmit={onSubmit}
      className="w-full max-w-xl scroll-mt-72"
    >
      <FormPage id="newsletter" />
      <div className="flex flex-col gap-3 sm:flex-row">
        <label htmlFor={id} className="sr-only">
          {t('newsletter.email')}
        </label>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          placeholder={t('newsletter.placeholder')}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setRefused(undefined);
          }}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          className="h-12 min-w-0 grow rounded-full border border-white/40 bg-white px-5 text-ink"
        />
        <button type="submit" disabled={isPending} className={buttonClass('primary', 'h-12')}>
          <BusyLabel isBusy={isPending}>{t('newsletter.subscribe')}</BusyLabel>
        </button>
      </div>
      <EmailHint
        typed={email}
        onTake={(meant) => {
          setEmail(meant);
          setRefused(undefined);
        }}
        className="text-white"
      />
      {refused && (
        <p id={`${id}-error`} role="alert" className="mt-2 font-semibold">
          {refused.status === 422
            ? t('newsletter.invalid')
            : failureText(postedRefusal(refused), t('newsletter.failure'))}
        </p>
      )}
    </form>
  );
}
